import type { Member } from "#contracts/workspaces.ts";
import type { Act } from "#worker/core/act.ts";

export async function setPayer(act: Act, input: { workspaceId: number; userId: number }): Promise<Member[]> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
