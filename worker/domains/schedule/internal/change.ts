import { eq, sql } from "drizzle-orm";

import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import type { Db } from "#db/client.ts";
import { scheduleEvents } from "#db/schema.ts";
import type { EventRow } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";

import { eventQuery, toEvent } from "./event-rows.ts";

/**
 * Writes a change of an event as it was read, with what tells of it, in one batch.
 * @throws Fault `stale_version` where somebody was faster.
 */
export async function changeEvent(
  act: Act,
  event: EventRow,
  change: Partial<typeof scheduleEvents.$inferInsert>,
  also: (db: Db) => Statement[],
): Promise<ScheduleEvent> {
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from schedule_events where id = ${event.id} and version = ${event.version})`,
    ),
    db
      .update(scheduleEvents)
      .set({ ...change, changedAt: act.now, version: event.version + 1 })
      .where(eq(scheduleEvents.id, event.id)),
    ...also(db),
    eventQuery(db).where(eq(scheduleEvents.id, event.id)),
  ]);
  const [row] = answerOf(results);
  if (!row) throw new Fault("not_found");
  return toEvent(row);
}

/** Refuses a change of a state that is no longer, and one that its status does not allow. */
export function refuse(event: EventRow, version: number, refusal: string | null): void {
  if (event.version !== version) throw new Fault("stale_version");
  if (refusal !== null) throw new Fault("wrong_state", refusal);
}
