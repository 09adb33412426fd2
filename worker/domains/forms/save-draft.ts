import type { FormValues } from "#contracts/forms.ts";
import type { Act } from "#worker/core/act.ts";

export async function saveDraft(act: Act, input: { taskId: number; values: FormValues }): Promise<{ savedAt: Date }> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
