import type { ActionType } from "#contracts/workflows/shapes.ts";
import { ACTION_GROUPS, PLAIN_ACTION } from "#contracts/workflows/terms.ts";

/** What can be asked of people by hand; what decides, waits or writes by itself belongs into a workflow. */
export const ADDABLE_ACTIONS = [
  PLAIN_ACTION,
  ...Object.keys(ACTION_GROUPS.Core),
  ...Object.keys(ACTION_GROUPS.Layout),
] as ActionType[];
