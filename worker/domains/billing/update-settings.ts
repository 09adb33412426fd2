import { sql } from "drizzle-orm";
import type * as z from "zod";

import type { billingRoutes, BillingSettings } from "#contracts/billing.ts";
import { settings } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { BILLING_KEY } from "./internal/settings.ts";

type Input = z.output<typeof billingRoutes.updateSettings.input>;

/** New invoices begin with them; what is issued keeps its tax. @throws Fault `stale_version`. */
export async function updateSettings(act: Act, { version, ...input }: Input): Promise<BillingSettings> {
  const value = { ...input, version: version + 1 };
  await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select cast(value ->> '$.version' as integer) from settings where key = ${BILLING_KEY}), 0) = ${version}`,
    ),
    record(act, db, { kind: "billing.updated", data: { after: value } }),
    db
      .insert(settings)
      .values({ key: BILLING_KEY, value, updatedAt: act.now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: act.now } }),
  ]);
  return value;
}
