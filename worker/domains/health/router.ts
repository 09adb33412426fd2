import { findingRoutes as findings } from "#contracts/health/findings-routes.ts";
import { healthRoutes as route } from "#contracts/health/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { addEntry } from "./add-entry.ts";
import { confirmEntry } from "./confirm-entry.ts";
import { decideFindings } from "./decide-findings.ts";
import { findConcerns } from "./find-concerns.ts";
import { findRecord } from "./find-record.ts";
import { listFindings } from "./list-findings.ts";
import { removeEntry } from "./remove-entry.ts";
import { undecideFindings } from "./undecide-findings.ts";
import { updateEntry } from "./update-entry.ts";

export const healthRouter = router({
  record: query(route.record, findRecord),
  add: mutation(route.add, addEntry),
  update: mutation(route.update, updateEntry),
  remove: mutation(route.remove, removeEntry),
  confirm: mutation(route.confirm, confirmEntry),
  findings: query(findings.findings, listFindings),
  concerns: query(findings.concerns, findConcerns),
  decide: mutation(findings.decide, decideFindings),
  undecide: mutation(findings.undecide, undecideFindings),
});
