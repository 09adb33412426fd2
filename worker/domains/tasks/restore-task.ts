import { sql } from "drizzle-orm";

import { formDrafts, messages, stepTasks, taskAssignees, tasks } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
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
  const others = sql`from tasks where workspace_id = ${workspace.id}`;
  const before = sql`json_extract(kept.value, '$.position')`;
  const changed = {
    position: sql`case when exists (select 1 ${others} and position = ${before}) then (select max(position) + 1 ${others}) else ${before} end`,
    updated_at: sql`${act.now.getTime()}`,
    version: sql`json_extract(kept.value, '$.version') + 1`,
  };
  await act.write((db) => [
    ifStillKept(db, thing),
    bringBack(db, thing, tasks, { changed }),
    bringBack(db, thing, taskAssignees),
    bringBack(db, thing, stepTasks, { isCertain: false }),
    bringBack(db, thing, formDrafts),
    db
      .update(messages)
      .set({ taskId: thing.thingId })
      .where(sql`${messages.id} in ${idsThatStayed(thing, messages)}`),
    ...resume(db, workspace),
    noLongerKept(db, thing),
    record(act, db, {
      kind: "task.restored",
      workspaceId: workspace.id,
      taskId: thing.thingId,
      subject: thing.name,
    }),
  ]);
}
