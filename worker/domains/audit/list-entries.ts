import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { AuditEntry, AuditFilter } from "#contracts/audit/shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import { activity, users, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

const actors = alias(users, "actors");
const people = alias(users, "people");

/** The company's record, newest first. */
export async function listEntries(act: Act, filter: AuditFilter): Promise<Page<AuditEntry>> {
  const { limit, cursor, email, workspaceId, kind, from, until } = filter;
  const [rows] = await act.read((db) => [
    db
      .select({
        entry: activity,
        actor: { id: actors.id, fullName: actors.fullName, email: actors.email },
        workspace: { id: workspaces.id, name: workspaces.name },
        person: people.fullName,
      })
      .from(activity)
      .leftJoin(actors, eq(actors.id, activity.actorId))
      .leftJoin(people, eq(people.id, activity.personId))
      .leftJoin(workspaces, eq(workspaces.id, activity.workspaceId))
      .where(
        and(
          email === undefined
            ? undefined
            : sql`${activity.actorId} = (select id from users where email = ${email})`,
          workspaceId === undefined ? undefined : eq(activity.workspaceId, workspaceId),
          kind === undefined ? undefined : eq(activity.kind, kind),
          from && gte(activity.at, from),
          until && lt(activity.at, until),
          after({ key: activity.at, id: activity.id }, placeOf(cursor), "descending"),
        ),
      )
      .orderBy(desc(activity.at), desc(activity.id))
      .limit(limit + 1),
  ]);
  return toPage(
    rows,
    limit,
    ({ entry, actor, workspace, person }) => ({
      id: entry.id,
      at: entry.at,
      kind: entry.kind,
      actor,
      workspace,
      subject: entry.subject,
      person,
      before: entry.data?.before ?? null,
      after: entry.data?.after ?? null,
      text: entry.data?.text ?? null,
      ip: entry.ip,
      country: entry.country,
      userAgent: entry.userAgent,
      reference: entry.reference,
    }),
    ({ entry }) => ({ key: entry.at.getTime(), id: entry.id }),
  );
}
