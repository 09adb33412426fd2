import type { FormValues } from "#contracts/forms.ts";
import type { Act } from "#worker/core/act.ts";

export async function submitForm(act: Act, input: { taskId: number; values: FormValues; requestId?: string | undefined }): Promise<{ taskId: number; submittedAt: Date }> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
