import * as z from "zod";

import { defineRoutes } from "#contracts/core/route.ts";

import { DutyList } from "./shapes.ts";

export const dutyRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "admin",
    rest: "GET /duties",
    summary: "What the clock does by itself: when each duty last ran, last went well, and what it fails of",
    input: z.object({}),
    output: DutyList,
  },
});
