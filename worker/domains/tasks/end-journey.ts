import { and, eq, ne, type SQL, sql } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import type { Db } from "#db/client.ts";
import { workspaces } from "#db/schema.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { type By, record, recordEach } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ownersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { isThrough } from "./internal/sql.ts";

/**
 * What follows the last step, settled inside the batch: a pet that is there has completed its journey; the journey of any
 * other is ready, which is told once. A step of which it is not known yet whether it comes has no row, but then the
 * branch before it is open.
 */
export function endIfThrough(by: By, db: Db, workspace: WorkspaceRow): Statement[] {
  const isOver = sql`${isThrough(workspace.id)} and arrived_on is not null`;
  const isReady = sql`${isThrough(workspace.id)} and arrived_on is null and ready_told_at is null and exists (select 1 from tasks where workspace_id = ${workspace.id})`;
  return [
    recordEach(by, db, entryOf("workspace.completed", workspace), sql`workspaces where ${isOver}`),
    ...tell(by, db, workspace, {
      title: "Journey completed",
      message: `${workspace.name} has arrived, and every step of the journey is done.`,
      when: isOver,
    }),
    db
      .update(workspaces)
      .set({ status: "completed", completedAt: by.now, version: sql`${workspaces.version} + 1` })
      .where(and(ne(workspaces.status, "completed"), among(isOver))),
    recordEach(by, db, entryOf("workspace.ready", workspace), sql`workspaces where ${isReady}`),
    ...tell(by, db, workspace, {
      title: "Ready to travel",
      message: `Every step of ${workspace.name}’s journey is done. Departure is on ${dayInWords(workspace.departureDate)}.`,
      when: sql`${isReady} and departure_date >= ${dateInZone(by.now, "UTC")}`,
    }),
    db.update(workspaces).set({ readyToldAt: by.now }).where(among(isReady)),
  ];
}

/** Says that a pet is at its destination; its journey is completed with that where no step is open. */
export function arrive(act: Act, db: Db, workspace: WorkspaceRow, arrivedOn: CalendarDate): Statement[] {
  return [
    record(act, db, {
      kind: "workspace.arrived",
      workspaceId: workspace.id,
      subject: workspace.name,
      data: { before: { arrivedOn: workspace.arrivedOn }, after: { arrivedOn } },
    }),
    ...tell(act, db, workspace, {
      title: "Arrived",
      message: `${workspace.name} arrived on ${dayInWords(arrivedOn)}.`,
    }),
    db
      .update(workspaces)
      .set({ arrivedOn, version: sql`${workspaces.version} + 1` })
      .where(eq(workspaces.id, workspace.id)),
    ...endIfThrough(act, db, workspace),
  ];
}

const among = (condition: SQL) => sql`${workspaces.id} in (select id from workspaces where ${condition})`;

const entryOf = (kind: "workspace.completed" | "workspace.ready", { id }: WorkspaceRow) => ({
  kind,
  workspaceId: id,
  subject: sql`name`,
});

function tell(
  by: By,
  db: Db,
  { id }: WorkspaceRow,
  { when, ...words }: { title: string; message: string; type?: "info"; when?: SQL },
): Statement[] {
  const news = {
    type: "success",
    ...words,
    workspaceId: id,
    kind: "journey",
    category: "travel",
    at: by.now,
    except: by.circumstances.claims?.userId ?? null,
    when: when && sql`exists (select 1 from workspaces where ${when})`,
  } as const;
  return [
    notifyMembers(db, { ...news, audience: "owners", actionUrl: ownersPage(id) }),
    notifyMembers(db, { ...news, audience: "staff", actionUrl: staffPage(id) }),
  ];
}

/** Tells the people of a journey that somebody has ended it; only a pet that has arrived is good news. */
export function tellEnded(act: Act, db: Db, workspace: WorkspaceRow, hasArrived: boolean): Statement[] {
  return hasArrived
    ? tell(act, db, workspace, {
        title: "Journey completed",
        message: `${workspace.name}’s journey is completed.`,
      })
    : tell(act, db, workspace, {
        title: "Journey ended",
        message: `Your team has ended ${workspace.name}’s journey.`,
        type: "info",
      });
}

/** Why a pet cannot have arrived on this day, in words; undefined where it can. Across the date line one may arrive the day before. */
export function refusalOfArrival(
  { departureDate }: WorkspaceRow,
  arrivedOn: CalendarDate,
  today: CalendarDate,
): string | undefined {
  if (arrivedOn > today) return "This day has not come yet";
  return arrivedOn < addDays(departureDate, -1) ? "The arrival cannot be before the departure" : undefined;
}

/** A journey that is open again is neither completed nor has a reason for it. */
export function resume(db: Db, workspace: WorkspaceRow): Statement[] {
  return [
    db
      .update(workspaces)
      .set({
        status: "in_progress",
        completedAt: null,
        completionReason: null,
        version: sql`${workspaces.version} + 1`,
      })
      .where(and(eq(workspaces.id, workspace.id), eq(workspaces.status, "completed"))),
  ];
}
