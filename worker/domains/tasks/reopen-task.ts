import type * as z from "zod";

import type { Task, taskRoutes } from "#contracts/tasks.ts";
import type { Act } from "#worker/core/act.ts";

import { changeTask } from "./internal/change.ts";

type Input = z.output<typeof taskRoutes.reopen.input>;

/** Opens a completed step again; its journey is then no longer completed. Steps that opened after it stay open. */
export async function reopenTask(act: Act, { taskId, version, reason }: Input): Promise<Task> {
  return changeTask(act, { taskId, version, reason, event: () => ({ type: "reopen" }) });
}
