import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Receipt } from "./receipts-shapes.ts";

export const receiptRoutes = defineRoutes({
  receipt: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /tasks/:taskId/receipt",
    summary: "The receipt for what was paid in a to-do",
    input: z.object({ taskId: Id }),
    output: Receipt,
  },
});
