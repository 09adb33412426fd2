import { pageOf, PageInput } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { RemovedKey, RemovedThing } from "./shapes.ts";

export const removedRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "staff",
    rest: "GET /removed",
    summary: "What was deleted in the last 30 days and can be brought back by the caller, latest first",
    input: PageInput,
    output: pageOf(RemovedThing),
  },
  restore: {
    kind: "mutation",
    access: "staff",
    rest: "POST /removed/:kind/:thingId/restore",
    summary: "Bring back what was deleted, as it was",
    input: RemovedKey,
    output: RemovedKey,
  },
});
