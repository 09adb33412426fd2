import { ActionIcon, Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { journey as copy } from "#web/copy/journey.ts";

import { dropText, findText, keepText } from "./kept-text.ts";
import { LazyPart, type Load, type NamingProps } from "./lazy-part.tsx";

import classes from "./write-box.module.css";

type Props = {
  /** Names the box in this browser, so that what is typed outlives a closed panel and a reload. */
  name: string;
  label: string;
  hint: string;
  /** `comment` has a visible label and a worded button. */
  look: "message" | "comment";
  workspaceId: number;
  naming: Load<NamingProps>;
  /** With the ids of those who are named in it. */
  onSend: (body: string, mentions: number[]) => void;
};

/** Enter sends, Shift + Enter begins a new line; the Enter that ends a composition (Japanese, Chinese) does neither. */
export function WriteBox({ name, label, hint, look, workspaceId, naming, onSend }: Props) {
  const id = useId();
  const [text, setText] = useState(() => findText(name));
  const [named, setNamed] = useState<ReadonlyMap<number, string>>(new Map());
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.trim().length > LIMITS.message;
  const write = (typed: string) => {
    setText(typed);
    keepText(name, typed);
  };
  const send = () => {
    const body = text.trim();
    if (body === "" || isTooLong) return;
    // Those whose name has been taken out again are not meant.
    onSend(
      body,
      [...named].filter(([, one]) => body.includes(`@${one}`)).map(([person]) => person),
    );
    setText("");
    setNamed(new Map());
    dropText(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };
  const box = (
    <textarea
      ref={field}
      id={id}
      className={classes.text}
      value={text}
      placeholder={hint}
      rows={2}
      dir="auto"
      enterKeyHint="send"
      aria-label={look === "message" ? label : undefined}
      aria-invalid={isTooLong || undefined}
      aria-describedby={isTooLong ? `${id}-long` : undefined}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
  const onChoose: NamingProps["onChoose"] = (person, whole) => {
    write(whole);
    setNamed(new Map(named).set(person.id, person.name));
    field.current?.focus();
  };
  const people = text.includes("@") && <LazyPart load={naming} props={{ workspaceId, text, onChoose }} />;
  const problem = isTooLong && (
    <p id={`${id}-long`} className={classes.problem} role="alert">
      {copy.tooLong(LIMITS.message)}
    </p>
  );

  if (look === "message") {
    return (
      <>
        <div className={classes.message}>
          {box}
          <ActionIcon
            className={classes.send}
            variant="filled"
            color="ocean"
            size={44}
            aria-label={copy.sendMessage}
            onClick={send}
          >
            <IconSend size={18} aria-hidden />
          </ActionIcon>
        </div>
        {people}
        {problem}
      </>
    );
  }
  return (
    <div className={classes.comment}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.area}>{box}</div>
      {people}
      {problem}
      <Button size="lg" className={classes.button} onClick={send}>
        {copy.sendComment}
      </Button>
    </div>
  );
}
