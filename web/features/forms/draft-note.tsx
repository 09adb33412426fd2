import { Button } from "@mantine/core";
import type { Ref } from "react";

import type { FormState } from "#contracts/forms/shapes.ts";
import { forms as copy } from "#web/copy/forms.ts";
import { formatInstant, viewerZone } from "#web/core/dates.ts";

import type { DraftState } from "./draft-keeper.ts";

import classes from "./forms.module.css";

type Props = {
  found: FormState;
  state: DraftState;
  /** Takes what this device still holds; undefined where it holds nothing. */
  onUse: (() => void) | undefined;
  /** Whether `onTheirs` knows what another page has saved. */
  isFresh: boolean;
  /** Takes what another page has saved, or what stands here. */
  onTheirs: () => void;
  onMine: () => void;
  ref: Ref<HTMLDivElement>;
};

/** Where the values come from, and whether what is typed is saved. */
export function DraftNote({ found, state, onUse, isFresh, onTheirs, onMine, ref }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className={classes.note}>
      <p role="status" data-status={state.status}>
        {stateText(found, state)}
      </p>
      {state.status === "elsewhere" && (
        <div className={classes.buttons}>
          <Button size="lg" disabled={!isFresh} onClick={onTheirs}>
            {copy.elsewhereTake}
          </Button>
          <Button size="lg" disabled={!isFresh} onClick={onMine}>
            {copy.elsewhereKeep}
          </Button>
        </div>
      )}
      {onUse && (
        <div>
          {copy.copyKept}
          <Button size="lg" variant="subtle" onClick={onUse}>
            {copy.copyUse}
          </Button>
        </div>
      )}
    </div>
  );
}

function stateText(found: FormState, { status, savedAt }: DraftState): string {
  if (status === "saving" || status === "unsaved") return copy.draftSaving;
  if (status === "failed") return copy.draftUnsaved;
  if (status === "refused") return copy.draftRefused;
  if (status === "elsewhere") return copy.draftElsewhere;
  const isUntouched = savedAt?.getTime() === found.savedAt?.getTime();
  if (!isUntouched && savedAt) return copy.draftSaved(timeText(savedAt));
  if (found.source === "draft" && savedAt) return copy.draftRestored(formatInstant(savedAt));
  return found.source === "submission" ? copy.submissionFilled : copy.knownFilled;
}

function timeText(at: Date): string {
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: viewerZone(),
    timeZoneName: "short",
  }).format(at);
}
