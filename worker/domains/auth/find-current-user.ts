import type { CurrentUser } from "#contracts/auth.ts";
import type { Act } from "#worker/core/act.ts";

export async function findCurrentUser(act: Act, input: Record<string, never>): Promise<CurrentUser> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
