import { type ClientDashboard, dashboardOf } from "#contracts/settings/client-dashboard-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { DASHBOARD_KEY } from "#worker/core/company.ts";
import { settingQuery } from "#worker/core/settings.ts";

/** What owners see of their journeys. */
export async function findClientDashboard(act: Act): Promise<ClientDashboard> {
  const [[found]] = await act.read((db) => [settingQuery(db, DASHBOARD_KEY)]);
  return dashboardOf(found?.value);
}
