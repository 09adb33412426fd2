import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { requiredText, Version } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { DIFFERENCE_MAX } from "./reviews.ts";
import { NamedReview } from "./shapes.ts";

const KeptReview = NamedReview.extend({ version: Version });
export type KeptReview = z.infer<typeof KeptReview>;

export const ruleRoutes = defineRoutes({
  reviews: {
    kind: "query",
    access: "public",
    rest: "GET /rules/reviews",
    summary: "Which pages that travel rules rest on were read again, on which day and, for accounts, by whom",
    input: z.object({}),
    output: z.array(KeptReview),
  },
  review: {
    kind: "mutation",
    access: "staff",
    permission: "reviewRules",
    rest: "PUT /rules/reviews",
    summary:
      "Record that a page which travel rules rest on was read again, and whether it still says the same",
    input: z.object({
      url: z.url(),
      name: z.string().min(1).max(500),
      on: CalendarDate,
      /** Null where the page says what the rules say. */
      differs: requiredText(DIFFERENCE_MAX, "Enter what the page says otherwise").nullable(),
      /** Of the review that was seen; 0 where there was none. */
      version: Version,
    }),
    output: KeptReview,
  },
});
