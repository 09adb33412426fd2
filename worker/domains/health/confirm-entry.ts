import type * as z from "zod";

import type { healthRoutes } from "#contracts/health/routes.ts";
import type { HealthEntry } from "#contracts/health/shapes.ts";
import { healthEntries } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { entryOfWorkspace, toEntry } from "./entry-rows.ts";
import { ifUnchanged, isEntry, refuseChange } from "./internal/change-entry.ts";
import { toFacts } from "./internal/columns.ts";
import { subjectOf } from "./internal/subject.ts";

type Which = z.output<typeof healthRoutes.confirm.input>;

/** A colleague stands for what an owner has told. @throws Fault `stale_version`; `wrong_state` for what is confirmed. */
export async function confirmEntry(act: Act, { workspaceId, entryId, version }: Which): Promise<HealthEntry> {
  const { also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    entryOfWorkspace(db, workspaceId, entryId),
  ]);
  const [[before]] = also;
  const found = refuseChange(act, before, version);
  if (found.entry.confirmedAt !== null) throw new Fault("wrong_state", "This is confirmed already.");
  const results = await act.write((db) => [
    ifUnchanged(db, { entryId, version }),
    db
      .update(healthEntries)
      .set({ confirmedById: act.who.userId, confirmedAt: act.now, version: version + 1 })
      .where(isEntry({ entryId, version })),
    record(act, db, {
      kind: "health.confirmed",
      workspaceId,
      subject: subjectOf(toFacts(found.entry)),
    }),
    entryOfWorkspace(db, workspaceId, entryId),
  ]);
  const [confirmed] = answerOf(results);
  if (!confirmed) throw new Fault("not_found");
  return toEntry(confirmed);
}
