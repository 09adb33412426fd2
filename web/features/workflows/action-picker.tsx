import { TextInput } from "@mantine/core";
import { IconGripVertical, IconSearch } from "@tabler/icons-react";
import { createElement, useId, useState } from "react";

import type { ActionType } from "#contracts/workflows/shapes.ts";
import { workflows } from "#web/copy/workflows.ts";

import { ACTION_ICONS } from "./action-icons.ts";
import { carry } from "./dragged.ts";
import { filterActions } from "./filter-actions.ts";

import classes from "./action-picker.module.css";

const copy = workflows.library;

type Props = {
  onPick: (type: ActionType) => void;
  /** Whether its entries can be dragged to the canvas. */
  isDraggable?: boolean;
  isDisabled?: boolean;
  /** The field takes the focus as it appears. */
  isFocused?: boolean;
};

/** All actions in their groups, with a field that leaves those of a name. */
export function ActionPicker({ onPick, isDraggable = false, isDisabled = false, isFocused = false }: Props) {
  const [text, setText] = useState("");
  const id = useId();
  const groups = filterActions(text);
  return (
    <>
      <div className={classes.field}>
        <TextInput
          size="sm"
          variant="filled"
          type="search"
          aria-label={copy.filter}
          placeholder={copy.filter}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where a button has just opened it
          autoFocus={isFocused}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {isDraggable && (
          <p className={classes.hint}>
            {copy.hint} <span>{copy.hintKeys}</span>
          </p>
        )}
      </div>
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={group.name} aria-labelledby={`${id}-${group.name}`}>
            <h3 className={classes.group} id={`${id}-${group.name}`}>
              {group.name} <span>{group.actions.length}</span>
            </h3>
            <ul>
              {group.actions.map(({ type, label }) => (
                <li key={type}>
                  <button
                    type="button"
                    className={classes.action}
                    data-action={type}
                    disabled={isDisabled}
                    draggable={isDraggable && !isDisabled}
                    onDragStart={(event) => carry(event.dataTransfer, type)}
                    onClick={() => onPick(type)}
                  >
                    {isDraggable && <IconGripVertical className={classes.grip} size={14} aria-hidden />}
                    {createElement(ACTION_ICONS[type], { size: 16, stroke: 1.75, "aria-hidden": true })}
                    <span className="ellipsis">{label}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className={classes.none}>{copy.none}</p>}
      </div>
    </>
  );
}
