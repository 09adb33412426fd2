import type * as z from "zod";

import { BankAccounts } from "#contracts/payments/bank-accounts-shapes.ts";
import { PriceList } from "#contracts/payments/prices-shapes.ts";
import { CompanyContact } from "#contracts/settings/contact-shapes.ts";
import type { Db } from "#db/client.ts";
import type { SettingKey } from "#db/schema.ts";
import { settingQuery } from "#worker/core/settings.ts";

type Found = readonly { value: unknown }[];

/** What the company says of itself under a key, and what holds while it has said nothing. */
export type CompanyFact<T extends { version: number }> = {
  readonly key: SettingKey;
  /** What it is called in the record of changes. */
  readonly subject: string;
  readonly query: (db: Db) => ReturnType<typeof settingQuery>;
  readonly of: (found: Found) => T;
};

function companyFact<T extends { version: number }>(
  key: SettingKey,
  subject: string,
  { shape, unset }: { shape: z.ZodType<T>; unset: T },
): CompanyFact<T> {
  return {
    key,
    subject,
    query: (db) => settingQuery(db, key),
    of: ([found]) => shape.safeParse(found?.value).data ?? { ...unset, version: versionOf(found?.value) },
  };
}

export const CONTACT = companyFact("contact", "Company contact", {
  shape: CompanyContact,
  unset: { email: null, phone: null, questionsTo: null, version: 0 },
});

export const BANK_ACCOUNTS = companyFact("bank_accounts", "Bank accounts", {
  shape: BankAccounts,
  unset: { accounts: [], version: 0 },
});

export const PRICE_LIST = companyFact("price_list", "Prices", {
  shape: PriceList,
  unset: { prices: null, version: 0 },
});

/** What is not legible can still be replaced by whoever has seen that. */
function versionOf(kept: unknown): number {
  const { version } = (kept ?? {}) as { version?: unknown };
  return typeof version === "number" ? version : 0;
}
