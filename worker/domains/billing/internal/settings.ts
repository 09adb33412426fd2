import { inArray } from "drizzle-orm";

import type { InvoiceSeller } from "#contracts/payments/receipts-shapes.ts";
import { PRODUCT } from "#contracts/settings/branding.ts";
import type { Db } from "#db/client.ts";
import { type SettingKey, settings } from "#db/schema.ts";
import { SETTINGS } from "#worker/core/settings.ts";

const { billing, branding, contact } = SETTINGS;

/** What the company says of itself and of its invoices. */
export function sellerSettings(db: Db) {
  return db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [billing.key, branding.key, contact.key]));
}

type Found = readonly { key: SettingKey; value: unknown }[];

const keptOf = (found: Found, key: SettingKey) => found.find((row) => row.key === key)?.value;

export function toSeller(found: Found): InvoiceSeller {
  const { address, taxNumber, taxName, footer } = billing.of(keptOf(found, billing.key));
  const { email, phone } = contact.of(keptOf(found, contact.key));
  return {
    name: branding.of(keptOf(found, branding.key)).name ?? PRODUCT,
    email: email ?? "",
    phone: phone ?? "",
    address,
    taxNumber,
    taxName,
    footer,
  };
}
