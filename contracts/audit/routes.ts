import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { AuditEntry, AuditFilter, Refusal } from "./shapes.ts";

export const auditRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "admin",
    summary: "Every change with who, when, from where, before and after, newest first",
    input: AuditFilter,
    output: pageOf(AuditEntry),
  },
  refusals: {
    kind: "query",
    access: "admin",
    summary: "What was refused to whom, newest first",
    input: PageInput,
    output: pageOf(Refusal),
  },
});
