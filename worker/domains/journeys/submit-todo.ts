import type { TodoStatus } from "#contracts/journeys.ts";
import type { Act } from "#worker/core/act.ts";

export async function submitTodo(act: Act, input: { taskId: number }): Promise<{ taskId: number; status: TodoStatus }> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
