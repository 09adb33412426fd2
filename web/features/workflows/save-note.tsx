import { workflows } from "#web/copy/workflows.ts";
import { formatAgo, formatInstant, useNow } from "#web/core/dates.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";

import type { SaveState } from "./draft-saver.ts";

import classes from "./editor-bar.module.css";

const copy = workflows.status;

/** Whether the server has what is drawn. Never says "Saved" while it has not. */
export function SaveNote({ state, onCompare }: { state: SaveState; onCompare: () => void }) {
  const now = useNow();
  return (
    <p className={classes.note} data-status={state.status}>
      <span role="status">{noteText(state)}</span>
      {state.status === "saved" && state.savedAt && (
        <span className={classes.ago} title={formatInstant(state.savedAt)}>
          {formatAgo(state.savedAt, now)}
        </span>
      )}
      {state.status === "stale" && (
        <button type="button" onClick={onCompare}>
          {copy.decide}
        </button>
      )}
    </p>
  );
}

function noteText({ status, error }: SaveState): string {
  switch (status) {
    case "saved":
      return copy.saved;
    case "saving":
      return copy.saving;
    case "unsaved":
      return copy.unsaved;
    case "stale":
      return copy.failed(copy.stale);
    case "failed":
      return copy.failed(codeOf(error) === null ? copy.offline : sentenceOf(error));
    case "refused":
      return copy.failed(sentenceOf(error));
  }
}
