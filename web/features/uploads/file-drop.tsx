import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, useId, useRef, useState } from "react";

import { uploads as copy } from "#web/copy/uploads.ts";
import { sizeText } from "#web/core/file-size.ts";

import { type FileRules, typeList } from "./file-rules.ts";

import classes from "./uploads.module.css";

type Props = {
  rules: FileRules;
  /** The words on the button. */
  label: string;
  onFiles: (files: readonly File[]) => void;
};

/**
 * A button that opens the device's own chooser (on a phone: camera, photos or files), and a place to drop files on.
 * Types are judged by content afterwards, so the chooser is only helped, not trusted.
 */
export function FileDrop({ rules, label, onFiles }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isMany = rules.maxFiles === undefined || rules.maxFiles > 1;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        accept={rules.accept.join(",")}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same file may be chosen again after it was mended.
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        size="lg"
        aria-describedby={id}
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p id={id}>
        <span className={classes.dropHelp}>{copy.dropHelp}</span>
        {copy.accepted(typeList(rules.accept), sizeText(rules.maxBytes))}
      </p>
    </div>
  );
}
