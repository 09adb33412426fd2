import { lookingFor } from "#contracts/core/fold.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";

/** The workspaces whose name, owner or colleague in charge contains the text. Asks no server. */
export function searchWorkspaces(workspaces: readonly Workspace[], search: string): Workspace[] {
  const isWanted = lookingFor(search);
  return workspaces.filter(({ name, ownerName, assignedTo }) => isWanted(name, ownerName, assignedTo));
}
