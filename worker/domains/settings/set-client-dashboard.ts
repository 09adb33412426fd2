import { type ClientDashboard, dashboardOf } from "#contracts/settings/client-dashboard-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { DASHBOARD_KEY } from "#worker/core/company.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { isSettingAt, keepSetting, settingQuery } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

/** Holds from every owner's next call on. @throws Fault `stale_version`. */
export async function setClientDashboard(
  act: Act,
  { shows, welcome, version }: ClientDashboard,
): Promise<ClientDashboard> {
  const [[found]] = await act.read((db) => [settingQuery(db, DASHBOARD_KEY)]);
  const before = dashboardOf(found?.value);
  if (before.version !== version) throw new Fault("stale_version", undefined, undefined, before);
  const value = { shows, welcome, version: version + 1 };
  await act.write((db) => [
    onlyIf(db, isSettingAt(DASHBOARD_KEY, version)),
    record(act, db, {
      kind: "setting.changed",
      subject: "Client dashboard",
      data: { before: told(before), after: told(value) },
    }),
    keepSetting(act, db, DASHBOARD_KEY, value),
  ]);
  return value;
}

const told = ({ shows, welcome }: ClientDashboard) => ({ ...shows, welcome });
