import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Invoice } from "./shapes.ts";

/** What a customer of the company reads of its books. */
export const ownInvoiceRoutes = defineRoutes({
  own: {
    kind: "query",
    access: "signed-in",
    rest: "GET /billing/own",
    summary: "What the company has issued to the caller, and to journeys the caller pays for, newest first",
    input: PageInput,
    output: pageOf(Invoice),
  },
});
