import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarRightCollapse } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { Delayed } from "#web/ui/delayed.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";

import classes from "./side-panel.module.css";

type Props = {
  title: string;
  side: "left" | "right";
  collapseLabel: string;
  onCollapse: () => void;
  children: ReactNode;
};

/** A column beside the workspaces, from edge to edge of the window. */
export function SidePanel({ title, side, collapseLabel, onCollapse, children }: Props) {
  const Icon = side === "left" ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarRightCollapse;
  return (
    <aside className={classes.panel} data-side={side} aria-label={title}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <IconButton label={collapseLabel} tip="end" size={28} onClick={onCollapse}>
          <Icon size={18} stroke={1.75} />
        </IconButton>
      </header>
      <div className={classes.body}>{children}</div>
    </aside>
  );
}

/** Where the lines of a panel will be. */
export function PanelPlaceholder() {
  return (
    <Delayed>
      <div className={classes.lines}>
        {[100, 60, 80, 70, 90, 60, 80].map((width, line) => (
          <Placeholder key={line} width={`${width}%`} height={line === 0 ? 32 : 12} />
        ))}
      </div>
    </Delayed>
  );
}
