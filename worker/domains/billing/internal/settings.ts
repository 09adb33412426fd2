import { inArray } from "drizzle-orm";

import { BillingSettings } from "#contracts/billing/shapes.ts";
import type { InvoiceSeller } from "#contracts/payments/receipts-shapes.ts";
import { brandingOf } from "#contracts/settings/branding-shapes.ts";
import { PRODUCT } from "#contracts/settings/branding.ts";
import type { Db } from "#db/client.ts";
import { settings } from "#db/schema.ts";
import { CONTACT } from "#worker/core/company-facts.ts";
import { BRANDING_KEY } from "#worker/core/company.ts";

export const BILLING_KEY = "billing";

/** Until the company has set its own: no tax, and two weeks. */
const DEFAULT: BillingSettings = {
  address: "",
  taxNumber: "",
  taxName: "VAT",
  taxRate: 0,
  termDays: 14,
  footer: "",
  version: 0,
};

/** What the company says of itself and of its invoices. */
export function sellerSettings(db: Db) {
  return db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [BILLING_KEY, BRANDING_KEY, CONTACT.key]));
}

type Found = readonly { key: string; value: unknown }[];

export function toSettings(found: Found): BillingSettings {
  const parsed = BillingSettings.safeParse(found.find(({ key }) => key === BILLING_KEY)?.value);
  return parsed.success ? parsed.data : DEFAULT;
}

export function toSeller(found: Found): InvoiceSeller {
  const { address, taxNumber, taxName, footer } = toSettings(found);
  const { email, phone } = CONTACT.of(found.filter(({ key }) => key === CONTACT.key));
  return {
    name: brandingOf(found.find(({ key }) => key === BRANDING_KEY)?.value).name ?? PRODUCT,
    email: email ?? "",
    phone: phone ?? "",
    address,
    taxNumber,
    taxName,
    footer,
  };
}
