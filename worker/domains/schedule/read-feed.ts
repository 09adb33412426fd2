import { and, asc, eq, gte, inArray, isNull, sql } from "drizzle-orm";

import { DAY_MS } from "#contracts/core/durations.ts";
import { brandOf } from "#contracts/settings/branding-shapes.ts";
import type { Db } from "#db/client.ts";
import { calendarFeeds, scheduleEvents, users, workspaceMembers } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { companyOf, companyQuery } from "#worker/core/company.ts";
import { Fault } from "#worker/core/fault.ts";
import { sha256 } from "#worker/core/session.ts";
import { ownersPage, papersPage } from "#worker/domains/notifications/pages-of-journey.ts";
import { type OwnDueDay, ownDueDays } from "#worker/domains/tasks/own-due-days.ts";

import { type Days, calendarFile } from "./internal/calendar-file.ts";
import { eventQuery, isOfLiveJourney } from "./internal/event-rows.ts";

/** What has been stays in the calendar for so long. */
const BACK_MS = 90 * DAY_MS;

/** As many as calendar programs take in one file; beyond it the furthest ahead wait until they come nearer. */
const MOST_EVENTS = 5_000;

/** Later than any instant. */
const NEVER = 9e15;

/**
 * The calendar behind a private address: the company's events for a colleague; for anybody else those of their own
 * journeys, and the days on which their to-dos are due. The address is all it takes, so that a program without a session can read it.
 * @throws Fault `module_off` while the schedule is; `not_found` for an address that was never given, was taken back, or whose person is no longer active.
 */
export async function readFeed(act: Act, token: string): Promise<string> {
  const tokenHash = await sha256(token);
  const [[reader], companys, own, due, [kept]] = await act.read((db) => {
    const since = act.now.getTime() - BACK_MS;
    const isStaff = sql`(select role <> 'customer' from ${readerOf(db, tokenHash).as("reader")})`;
    const inOrder = [asc(scheduleEvents.startDate), asc(scheduleEvents.id)];
    return [
      readerOf(db, tokenHash),
      eventQuery(db)
        // As a bound of the index: for anybody but a colleague it lies behind the last event, and no row is read.
        .where(and(isOfLiveJourney, sql`${scheduleEvents.startDate} >= iif(${isStaff}, ${since}, ${NEVER})`))
        .orderBy(...inOrder)
        .limit(MOST_EVENTS),
      eventQuery(db)
        .where(
          and(
            isOfLiveJourney,
            inArray(scheduleEvents.workspaceId, workspacesOf(db, tokenHash)),
            gte(scheduleEvents.startDate, new Date(since)),
          ),
        )
        .orderBy(...inOrder)
        .limit(MOST_EVENTS),
      ownDueDays(db, ownerOf(db, tokenHash)).limit(MOST_EVENTS),
      companyQuery(db),
    ];
  });
  if (!reader) throw new Fault("not_found");
  const company = companyOf(kept?.company ?? "{}");
  if (!company.modules.includes("schedule")) throw new Fault("module_off");
  const isStaff = reader.role !== "customer";
  return calendarFile(isStaff ? companys : own, {
    origin: act.circumstances.origin,
    name: brandOf(company.branding).name,
    pageOf: ({ id, workspaceId }) => (isStaff ? `/schedule?event=${id}` : ownersPage(workspaceId ?? 0)),
    days: due.flatMap(toDay),
  });
}

function toDay({ taskId, title, dueDate, workspaceId, workspaceName, updatedAt }: OwnDueDay): Days[] {
  if (dueDate === null) return [];
  return [
    {
      uid: `due-${taskId}`,
      title: `Due: ${title}`,
      text: workspaceName,
      firstDay: dueDate,
      lastDay: dueDate,
      page: papersPage(workspaceId, taskId),
      at: updatedAt,
    },
  ];
}

/** A reader who is no colleague. */
function ownerOf(db: Db, tokenHash: string) {
  return db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), eq(users.role, "customer")))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
}

function workspacesOf(db: Db, tokenHash: string) {
  return db
    .select({ workspaceId: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(inArray(workspaceMembers.userId, ownerOf(db, tokenHash)));
}

function readerOf(db: Db, tokenHash: string) {
  return db
    .select({ role: users.role })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), eq(users.status, "active"), isNull(users.removedAt)));
}
