import type { ClientDashboard } from "#contracts/settings/client-dashboard-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { changeSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** Holds from every owner's next call on. @throws Fault `stale_version`. */
export function setClientDashboard(act: Act, draft: ClientDashboard): Promise<ClientDashboard> {
  return changeSetting(act, SETTINGS.clientDashboard, draft);
}
