import { eq } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { ExportedWorkspace, WorkspaceFilter } from "#contracts/workspaces/shapes.ts";
import { clients, pets, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { toPage } from "#worker/core/paging.ts";
import { chipOfPet } from "#worker/domains/health/chip-of.ts";

import { isListed, orderOf } from "./internal/listing.ts";
import { toWorkspace } from "./internal/rows.ts";

/** The list's own rows in the list's own order, with what only a spreadsheet shows of them. */
export async function exportWorkspaces(act: Act, filter: WorkspaceFilter): Promise<Page<ExportedWorkspace>> {
  const order = orderOf(filter);
  const [rows] = await act.read((db) => [
    db
      .select({ workspace: workspaces, ownerEmail: clients.email, microchipNumber: chipOfPet })
      .from(workspaces)
      .innerJoin(clients, eq(clients.id, workspaces.clientId))
      .innerJoin(pets, eq(pets.id, workspaces.petId))
      .where(isListed(act, db, filter, order))
      .orderBy(...order.by)
      .limit(filter.limit + 1),
  ]);
  return toPage(
    rows,
    filter.limit,
    ({ workspace, ...beside }) => ({ ...toWorkspace(workspace), ...beside }),
    ({ workspace }) => order.placeOf(workspace),
  );
}
