import type { TaskCounts } from "#contracts/tasks.ts";
import type { Act } from "#worker/core/act.ts";

export async function countTasks(act: Act, input: Record<string, never>): Promise<TaskCounts> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
