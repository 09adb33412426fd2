import * as z from "zod";

import { LIMITS } from "#contracts/core/limits.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Airport } from "./shapes.ts";

export const airportRoutes = defineRoutes({
  search: {
    kind: "query",
    access: "signed-in",
    rest: "GET /airports",
    summary:
      "Airports whose code, city, name and country begin with the words, the one with that very code first",
    input: z.object({ q: z.string().max(LIMITS.search) }),
    output: z.array(Airport),
  },
});
