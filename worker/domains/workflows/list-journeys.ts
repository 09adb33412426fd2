import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Page } from "#contracts/core/paging.ts";
import type { workflowVersionRoutes } from "#contracts/workflows/versions-routes.ts";
import type { VersionJourney } from "#contracts/workflows/versions-shapes.ts";
import { templateVersions, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

type Input = z.output<typeof workflowVersionRoutes.journeys.input>;

const ORDER = { key: workspaces.nameKey, id: workspaces.id };

/** By name. A version that is not there has none. */
export async function listJourneys(
  act: Act,
  { templateId, number, limit, cursor }: Input,
): Promise<Page<VersionJourney>> {
  const [rows] = await act.read((db) => {
    const wanted = db
      .select({ id: templateVersions.id })
      .from(templateVersions)
      .where(and(eq(templateVersions.templateId, templateId), eq(templateVersions.number, number)));
    return [
      db
        .select()
        .from(workspaces)
        .where(
          and(
            sql`${workspaces.templateVersionId} = ${wanted}`,
            isNull(workspaces.archivedAt),
            // As the index over these journeys has it, word for word.
            sql`${workspaces.status} <> 'completed'`,
            after(ORDER, placeOf(cursor), "ascending"),
          ),
        )
        .orderBy(asc(ORDER.key), asc(ORDER.id))
        .limit(limit + 1),
    ];
  });
  return toPage(rows, limit, toJourney, ({ nameKey, id }) => ({ key: nameKey, id }));
}

type Row = typeof workspaces.$inferSelect;

function toJourney({ id, name, ownerName, departureDate, tasksDone, tasksTotal, run }: Row): VersionJourney {
  return { workspaceId: id, name, ownerName, departureDate, tasksDone, tasksTotal, run };
}
