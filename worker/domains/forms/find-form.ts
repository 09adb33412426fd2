import type { FormState } from "#contracts/forms.ts";
import type { Act } from "#worker/core/act.ts";

export async function findForm(act: Act, input: { taskId: number }): Promise<FormState> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
