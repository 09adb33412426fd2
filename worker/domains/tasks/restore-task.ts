import { sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { formDrafts, messages, stepTasks, taskAssignees, tasks } from "#db/schema.ts";
import { allowWorkspace, type WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { type By, record } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import {
  bringBack,
  idsThatStayed,
  ifStillKept,
  type KeptThing,
  noLongerKept,
} from "#worker/domains/removed/kept-rows.ts";

import { resume } from "./end-journey.ts";

/** Brings an action back with the people who have it; it is the last of its journey where another took its place. */
export async function restoreTask(act: Act, thing: KeptThing): Promise<void> {
  const { workspace } = await allowWorkspace(act, Number(thing.workspaceId), "edit");
  // What the rules no longer asked for is a to-do like any other from now on: it does not go again.
  const isOfRules = thing.removedById !== null;
  await act.write((db) => returned(act, db, { thing, workspace, isOfRules }));
}

type Returning = { thing: KeptThing; workspace: WorkspaceRow; isOfRules: boolean; text?: string };

/**
 * The same as statements of one batch, which is called off where it is back already.
 * @param isOfRules whether it follows its steps of the travel rules again
 * @param text why, for the record
 */
export function returned(
  by: By,
  db: Db,
  { thing, workspace, isOfRules, text }: Returning,
): [Statement, ...Statement[]] {
  const others = sql`from tasks where workspace_id = ${workspace.id}`;
  const before = sql`json_extract(kept.value, '$.position')`;
  const changed = {
    position: sql`case when exists (select 1 ${others} and position = ${before}) then (select max(position) + 1 ${others}) else ${before} end`,
    updated_at: sql`${by.now.getTime()}`,
    version: sql`json_extract(kept.value, '$.version') + 1`,
  };
  return [
    ifStillKept(db, thing),
    bringBack(db, thing, tasks, { changed }),
    bringBack(db, thing, taskAssignees),
    ...(isOfRules ? [bringBack(db, thing, stepTasks, { isCertain: false })] : []),
    bringBack(db, thing, formDrafts),
    db
      .update(messages)
      .set({ taskId: thing.thingId })
      .where(sql`${messages.id} in ${idsThatStayed(thing, messages)}`),
    ...resume(db, workspace),
    noLongerKept(db, thing),
    record(by, db, {
      kind: "task.restored",
      workspaceId: workspace.id,
      taskId: thing.thingId,
      subject: thing.name,
      ...(text && { data: { text } }),
    }),
  ];
}
