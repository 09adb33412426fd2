import { IconX } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

import { common } from "#web/copy/words.ts";

import { IconButton } from "./icon-button.tsx";

import classes from "./sheet.module.css";

type Props = {
  title: string;
  side: "left" | "right";
  onClose: () => void;
  children: ReactNode;
};

/** A drawer on the browser's own dialog, which keeps the focus in and gives it back. Mounted is open. */
export function Sheet({ title, side, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the scrim; keys have Escape
    <dialog
      ref={dialog}
      className={classes.sheet}
      data-side={side}
      aria-label={title}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.inside}>
        <header className={classes.head}>
          <h2>{title}</h2>
          <IconButton label={common.close} tip="end" onClick={onClose}>
            <IconX size={18} />
          </IconButton>
        </header>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
}
