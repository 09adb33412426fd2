import type { ActionType } from "#contracts/workflows/shapes.ts";
import { ACTION_TYPES } from "#contracts/workflows/terms.ts";
import { oneOf } from "#web/core/address.ts";

const KIND = "application/x-workflow-action";

/** What the pointer carries from the library to the canvas. */
export function carry(transfer: DataTransfer, type: ActionType): void {
  transfer.setData(KIND, type);
  transfer.effectAllowed = "copy";
}

/** Null for anything that did not come from the library. */
export function readDragged(transfer: DataTransfer): ActionType | null {
  return oneOf(ACTION_TYPES, transfer.getData(KIND)) ?? null;
}
