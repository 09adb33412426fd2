import { sql } from "drizzle-orm";

import type { ClientDashboard } from "#contracts/settings/client-dashboard-shapes.ts";
import { type Module, modulesOn } from "#contracts/settings/modules-shapes.ts";
import type { Db } from "#db/client.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";

const { branding, modules, clientDashboard } = SETTINGS;

/** What the company has chosen for everybody, which every call is answered by. */
export type Company = {
  readonly branding: unknown;
  readonly modules: readonly Module[];
  readonly dashboard: ClientDashboard;
};

/** All of it as one column of a query, so that it takes no trip and no statement of its own. */
export const companyColumn = sql<string>`(
  select json_group_object(key, json(value)) from settings
  where key in (${branding.key}, ${modules.key}, ${clientDashboard.key})
)`;

export function companyOf(column: string): Company {
  const kept = JSON.parse(column) as Record<string, unknown>;
  return {
    branding: kept[branding.key],
    modules: modulesOn(kept[modules.key]),
    dashboard: clientDashboard.of(kept[clientDashboard.key]),
  };
}

export const NO_COMPANY: Company = companyOf("{}");

/** The same for what proves no session: the clock, and a calendar behind a private address. */
export function companyQuery(db: Db) {
  return db.all<{ company: string }>(sql`select ${companyColumn} as company`);
}

/** The brand alone. */
export function brandingQuery(db: Db) {
  return settingQuery(db, branding.key);
}
