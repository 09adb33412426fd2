import { and, eq, isNull } from "drizzle-orm";

import type { Stuck, StuckReason } from "#contracts/journeys/stuck-shapes.ts";
import type { Db } from "#db/client.ts";
import { stuckReports, users } from "#db/schema.ts";

/** How the news to the company says it. */
export const STUCK_NEWS: Readonly<Record<StuckReason, string>> = {
  unclear: "does not know what to do",
  missing_paper: "cannot get a paper",
  technical: "cannot get it to work here",
  waiting: "waits for somebody else",
  time: "cannot do it in time",
  other: "needs help",
  mistaken: "asks the choice back",
};

/** What of a journey is stuck, with who said so. */
export function stuckOf(db: Db, workspaceId: number) {
  return db
    .select({ report: stuckReports, by: users.fullName })
    .from(stuckReports)
    .innerJoin(users, eq(users.id, stuckReports.raisedById))
    .where(and(eq(stuckReports.workspaceId, workspaceId), isNull(stuckReports.clearedAt)));
}

export type StuckFound = Awaited<ReturnType<typeof stuckOf>>[number];

export function toStuck({ report, by }: Pick<StuckFound, "report" | "by">): Stuck {
  return { reason: report.reason, words: report.words, by, at: report.createdAt };
}
