import { eq, sql } from "drizzle-orm";

import { type ClientDashboard, dashboardOf } from "#contracts/client-dashboard.ts";
import { settings } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { DASHBOARD_KEY } from "#worker/core/company.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Holds from every owner's next call on. @throws Fault `stale_version`. */
export async function setClientDashboard(
  act: Act,
  { shows, welcome, version }: ClientDashboard,
): Promise<ClientDashboard> {
  const [[found]] = await act.read((db) => [
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, DASHBOARD_KEY)),
  ]);
  const before = dashboardOf(found?.value);
  if (before.version !== version) throw new Fault("stale_version", undefined, undefined, before);
  const value = { shows, welcome, version: version + 1 };
  await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select cast(value ->> '$.version' as integer) from settings where key = ${DASHBOARD_KEY}), 0) = ${version}`,
    ),
    record(act, db, {
      kind: "setting.changed",
      subject: "Client dashboard",
      data: { before: told(before), after: told(value) },
    }),
    db
      .insert(settings)
      .values({ key: DASHBOARD_KEY, value, updatedAt: act.now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: act.now } }),
  ]);
  return value;
}

const told = ({ shows, welcome }: ClientDashboard) => ({ ...shows, welcome });
