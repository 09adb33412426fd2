import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Workflow } from "./shapes.ts";

export const workflowRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "staff",
    rest: "GET /workflows",
    summary: "A workflow template's steps in their order; the company's first template where none is named",
    input: z.object({ templateId: Id.optional() }),
    output: Workflow,
  },
});
