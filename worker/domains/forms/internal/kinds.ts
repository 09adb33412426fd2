import type { FormKind } from "#contracts/forms/shapes.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";
import type { Widget } from "#contracts/workflows/terms.ts";
import { Fault } from "#worker/core/fault.ts";

const KIND_OF: Partial<Record<Widget, FormKind>> = {
  "pet-form": "pet",
  "travel-form": "travel",
  "owner-form": "owner",
};

/** @throws Fault `wrong_state` for an action that has no form. */
export function formKindOf(actionType: ActionType): FormKind {
  const kind = KIND_OF[WIDGET_OF[actionType]];
  if (!kind) throw new Fault("wrong_state", "There is no form to fill in for this action.");
  return kind;
}
