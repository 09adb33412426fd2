import { and, desc, eq, sql } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { WorkflowVersion } from "#contracts/workflows/versions-shapes.ts";
import type { Db } from "#db/client.ts";
import { counts, templates, templateVersions, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { journeysOn } from "./internal/versions.ts";

const ORDER = { key: templateVersions.number, id: templateVersions.id };

/** Newest first. A template without a version, or without itself, has none. */
export async function listVersions(
  act: Act,
  { templateId, limit, cursor }: PageInput & { templateId: number },
): Promise<Page<WorkflowVersion>> {
  const [rows] = await act.read((db) => [
    versions(db)
      .where(and(eq(templateVersions.templateId, templateId), after(ORDER, placeOf(cursor), "descending")))
      .orderBy(desc(ORDER.key), desc(ORDER.id))
      .limit(limit + 1),
  ]);
  return toPage(rows, limit, toVersion, ({ number, id }) => ({ key: number, id }));
}

/** @throws Fault `not_found`. */
export async function findVersion(
  act: Act,
  { templateId, number }: { templateId: number; number: number },
): Promise<WorkflowVersion & { graph: WorkflowGraph }> {
  const [[found], [drawn]] = await act.read((db) => {
    const isWanted = and(eq(templateVersions.templateId, templateId), eq(templateVersions.number, number));
    return [
      versions(db).where(isWanted),
      db.select({ graph: templateVersions.graph }).from(templateVersions).where(isWanted),
    ];
  });
  if (!found || !drawn) throw new Fault("not_found");
  return { ...toVersion(found), ...drawn };
}

function versions(db: Db) {
  return db
    .select({
      id: templateVersions.id,
      number: templateVersions.number,
      stepCount: sql<number>`json_array_length(${templateVersions.graph}, '$.steps')`,
      isCurrent: sql<number>`${templateVersions.number} is ${templates.publishedNumber}`,
      publishedAt: templateVersions.publishedAt,
      publishedBy: users.fullName,
      journeys: counts.n,
    })
    .from(templateVersions)
    .innerJoin(templates, eq(templates.id, templateVersions.templateId))
    .leftJoin(users, eq(users.id, templateVersions.publishedBy))
    .leftJoin(counts, journeysOn)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof versions>>[number];

function toVersion({ isCurrent, journeys, ...row }: Row): WorkflowVersion {
  return {
    ...row,
    isCurrent: isCurrent === 1,
    journeys: journeys ?? 0,
  };
}
