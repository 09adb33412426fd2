import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import { JOURNEY_KINDS, type JourneyKind } from "#contracts/audit/activity-kinds.ts";
import { initialsOf } from "#contracts/core/text.ts";
import type { ActivityEntry, StaffActivityEntry } from "#contracts/journeys/shapes.ts";
import { JOURNEY_LOG_SHOWN } from "#contracts/journeys/terms.ts";
import { brandOf } from "#contracts/settings/branding-shapes.ts";
import type { Db } from "#db/client.ts";
import { activity, tasks, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

const people = alias(users, "people");

/** The log with the names of who did it and to whom. */
export function logEntries(db: Db) {
  return db
    .select({ entry: activity, actorName: users.fullName, personName: people.fullName })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.actorId))
    .leftJoin(people, eq(people.id, activity.personId))
    .$dynamic();
}

/** The newest entries of a journey's log that concern its owners; steps of the company's own stay with it. */
export function logOf(db: Db, workspaceId: number) {
  return logEntries(db)
    .leftJoin(tasks, eq(tasks.id, activity.taskId))
    .where(
      and(
        eq(activity.workspaceId, workspaceId),
        inArray(activity.kind, JOURNEY_KINDS),
        sql`(${activity.taskId} is null or ${tasks.assignedRole} = 'customer')`,
      ),
    )
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(JOURNEY_LOG_SHOWN);
}

type Found = Awaited<ReturnType<typeof logEntries>>[number];

/** An entry that `logOf` has found. */
export const toEntry = (act: Act, found: Found): ActivityEntry => ({
  ...toStaffEntry(act, found),
  // It asks for no others.
  kind: found.entry.kind as JourneyKind,
  text: found.entry.data?.text ?? null,
});

export function toStaffEntry(act: Act, { entry, actorName, personName }: Found): StaffActivityEntry {
  // Where nobody did it, the schedule did.
  const name = actorName ?? brandOf(act.company.branding).name;
  return {
    id: entry.id,
    kind: entry.kind,
    at: entry.at,
    actorName: name,
    actorInitials: initialsOf(name),
    subject: entry.subject,
    person: personName,
    isPersonMe: entry.personId === act.who.userId,
    text: entry.data?.text ?? reasonIn(entry.data?.after),
    isMine: entry.actorId === act.who.userId,
  };
}

/** Why something was done, which the company keeps to itself. */
const reasonIn = (after: Record<string, unknown> | undefined) =>
  typeof after?.["reason"] === "string" ? after["reason"] : null;
