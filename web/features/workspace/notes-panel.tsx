import { Button, Textarea } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { WorkspaceNote } from "#contracts/workspaces/people-shapes.ts";
import { common } from "#web/copy/words.ts";
import { workspaceNotes as copy } from "#web/copy/workspace-people.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { useBringBack } from "#web/core/bring-back.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Form } from "#web/ui/form.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { Panel } from "#web/ui/panel.tsx";

import classes from "./notes-panel.module.css";

const refused = (error: unknown, title: string = copy.failed) =>
  showToast({ kind: "error", title, description: sentenceOf(error) });

/** What colleagues should know of a journey; nobody else is ever shown it. */
export function NotesPanel({ workspaceId }: { workspaceId: number }) {
  const list = trpc.workspaces.notes.useInfiniteQuery(
    { workspaceId, limit: 20 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const notes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={copy.title} isFlush>
      <ListOf
        list={list}
        what={copy.what}
        count={notes.length}
        waiting={null}
        empty={<p className={classes.hint}>{copy.empty}</p>}
      >
        <p className={classes.hint}>{copy.hint}</p>
        <ul className={classes.notes} aria-label={copy.title}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            variant="subtle"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {common.showMore}
          </Button>
        )}
      </ListOf>
      <NewNote workspaceId={workspaceId} />
    </Panel>
  );
}

function NewNote({ workspaceId }: { workspaceId: number }) {
  const [body, setBody] = useState("");
  const [attempts] = useState(() => new Attempts());
  const add = trpc.workspaces.addNote.useMutation();
  const isEmpty = body.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || add.isPending) return;
    const draft = { workspaceId, body };
    try {
      await add.mutateAsync({ ...draft, requestId: attempts.idFor(draft) });
      setBody("");
      // The same words again are a new note.
      attempts.idFor({});
    } catch (error) {
      refused(error);
    }
  };
  return (
    <Form className={classes.composer} onSubmit={(event) => void submit(event)}>
      <Textarea
        className={classes.field ?? ""}
        aria-label={copy.write}
        placeholder={copy.placeholder}
        rows={2}
        maxLength={LIMITS.notes}
        value={body}
        readOnly={add.isPending}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isEmpty || add.isPending}>
        {copy.add}
      </Button>
    </Form>
  );
}

function Note({ note }: { note: WorkspaceNote }) {
  const [text, setText] = useState<string | null>(null);
  const update = trpc.workspaces.updateNote.useMutation();
  const remove = trpc.workspaces.removeNote.useMutation();
  const { sayDeleted } = useBringBack();
  const withVersion = useSeenVersion(note.version);
  const start = note.body.slice(0, 40);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text === null || text.trim() === "" || update.isPending) return;
    try {
      await withVersion((version) => update.mutateAsync({ noteId: note.id, version, body: text }));
      setText(null);
    } catch (error) {
      refused(error);
    }
  };
  const takeBack = async () => {
    if (!(await askToConfirm({ title: copy.removing, confirmLabel: copy.confirmRemove, isDanger: true })))
      return;
    try {
      await remove.mutateAsync({ noteId: note.id, version: note.version });
      sayDeleted({ kind: "note", thingId: note.id }, copy.removed, start);
    } catch (error) {
      refused(error, copy.notRemoved);
    }
  };
  return (
    <li className={classes.note}>
      <Avatar initials={note.authorInitials} />
      <div className={classes.words}>
        <p className={classes.head}>
          <strong dir="auto">{note.authorName}</strong>
          <time dateTime={note.createdAt.toISOString()}>{formatInstant(note.createdAt)}</time>
          {note.editedAt !== null && <span>{copy.edited}</span>}
        </p>
        {text === null ? (
          <p className={classes.body} dir="auto">
            {note.body}
          </p>
        ) : (
          <Form className={classes.edit} onSubmit={(event) => void save(event)}>
            <Textarea
              aria-label={copy.editing}
              rows={3}
              maxLength={LIMITS.notes}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
              autoFocus
            />
            <div className={classes.buttons}>
              <CancelButton onCancel={() => setText(null)} />
              <Button type="submit" variant="filled" disabled={text.trim() === "" || update.isPending}>
                {copy.save}
              </Button>
            </div>
          </Form>
        )}
      </div>
      {note.isMine && text === null && (
        <span className={classes.tools}>
          <IconButton label={copy.edit(start)} tip="end" size={28} onClick={() => setText(note.body)}>
            <IconPencil size={16} aria-hidden />
          </IconButton>
          <IconButton label={copy.remove(start)} tip="end" size={28} onClick={() => void takeBack()}>
            <IconTrash size={16} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}
