import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import { initialsOf } from "#contracts/core/text.ts";
import {
  type ActivityEntry,
  JOURNEY_KINDS,
  JOURNEY_LOG_SHOWN,
  type JourneyKind,
} from "#contracts/journeys.ts";
import type { Db } from "#db/client.ts";
import { activity, tasks, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

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
        inArray(activity.kind, JOURNEY_KINDS),
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
    // `logOf` asks for no others.
    kind: entry.kind as JourneyKind,
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
