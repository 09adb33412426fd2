
import type { Act } from "#worker/core/act.ts";

export async function removeColleague(act: Act, _input: { colleagueId: number; successorId?: number | undefined }): Promise<{ colleagueId: number }> {
  await act.prove();
  throw new Error("unfinished");
}
