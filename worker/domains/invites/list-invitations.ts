import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";

import type { Page } from "#contracts/core/paging.ts";
import type { inviteRoutes } from "#contracts/invites/routes.ts";
import type { Invitation } from "#contracts/invites/shapes.ts";
import { invitations } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { toInvitation } from "./internal/rows.ts";

/** Whoever was invited to a journey, newest first; what was sent again stands there as withdrawn. */
export async function listInvitations(
  act: Act,
  { workspaceId, limit, cursor }: z.output<typeof inviteRoutes.list.input>,
): Promise<Page<Invitation>> {
  const { also } = await allowWorkspace(act, workspaceId, "invite", (db) => [
    db
      .select()
      .from(invitations)
      .where(
        and(
          eq(invitations.workspaceId, workspaceId),
          after({ key: invitations.id, id: invitations.id }, placeOf(cursor), "descending"),
        ),
      )
      .orderBy(desc(invitations.id))
      .limit(limit + 1),
  ]);
  return toPage(
    also[0],
    limit,
    (row) => toInvitation(row, act.now),
    ({ id }) => ({ key: id, id }),
  );
}
