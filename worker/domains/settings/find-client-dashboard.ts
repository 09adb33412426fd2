import { eq } from "drizzle-orm";

import { type ClientDashboard, dashboardOf } from "#contracts/client-dashboard.ts";
import { settings } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { DASHBOARD_KEY } from "#worker/core/company.ts";

/** What owners see of their journeys. */
export async function findClientDashboard(act: Act): Promise<ClientDashboard> {
  const [[found]] = await act.read((db) => [
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, DASHBOARD_KEY)),
  ]);
  return dashboardOf(found?.value);
}
