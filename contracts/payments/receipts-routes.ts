import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { OwnReceipt, Receipt } from "./receipts-shapes.ts";

export const receiptRoutes = defineRoutes({
  receipt: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /tasks/:taskId/receipt",
    summary: "The receipt for what was paid in a to-do",
    input: z.object({ taskId: Id }),
    output: Receipt,
  },
  ownReceipts: {
    kind: "query",
    access: "signed-in",
    rest: "GET /billing/own/receipts",
    summary: "What the caller has paid, and what came in for journeys the caller pays for, newest first",
    input: PageInput,
    output: pageOf(OwnReceipt),
  },
});
