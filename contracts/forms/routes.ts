import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, RequestId } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { FormState, FormValues } from "./shapes.ts";

const OneForm = z.object({ taskId: Id });
/** What the record said when the values were begun, as `find` gave it: then nothing that was changed since is put back unseen. */
const Typed = OneForm.extend({
  values: FormValues,
  basis: FormValues.optional(),
  /** The page that types, and when the draft was saved that it types over: left out, the latest one stands. */
  page: z.object({ id: RequestId, over: Instant.nullable() }).optional(),
});

export const formRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /tasks/:taskId/form",
    summary: "What a to-do's form starts with",
    input: OneForm,
    output: FormState,
  },
  saveDraft: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "PUT /tasks/:taskId/form/draft",
    summary:
      "Keep what was typed so far, unchecked; refused where another page has kept something else since",
    input: Typed,
    output: z.object({ savedAt: Instant }),
  },
  submit: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "POST /tasks/:taskId/form",
    summary:
      "Check a form, keep it, and finish the to-do it belongs to; refused where the record has changed since `basis`, or another page has kept something else since",
    input: Typed.extend({ requestId: RequestId.optional() }),
    output: z.object({ taskId: Id, submittedAt: Instant }),
  },
  takeBack: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "POST /tasks/:taskId/form/take-back",
    summary: "Take back a form that was sent, to correct it, while the company has not decided on it",
    input: OneForm.extend({
      /** As `find` has it: one that was sent later is not taken back unseen. */
      sentAt: z.iso.datetime(),
    }),
    output: OneForm,
  },
});
