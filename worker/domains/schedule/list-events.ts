import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { ScheduleEvent } from "#contracts/schedule.ts";
import type { Act } from "#worker/core/act.ts";

export async function listEvents(act: Act, _input: PageInput): Promise<Page<ScheduleEvent>> {
  await act.prove();
  throw new Error("unfinished");
}
