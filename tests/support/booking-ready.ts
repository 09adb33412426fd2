import { sql } from "drizzle-orm";

import type { Availability } from "#contracts/workflows/graph-shapes.ts";
import type { Db } from "#db/client.ts";

import type { Actor } from "./actor.ts";
import type { Ids } from "./ids.ts";

/** Every hour of every day, so that something is free whenever a test runs. */
export const ALWAYS: Availability = {
  zone: "America/New_York",
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "00:00", to: "23:00" })),
  durationMinutes: 60,
  notice: { in: "days", days: 2 },
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  daysAhead: 30,
};

export const BOOKING_EXAMPLES: Readonly<Record<string, (ids: Ids) => Record<string, unknown>>> = {
  "bookings.find": ({ taskId }) => ({ taskId }),
  "bookings.book": ({ taskId }) => ({ taskId, startsAt: "2031-03-04T09:00:00.000Z" }),
  "bookings.cancel": ({ taskId }) => ({ taskId }),
};

/** An open step of the demo company of which a time can be booked from now on. */
export async function aBookable(db: Db): Promise<number> {
  const [task] = await db.all<{ id: number }>(
    sql`update tasks set action_type = 'time-booking', settings = ${JSON.stringify({ booking: ALWAYS })} where id = (select id from tasks where assigned_role = 'customer' and turn = 'customer' and status in ('in_progress', 'overdue') and required_papers is null order by id desc limit 1) returning id`,
  );
  if (!task) throw new Error("The demo company has no open to-do");
  return task.id;
}

/** What changes of bookings can be called with; made right before the call. */
export const bookingReady = (
  admin: () => Actor,
  db: () => Db,
): Readonly<Record<string, () => Promise<Record<string, unknown>>>> => {
  const aFreeTime = async () => {
    const taskId = await aBookable(db());
    const { slots } = await admin().trpc.bookings.find.query({ taskId });
    return { taskId, startsAt: slots[0]?.startsAt.toISOString() ?? "" };
  };
  return {
    "bookings.book": aFreeTime,
    "bookings.cancel": async () => {
      const free = await aFreeTime();
      await admin().trpc.bookings.book.mutate(free);
      return { taskId: free.taskId };
    },
  };
};
