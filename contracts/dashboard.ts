import * as z from "zod";

import { defineRoutes } from "./core/route.ts";
import type { WorkspaceStatus } from "./workspaces.ts";

export const DashboardStats = z.object({
  activePets: z.number().int(),
  yourTurn: z.number().int(),
  pending: z.number().int(),
  completed: z.number().int(),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/** How many tasks 'Recent Task Activity' and 'Recent Actions' show. */
export const RECENT_TASKS = 5;

/** The progress bar of the Status Overview, in percent. Literal by the specification: any status it does not name is 0. */
export function progressOf(status: WorkspaceStatus | "your_turn" | (string & {})): number {
  const percent: Record<string, number> = { completed: 100, in_progress: 60, your_turn: 40, pending: 20 };
  return percent[status] ?? 0;
}

export const dashboardRoutes = defineRoutes({
  stats: {
    kind: "query",
    access: "signed-in",
    rest: "GET /dashboard/stats",
    summary: "Pets on their way, and how many actions each tab holds",
    input: z.object({}),
    output: DashboardStats,
  },
});
