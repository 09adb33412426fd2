import * as z from "zod";

import { defineRoutes } from "#contracts/core/route.ts";

import { Found } from "./shapes.ts";

export const searchRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "signed-in",
    rest: "GET /search",
    summary:
      "Find journeys, pets by name or microchip, people, actions, documents by name or content, events, invoices, templates and articles by a part of their words",
    input: z.object({ q: z.string().max(200) }),
    output: z.array(Found),
  },
});
