import type { ClientDashboard } from "#contracts/settings/client-dashboard-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { readSetting } from "#worker/core/change-setting.ts";
import { SETTINGS } from "#worker/core/settings.ts";

/** What owners see of their journeys. */
export function findClientDashboard(act: Act): Promise<ClientDashboard> {
  return readSetting(act, SETTINGS.clientDashboard);
}
