import { Button, Textarea } from "@mantine/core";
import { IconMessageCircle, IconSend } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { WorkspaceDetail } from "#contracts/workspaces.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { namedIn, nameBegun, type Named, withName } from "./mention.ts";
import { useSendMessage } from "./use-send-message.ts";

import classes from "./messages-panel.module.css";

const copy = workspace.messages;

const MentionList = lazy(async () => ({ default: (await import("./mention-list.tsx")).MentionList }));

/** The conversation with the owner, oldest first, as the owner's page shows it. */
export function MessagesPanel({ journey }: { journey: WorkspaceDetail }) {
  const page = trpc.journeys.customerWorkspace.useQuery({ workspaceId: journey.id });
  const messages = page.data?.messages.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id,
  );
  const titles = new Map(journey.tasks.map(({ id, title }) => [id, title]));
  const list = useRef<HTMLUListElement>(null);
  const count = messages?.length ?? 0;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <Panel title={copy.title} isFlush>
      {count === 0 && !page.isPending && (
        <EmptyState icon={IconMessageCircle} title={copy.empty} text={copy.emptyHint(journey.ownerName)} />
      )}
      <FailedNote failed={page} what={copy.what} />
      {messages && count > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        <ul ref={list} className={classes.list} aria-label={copy.list} tabIndex={0}>
          {messages.map((message) => {
            const about = message.taskId === null ? undefined : titles.get(message.taskId);
            return (
              <li key={message.id} className={classes.message}>
                <Avatar initials={message.authorInitials} />
                <div className={classes.words}>
                  <p className={classes.head}>
                    <strong dir="auto">{message.authorName}</strong>
                    {about !== undefined && <span>{copy.on(about)}</span>}
                    <time dateTime={message.createdAt.toISOString()}>{formatInstant(message.createdAt)}</time>
                  </p>
                  <p className={classes.body} dir="auto">
                    {message.body}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <Composer workspaceId={journey.id} />
    </Panel>
  );
}

function Composer({ workspaceId }: { workspaceId: number }) {
  const sending = useSendMessage();
  const [body, setBody] = useState("");
  const [attempts] = useState(() => new Attempts());
  const [named, setNamed] = useState<readonly Named[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const begun = nameBegun(body);
  const choose = (person: Named) => {
    setBody(withName(body, person.name));
    setNamed([...named, person]);
    field.current?.focus();
  };
  const isEmpty = body.trim() === "";
  const send = () => {
    if (isEmpty || sending.isPending) return;
    const draft = { workspaceId, body, mentions: namedIn(body, named) };
    sending.mutate(
      { ...draft, requestId: attempts.idFor(draft) },
      {
        onSuccess: () => {
          setBody("");
          setNamed([]);
          // The same words again are a new message.
          attempts.idFor({});
        },
        onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.composer} onSubmit={onSubmit}>
      <Textarea
        ref={field}
        className={classes.field}
        aria-label={copy.write}
        placeholder={copy.placeholder}
        rows={2}
        maxLength={LIMITS.message}
        value={body}
        readOnly={sending.isPending}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        disabled={isEmpty || sending.isPending}
        leftSection={<IconSend size={16} aria-hidden />}
      >
        {sending.isPending ? copy.sending : copy.send}
      </Button>
      {begun !== null && (
        <Suspense>
          <MentionList workspaceId={workspaceId} begun={begun} onChoose={choose} />
        </Suspense>
      )}
    </form>
  );
}
