import { createElement } from "react";

import { ACTION_LABELS } from "#contracts/workflows/action-labels.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";

import { actionIcon } from "./action-icon.tsx";

import classes from "./action-tile.module.css";

type Props = {
  type: ActionType;
  /** The action's own colour, by the name of a tone; an unknown one is grey. */
  color?: string;
  size?: 32 | 36;
};

/** What kind of step an action is, as a tile with the kind's name on hover. */
export function ActionTile({ type, color, size = 36 }: Props) {
  return (
    <span
      className={classes.tile}
      data-color={color}
      style={{ width: size, height: size }}
      title={ACTION_LABELS[type]}
    >
      {createElement(actionIcon(type), { size: size === 36 ? 20 : 18, stroke: 1.75, "aria-hidden": true })}
    </span>
  );
}
