import { BankDetails } from "#contracts/payments/shapes.ts";
import type { Db } from "#db/client.ts";
import { settingQuery } from "#worker/core/settings.ts";

/** Shown until the company has entered its own: an account that cannot receive anything. */
const SAMPLE: BankDetails = {
  accountName: "Pet Travel Portal Ltd",
  bankName: "Sample Bank",
  sortCode: "00-00-00",
  accountNumber: "00000000",
  iban: "GB00 SAMP 0000 0000 0000 00",
};

export function bankSetting(db: Db) {
  return settingQuery(db, "bank_details");
}

export function bankDetails(found: readonly { value: unknown }[]): BankDetails {
  const parsed = BankDetails.safeParse(found[0]?.value);
  return parsed.success ? parsed.data : SAMPLE;
}
