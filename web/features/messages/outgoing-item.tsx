import { Button } from "@mantine/core";

import { conversation as copy } from "#web/copy/conversation.ts";
import { Bubble, FeedTime } from "#web/ui/feed-item.tsx";

import type { Outgoing, OutgoingStore } from "./outgoing-store.ts";

import classes from "./conversation.module.css";

/** A message that the server does not have yet: on its way, or kept because it could not be sent. */
export function OutgoingItem({ message, store }: { message: Outgoing; store: OutgoingStore }) {
  const { id, body, files, state, problem } = message;
  const isKept = state === "failed" || state === "refused";
  return (
    <div data-outgoing={state}>
      {body !== "" && <Bubble>{body}</Bubble>}
      {files.map(({ documentId, name }) => (
        <Bubble key={documentId}>{name}</Bubble>
      ))}
      {isKept ? (
        <div className={classes.failed} role="alert">
          <span>{problem === null ? copy.notSent : `${copy.notSent} ${problem}`}</span>
          <Button size="xs" variant="subtle" onClick={() => store.retry(id)}>
            {copy.tryAgain}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => store.discard(id)}>
            {copy.discard}
          </Button>
        </div>
      ) : (
        <FeedTime instead={copy.sending} />
      )}
    </div>
  );
}
