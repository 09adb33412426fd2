import type { Task } from "#contracts/tasks.ts";
import type { Act } from "#worker/core/act.ts";

export async function findTask(act: Act, input: { taskId: number }): Promise<Task> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
