import { healthRoutes as route } from "#contracts/health.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { addEntry } from "./add-entry.ts";
import { confirmEntry } from "./confirm-entry.ts";
import { findRecord } from "./find-record.ts";
import { removeEntry } from "./remove-entry.ts";
import { updateEntry } from "./update-entry.ts";

export const healthRouter = router({
  record: query(route.record, findRecord),
  add: mutation(route.add, addEntry),
  update: mutation(route.update, updateEntry),
  remove: mutation(route.remove, removeEntry),
  confirm: mutation(route.confirm, confirmEntry),
});
