import { DEPOSIT_PERCENT } from "#contracts/core/money.ts";
import type { BankAccounts } from "#contracts/payments/bank-accounts-shapes.ts";
import type { PriceList } from "#contracts/payments/prices-shapes.ts";
import type { CompanyContact } from "#contracts/settings/contact-shapes.ts";
import type { SettingKey } from "#db/schema.ts";

import type { World } from "./world.ts";

/** What a journey costs where nobody has said otherwise. Amounts in pence. */
export const PRICE_LIST = [
  { description: "Pet Travel Service", amount: 150_000, required: true },
  { description: "Documentation Processing", amount: 20_000, required: true },
] as const;

/** Sample values; no such account exists. */
const BANK: BankAccounts = {
  accounts: [
    {
      currency: "GBP",
      accountName: "Pet Travel Portal Ltd",
      bankName: "Sample Bank",
      sortCode: "00-00-00",
      accountNumber: "00000000",
      iban: "GB02 SAMP 0000 0000 0000 00",
      bic: "",
    },
  ],
  version: 0,
};

/** A name that cannot be registered, and a number that nobody has. */
const CONTACT: CompanyContact = {
  email: "support@pet-travel-portal.example",
  phone: "+44 20 7946 0123",
  questionsTo: "support@pet-travel-portal.example",
  version: 0,
};

const PRICES: PriceList = {
  prices: { currency: "GBP", items: [...PRICE_LIST], depositPercent: DEPOSIT_PERCENT },
  version: 0,
};

/** By this row a seeded database is recognised. It is written first, so that of two seeds at once the second one stops. */
export const MARK = "demo_seed";

export type Mark = { day: string; accountsOnly: boolean };

export function addSettings(world: World, accountsOnly: boolean, lastInvoice: number): void {
  const { clock } = world;
  const mark: Mark = { day: clock.today, accountsOnly };
  const settings: Readonly<Partial<Record<SettingKey, unknown>>> = {
    [MARK]: mark,
    contact: CONTACT,
    bank_accounts: BANK,
    price_list: PRICES,
    invoice_counter: { last: lastInvoice },
    billing: {
      address: "1 Harbour Street\nLondon E14 9XX\nUnited Kingdom",
      taxNumber: "",
      taxName: "VAT",
      taxRate: 0,
      termDays: 14,
      footer: "Thank you for travelling with us.",
      version: 0,
    },
  };
  for (const [key, value] of Object.entries(settings) as [SettingKey, unknown][]) {
    world.rows.settings.push({ key, value, updatedAt: clock.at(-1, "08:00") });
  }
}
