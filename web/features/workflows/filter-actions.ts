import { lookingFor } from "#contracts/core/fold.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";
import { ACTION_GROUPS } from "#contracts/workflows/terms.ts";

export type ActionGroup = { name: string; actions: readonly { type: ActionType; label: string }[] };

const GROUPS: readonly ActionGroup[] = Object.entries(ACTION_GROUPS).map(([name, actions]) => ({
  name,
  actions: Object.entries(actions).map(([type, label]) => ({ type: type as ActionType, label })),
}));

/** The groups with the actions whose name has the text in it; a group without any is left out. */
export function filterActions(text: string): ActionGroup[] {
  const isWanted = lookingFor(text);
  return GROUPS.flatMap((group) => {
    const actions = group.actions.filter(({ type, label }) => isWanted(label, type));
    return actions.length > 0 ? [{ ...group, actions }] : [];
  });
}
