import { Button } from "@mantine/core";

import { journey as copy } from "#web/copy/journey.ts";

import type { Outbox, Outgoing } from "./use-outgoing.ts";

import classes from "./record.module.css";

/** A message that is not among the journey's yet: on its way, or kept because it could not be sent. */
export function OutgoingItem({ message, outbox }: { message: Outgoing; outbox: Outbox }) {
  return (
    <div data-outgoing={message.state}>
      <p className={classes.bubble} dir="auto">
        {message.body}
      </p>
      {message.state === "failed" ? (
        <div className={classes.failed} role="alert">
          <span>{copy.notSent}</span>
          <Button size="xs" variant="subtle" onClick={() => outbox.retry(message.id)}>
            {copy.tryAgain}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => outbox.discard(message.id)}>
            {copy.discard}
          </Button>
        </div>
      ) : (
        <span className={classes.time}>{copy.sending}</span>
      )}
    </div>
  );
}
