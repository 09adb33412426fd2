import type { Act } from "#worker/core/act.ts";

export async function removeDocument(
  act: Act,
  _input: { documentId: number },
): Promise<{ documentId: number }> {
  await act.prove();
  throw new Error("unfinished");
}
