import { eq } from "drizzle-orm";

import { users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { afterFirstStep, afterLastStep, type Entry, mayEnter, standingQuery } from "./internal/entry.ts";

/**
 * Lets in an account that something else has proven: an invitation, or the choice of a demo, which owes no second step.
 * @throws Fault `unauthorized` for one that may not sign in
 */
export async function enterAs(act: Act, userId: number, { isDemo = false } = {}): Promise<Entry> {
  const [[standing]] = await act.read((db) => [standingQuery(db, eq(users.id, userId))]);
  if (!standing) throw new Fault("unauthorized");
  const { entry, statements } = isDemo
    ? await afterLastStep(act, standing.user, true)
    : await afterFirstStep(act, standing, true, "invitation");
  await act.write((db) => [onlyIf(db, mayEnter(userId)), ...statements(db)]);
  return entry;
}
