import { fold } from "#contracts/core/text.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";

/** The workspaces whose name, owner or colleague in charge contains the text. Asks no server. */
export function searchWorkspaces(workspaces: readonly Workspace[], search: string): Workspace[] {
  const text = fold(search.trim());
  return workspaces.filter(({ name, ownerName, assignedTo }) =>
    [name, ownerName, assignedTo].some((field) => fold(field).includes(text)),
  );
}
