import { BankDetails } from "#contracts/payments/shapes.ts";

import type { World } from "./world.ts";

/** What a journey costs where nobody has said otherwise. Amounts in pence. */
export const PRICE_LIST = [
  { description: "Pet Travel Service", amount: 150_000, required: true },
  { description: "Documentation Processing", amount: 20_000, required: true },
] as const;

/** Sample values; no such account exists. */
const BANK = BankDetails.parse({
  accountName: "Pet Travel Portal Ltd",
  bankName: "Sample Bank",
  sortCode: "00-00-00",
  accountNumber: "00000000",
  iban: "GB00 SAMP 0000 0000 0000 00",
});

/** By this row a seeded database is recognised. It is written first, so that of two seeds at once the second one stops. */
export const MARK = "demo_seed";

export type Mark = { day: string; accountsOnly: boolean };

export function addSettings(world: World, accountsOnly: boolean, lastInvoice: number): void {
  const { clock } = world;
  const mark: Mark = { day: clock.today, accountsOnly };
  const settings: Readonly<Record<string, unknown>> = {
    [MARK]: mark,
    company: {
      name: "Pet Travel Portal",
      timeZone: clock.zone,
      supportEmail: "support@portal.example",
      supportPhone: "+44 20 7946 0100",
    },
    bank_details: BANK,
    price_list: { currency: "GBP", items: PRICE_LIST },
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
  for (const [key, value] of Object.entries(settings)) {
    world.rows.settings.push({ key, value, updatedAt: clock.at(-1, "08:00") });
  }
}
