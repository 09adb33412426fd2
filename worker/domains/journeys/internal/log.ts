import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import { initialsOf } from "#contracts/core/text.ts";
import { type ActivityEntry, ACTIVITY_KINDS, JOURNEY_LOG_SHOWN } from "#contracts/journeys.ts";
import type { Db } from "#db/client.ts";
import { activity, tasks, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** What the company settles among itself. */
const INTERNAL =
  /^(workspace\.(?:updated|archived|restored)$|template\.|library\.|export\.|backup\.|setting\.|connection\.|colleague\.|feed\.|invitation\.|team\.|client\.)/;
const SHOWN_KINDS = ACTIVITY_KINDS.filter((kind) => !INTERNAL.test(kind));

/** Who did it where nobody did: the schedule. */
const HOUSE = "Pet Travel Portal";

const people = alias(users, "people");

/** The newest entries of a journey's log that concern its owners; steps of the company's own stay with it. */
export function logOf(db: Db, workspaceId: number) {
  return db
    .select({ entry: activity, actorName: users.fullName, personName: people.fullName })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.actorId))
    .leftJoin(people, eq(people.id, activity.personId))
    .leftJoin(tasks, eq(tasks.id, activity.taskId))
    .where(
      and(
        eq(activity.workspaceId, workspaceId),
        inArray(activity.kind, SHOWN_KINDS),
        sql`(${activity.taskId} is null or ${tasks.assignedRole} = 'customer')`,
      ),
    )
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(JOURNEY_LOG_SHOWN);
}

export function toEntry(
  act: Act,
  { entry, actorName, personName }: Awaited<ReturnType<typeof logOf>>[number],
): ActivityEntry {
  const name = actorName ?? HOUSE;
  return {
    id: entry.id,
    kind: entry.kind,
    at: entry.at,
    actorName: name,
    actorInitials: initialsOf(name),
    subject: entry.subject,
    person: personName,
    isPersonMe: entry.personId === act.who.userId,
    text: entry.data?.text ?? null,
    isMine: entry.actorId === act.who.userId,
  };
}
