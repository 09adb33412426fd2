import { and, desc, eq, isNull, ne, notInArray, or, type SQL } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { RemovedThing } from "#contracts/removed/shapes.ts";
import { REMOVED_KEPT_DAYS } from "#contracts/removed/terms.ts";
import type { Db } from "#db/client.ts";
import { removedThings, users, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

const ORDER = { key: removedThings.removedAt, id: removedThings.id };

/** What was deleted and can be brought back by the caller, latest first; of journeys in the archive nothing. */
export async function listRemoved(act: Act, page: PageInput): Promise<Page<RemovedThing>> {
  // Whether documents are among it is known with the answer.
  const [all, withoutDocuments] = await act.read((db) => [
    things(act, db, page),
    things(act, db, page, ne(removedThings.kind, "document")),
  ]);
  const rows = act.permissions.includes("deleteDocuments") ? all : withoutDocuments;
  return toPage(
    rows,
    page.limit,
    ({ thing, workspaceName, removedBy }) => ({
      id: thing.id,
      kind: thing.kind,
      thingId: thing.thingId,
      name: thing.name,
      workspaceId: thing.workspaceId,
      workspaceName,
      removedBy,
      removedAt: thing.removedAt,
      goneAt: new Date(thing.removedAt.getTime() + REMOVED_KEPT_DAYS * DAY_MS),
    }),
    ({ thing }) => ({ key: thing.removedAt.getTime(), id: thing.id }),
  );
}

/** The company's own lists are the administrators', and a note is its author's. */
function things(act: Act, db: Db, page: PageInput, narrowed?: SQL) {
  const isAdmin = act.who.role === "admin";
  return db
    .select({ thing: removedThings, workspaceName: workspaces.name, removedBy: users.fullName })
    .from(removedThings)
    .leftJoin(users, eq(users.id, removedThings.removedById))
    .leftJoin(workspaces, eq(workspaces.id, removedThings.workspaceId))
    .where(
      and(
        narrowed,
        isAdmin ? undefined : notInArray(removedThings.kind, ["tag", "team"]),
        or(ne(removedThings.kind, "note"), eq(removedThings.removedById, act.who.userId)),
        isNull(workspaces.archivedAt),
        after(ORDER, placeOf(page.cursor), "descending"),
      ),
    )
    .orderBy(desc(ORDER.key), desc(ORDER.id))
    .limit(page.limit + 1);
}
