import type * as z from "zod";

import type { billingRoutes } from "#contracts/billing/routes.ts";
import type { BillingSettings } from "#contracts/billing/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { isSettingAt, keepSetting } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { BILLING_KEY } from "./internal/settings.ts";

type Input = z.output<typeof billingRoutes.updateSettings.input>;

/** New invoices begin with them; what is issued keeps its tax. @throws Fault `stale_version`. */
export async function updateSettings(act: Act, { version, ...input }: Input): Promise<BillingSettings> {
  const value = { ...input, version: version + 1 };
  await act.write((db) => [
    onlyIf(db, isSettingAt(BILLING_KEY, version)),
    record(act, db, { kind: "billing.updated", data: { after: value } }),
    keepSetting(act, db, BILLING_KEY, value),
  ]);
  return value;
}
