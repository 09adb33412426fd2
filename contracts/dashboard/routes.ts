import * as z from "zod";

import { defineRoutes } from "#contracts/core/route.ts";

import { DashboardStats } from "./shapes.ts";

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
