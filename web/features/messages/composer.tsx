import { ActionIcon, Button } from "@mantine/core";
import { IconSend, IconX } from "@tabler/icons-react";
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { MESSAGE_FILES_MAX } from "#contracts/messages/terms.ts";
import { conversation as copy } from "#web/copy/conversation.ts";
import { useMedia } from "#web/ui/use-media.ts";

import { dropNamed, dropText, findNamed, findText, keepNamed, keepText } from "./kept-text.ts";
import { namedIn, nameBegun, type Named, withName } from "./mention.ts";
import type { AttachedFile, Written } from "./outgoing-store.ts";

import classes from "./composer.module.css";

const MentionList = lazy(async () => ({ default: (await import("./mention-list.tsx")).MentionList }));

/** What brings files to the journey, so that they can go with a message. */
export type AttachProps = {
  workspaceId: number;
  /** Names the place, so that each box has its own files on their way. */
  place: string;
  label: string;
  onStored: (files: readonly AttachedFile[]) => void;
  onBusy: (isBusy: boolean) => void;
};

type Props = {
  /** Names the box in this browser, so that what is typed outlives a closed panel and a reload. */
  name: string;
  label: string;
  hint?: string;
  /** `comment` has a visible label and a worded button. */
  look: "message" | "comment";
  workspaceId: number;
  attach?: ComponentType<AttachProps>;
  onSend: (written: Written) => void;
};

/** Where a finger writes there is no Shift + Enter. */
const FINGER = "(pointer: coarse)";

/**
 * Enter sends, Shift + Enter begins a new line; the Enter that ends a composition (Japanese, Chinese) does neither. On a
 * phone Return begins a line, and the button sends.
 */
export function Composer({ name, label, hint, look, workspaceId, attach: Attach, onSend }: Props) {
  const id = useId();
  const [text, setText] = useState(() => findText(name));
  const [named, setNamed] = useState<readonly Named[]>(() => findNamed(name));
  const isFinger = useMedia(FINGER, true);
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const problem =
    text.trim().length > LIMITS.message
      ? copy.tooLong(LIMITS.message)
      : files.length > MESSAGE_FILES_MAX
        ? copy.tooManyFiles(MESSAGE_FILES_MAX)
        : null;
  const write = (typed: string) => {
    setText(typed);
    keepText(name, typed);
  };
  const send = () => {
    const body = text.trim();
    if ((body === "" && files.length === 0) || problem !== null || isBusy) return;
    // Those whose name has been taken out again are not meant.
    onSend({ body, mentions: namedIn(body, named), files });
    setText("");
    setNamed([]);
    setFiles([]);
    dropText(name);
    dropNamed(name);
  };
  const choose = (person: Named) => {
    write(withName(text, person.name));
    const all = [...named, person];
    setNamed(all);
    keepNamed(name, all);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing || isFinger) return;
    event.preventDefault();
    send();
  };
  const begun = nameBegun(text);
  const box = (
    <textarea
      ref={field}
      id={id}
      className={classes.text}
      value={text}
      placeholder={hint ?? copy.placeholder[isFinger ? "finger" : "keys"]}
      rows={2}
      dir="auto"
      enterKeyHint="enter"
      aria-label={look === "message" ? label : undefined}
      aria-invalid={problem !== null || undefined}
      aria-describedby={problem === null ? undefined : `${id}-problem`}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
  const below = (
    <>
      {begun !== null && (
        <Suspense>
          <MentionList workspaceId={workspaceId} begun={begun} onChoose={choose} />
        </Suspense>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {files.length > 0 && (
        <ul className={classes.files} aria-label={copy.attached}>
          {files.map((file) => (
            <li key={file.documentId}>
              <span dir="auto" title={file.name}>
                {file.name}
              </span>
              <ActionIcon
                size={44}
                aria-label={copy.detach(file.name)}
                onClick={() => setFiles(files.filter((one) => one !== file))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {isBusy && <p className={classes.waits}>{copy.waits}</p>}
    </>
  );
  const attaching = Attach && (
    <Attach
      workspaceId={workspaceId}
      place={name}
      label={look === "message" ? copy.attach : copy.attachHere}
      onStored={(stored) => setFiles((before) => [...before, ...stored])}
      onBusy={setBusy}
    />
  );

  if (look === "message") {
    return (
      <div className={classes.composer}>
        <div className={classes.message}>
          {box}
          <ActionIcon
            className={classes.send}
            variant="filled"
            color="ocean"
            size={44}
            aria-label={copy.send}
            disabled={isBusy}
            onClick={send}
          >
            <IconSend size={18} aria-hidden />
          </ActionIcon>
        </div>
        {below}
        {attaching}
      </div>
    );
  }
  return (
    <div className={classes.comment}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.area}>{box}</div>
      {below}
      {attaching}
      <Button size="lg" className={classes.button} disabled={isBusy} onClick={send}>
        {copy.comment}
      </Button>
    </div>
  );
}
