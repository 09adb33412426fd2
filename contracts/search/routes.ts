import * as z from "zod";

import { defineRoutes } from "#contracts/core/route.ts";

import { Found } from "./shapes.ts";

export const searchRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "signed-in",
    rest: "GET /search",
    summary: "Find a workspace, client, document, article or action by a part of its words",
    input: z.object({ q: z.string().max(200) }),
    output: z.array(Found),
  },
});
