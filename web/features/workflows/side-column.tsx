import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
} from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";

import { IconButton } from "#web/ui/icon-button.tsx";

import classes from "./editor.module.css";

const ICONS = {
  left: { collapse: IconLayoutSidebarLeftCollapse, expand: IconLayoutSidebarLeftExpand },
  right: { collapse: IconLayoutSidebarRightCollapse, expand: IconLayoutSidebarRightExpand },
} as const;

type Props = {
  side: "left" | "right";
  words: { title: string; collapse: string; expand: string };
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A panel beside the canvas that can be folded to its button. */
export function SideColumn({ side, words, isOpen, onOpen, onKeyDown, children }: Props) {
  const { collapse: Collapse, expand: Expand } = ICONS[side];
  const tip = side === "left" ? "start" : "end";
  if (!isOpen) {
    return (
      <aside className={classes.folded} data-side={side} aria-label={words.title}>
        <IconButton label={words.expand} tip={tip} aria-expanded={false} onClick={() => onOpen(true)}>
          <Expand size={18} stroke={1.75} />
        </IconButton>
      </aside>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <aside className={classes.side} data-side={side} aria-label={words.title} onKeyDown={onKeyDown}>
      <header className={classes.sideHead}>
        <h2>{words.title}</h2>
        <IconButton label={words.collapse} tip="end" aria-expanded onClick={() => onOpen(false)}>
          <Collapse size={18} stroke={1.75} />
        </IconButton>
      </header>
      {children}
    </aside>
  );
}
