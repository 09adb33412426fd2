import { IconCircleCheck, IconX } from "@tabler/icons-react";

import { documents as copy } from "#web/copy/documents.ts";
import { sizeText } from "#web/core/file-size.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

import type { Chosen } from "./use-upload.ts";

import classes from "./documents.module.css";

const words = copy.upload;
const nameOf = ({ file, chosen }: Chosen) => (file ?? chosen).name;

type Props = { chosen: readonly Chosen[]; isBusy: boolean; onTakeOut: (gone: Chosen) => void };

/** What will be sent, what cannot be and why, and what has arrived. */
export function ChosenFiles({ chosen, isBusy, onTakeOut }: Props) {
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.chosen} aria-label={words.chosen}>
      {chosen.map((one, at) => (
        <li key={`${at}:${one.chosen.name}`} className={classes.chosenFile} data-state={one.state}>
          <span className="ellipsis" dir="auto" title={nameOf(one)}>
            {nameOf(one)}
          </span>
          <span className={classes.dim}>
            {one.state === "preparing" ? words.preparing : sizeText((one.file ?? one.chosen).size)}
          </span>
          {one.state === "stored" ? (
            <IconCircleCheck size={18} color="var(--green)" aria-label={words.stored} />
          ) : (
            <IconButton
              label={words.takeOut(nameOf(one))}
              tip="end"
              size={32}
              disabled={isBusy}
              onClick={() => onTakeOut(one)}
            >
              <IconX size={16} aria-hidden />
            </IconButton>
          )}
          {one.problem !== null && (
            <p className={classes.problem} role="alert">
              {one.problem}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
