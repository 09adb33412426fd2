import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { MailFilter, OutgoingMail } from "./shapes.ts";

export const mailRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "admin",
    summary: "Outgoing mail, newest first",
    input: MailFilter,
    output: pageOf(OutgoingMail),
  },
  retry: {
    kind: "mutation",
    access: "admin",
    summary: "Send a mail again that failed, or one that waits at once",
    input: z.object({ mailId: Id }),
    output: OutgoingMail,
  },
});
