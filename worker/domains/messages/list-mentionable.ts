import type { Mentionable } from "#contracts/messages/shapes.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { colleaguesToName, peopleOf } from "./internal/readers.ts";

/**
 * Those of the journey and the colleague in charge; for colleagues all others as well, since they may read every journey.
 * Never the caller.
 */
export async function listMentionable(act: Act, input: { workspaceId: number }): Promise<Mentionable[]> {
  const { also } = await allowWorkspace(act, input.workspaceId, "view", (db) => [
    peopleOf(db, input.workspaceId),
    colleaguesToName(act, db),
  ]);
  const people = new Map(also.flat().map((person) => [person.id, person]));
  people.delete(act.who.userId);
  return [...people.values()].map(({ id, name, role }) => ({ id, name, isStaff: role !== "customer" }));
}
