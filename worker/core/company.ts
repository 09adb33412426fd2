import { sql } from "drizzle-orm";

import { type ClientDashboard, dashboardOf } from "#contracts/settings/client-dashboard-shapes.ts";
import { type Module, modulesOn } from "#contracts/settings/modules-shapes.ts";
import type { Db } from "#db/client.ts";
import { settingQuery } from "#worker/core/settings.ts";

/** Where it is kept what the company has chosen for everybody, which every call is answered by. */
export const BRANDING_KEY = "branding";
export const MODULES_KEY = "modules";
export const DASHBOARD_KEY = "client-dashboard";

export type Company = {
  readonly branding: unknown;
  readonly modules: readonly Module[];
  readonly dashboard: ClientDashboard;
};

/** All of it as one column of a query, so that it takes no trip and no statement of its own. */
export const companyColumn = sql<string>`(select json_group_object(key, json(value)) from settings where key in (${BRANDING_KEY}, ${MODULES_KEY}, ${DASHBOARD_KEY}))`;

export function companyOf(column: string): Company {
  const kept = JSON.parse(column) as Record<string, unknown>;
  return {
    branding: kept[BRANDING_KEY],
    modules: modulesOn(kept[MODULES_KEY]),
    dashboard: dashboardOf(kept[DASHBOARD_KEY]),
  };
}

export const NO_COMPANY: Company = companyOf("{}");

/** The same for what proves no session: the clock, and a calendar behind a private address. */
export function companyQuery(db: Db) {
  return db.all<{ company: string }>(sql`select ${companyColumn} as company`);
}

/** The brand alone. */
export function brandingQuery(db: Db) {
  return settingQuery(db, BRANDING_KEY);
}
