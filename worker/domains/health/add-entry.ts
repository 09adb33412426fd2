import { count, eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { healthRoutes } from "#contracts/health/routes.ts";
import type { HealthEntry } from "#contracts/health/shapes.ts";
import { ENTRIES_MAX } from "#contracts/health/terms.ts";
import { healthEntries, workspaces } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { entryOfAttempt, toEntry } from "./entry-rows.ts";
import { toColumns } from "./internal/columns.ts";
import { proofOfWorkspace, refuseUnlikely } from "./internal/proof.ts";
import { subjectOf } from "./internal/subject.ts";

type Draft = z.output<typeof healthRoutes.add.input>;

/**
 * Adds an entry to the record of a journey's pet. A colleague's own is confirmed by its being made.
 * @throws Fault `invalid_input` for a day to come and for another journey's document; `wrong_state` for a record that is full.
 */
export async function addEntry(act: Act, draft: Draft): Promise<HealthEntry> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const { workspaceId, entry, documentId } = body;
  const { workspace, also } = await allowWorkspace(act, workspaceId, "upload", (db) => [
    proofOfWorkspace(db, workspaceId, documentId),
    db
      .select({ n: count() })
      .from(healthEntries)
      .where(
        eq(
          healthEntries.petId,
          sql`(${db.select({ petId: workspaces.petId }).from(workspaces).where(eq(workspaces.id, workspaceId))})`,
        ),
      ),
  ]);
  const [[proof], [kept]] = also;
  refuseUnlikely(entry, { today: act.today, documentId, isProofFound: proof !== undefined });
  if ((kept?.n ?? 0) >= ENTRIES_MAX) throw new Fault("wrong_state", "This health record is full.");

  const made = await act.writeOnce({ requestId, operation: "health.add", body }, (db) => [
    db.insert(healthEntries).values({
      ...toColumns(entry),
      petId: workspace.petId,
      documentId,
      createdById: act.who.userId,
      createdAt: act.now,
      confirmedById: act.isStaff ? act.who.userId : null,
      confirmedAt: act.isStaff ? act.now : null,
      requestId,
    }),
    record(act, db, { kind: "health.added", workspaceId, subject: subjectOf(entry), data: { after: entry } }),
    entryOfAttempt(db, requestId),
  ]);
  const [found] = made ? answerOf(made) : (await act.read((db) => [entryOfAttempt(db, requestId)]))[0];
  if (!found) throw new Fault("not_found");
  return toEntry(found);
}
