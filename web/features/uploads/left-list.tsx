import { Button } from "@mantine/core";
import { IconFileAlert } from "@tabler/icons-react";

import { uploads as copy } from "#web/copy/uploads.ts";

import type { LeftUpload } from "./left-uploads.ts";

import classes from "./uploads.module.css";

type Props = { list: readonly LeftUpload[]; onDismiss: (id: string) => void };

/** Files that were under way when the page was reloaded or closed, and what to do about them. */
export function LeftList({ list, onDismiss }: Props) {
  if (list.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={copy.left}>
      {list.map(({ id, name }) => (
        <li key={id} className={classes.row}>
          <span className={classes.tile} data-tone="red">
            <IconFileAlert size={18} stroke={1.75} aria-hidden />
          </span>
          <div className={classes.words}>
            <span className={classes.name} dir="auto" title={name}>
              {name}
            </span>
            <span className={classes.problem}>{copy.leftHelp}</span>
          </div>
          <div className={classes.actions}>
            <Button className={classes.small} aria-label={copy.forgetOf(name)} onClick={() => onDismiss(id)}>
              {copy.forget}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
