import type * as z from "zod";

import type { taskRoutes } from "#contracts/tasks/routes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import type { Act } from "#worker/core/act.ts";

import { changeTask } from "./internal/change.ts";

type Input = z.output<typeof taskRoutes.reopen.input>;

/** Opens a completed step again; its journey is then no longer completed. Steps that opened after it stay open. */
export async function reopenTask(act: Act, { taskId, version, reason }: Input): Promise<Task> {
  return changeTask(act, { taskId, version, reason, event: () => ({ type: "reopen" }) });
}
