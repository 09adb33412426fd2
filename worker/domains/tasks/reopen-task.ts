import type * as z from "zod";

import type { Task, taskRoutes } from "#contracts/tasks.ts";

type Input = z.output<typeof taskRoutes.reopen.input>;
import type { Act } from "#worker/core/act.ts";

export async function reopenTask(act: Act, input: Input): Promise<Task> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
