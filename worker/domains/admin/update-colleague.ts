import type { Colleague, ColleaguePatch } from "#contracts/admin.ts";
import type { Act } from "#worker/core/act.ts";

export async function updateColleague(act: Act, _input: ColleaguePatch): Promise<Colleague> {
  await act.prove();
  throw new Error("unfinished");
}
