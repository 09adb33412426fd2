import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { Notification } from "#contracts/notifications.ts";
import type { Act } from "#worker/core/act.ts";

export async function listNotifications(act: Act, _input: PageInput): Promise<Page<Notification>> {
  await act.prove();
  throw new Error("unfinished");
}
