import * as z from "zod";

import { Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { Currency } from "#contracts/core/money-shapes.ts";

import { isIban } from "./iban.ts";
import { BANK_ACCOUNTS_MAX } from "./terms.ts";

const short = z.string().trim().max(LIMITS.name, `At most ${LIMITS.name} characters`);

/** An account of the company that owners send money to; what a country does not know is blank. */
export const BankAccount = z
  .object({
    /** What is sent there is sent in this currency. */
    currency: Currency,
    accountName: short,
    bankName: short,
    sortCode: short,
    accountNumber: short,
    iban: short,
    bic: short,
  })
  .strict();
export type BankAccount = z.infer<typeof BankAccount>;

/** As they are entered: whoever sends money needs the name and one number that can be right. */
export const BankAccountDraft = BankAccount.extend({
  accountName: short.min(1, "Account name is required"),
  iban: short
    .transform((text) => text.replaceAll(/\s/g, "").toUpperCase())
    .refine((text) => text === "" || isIban(text), "Check the IBAN: a letter or a digit is wrong")
    .transform((text) => text.replaceAll(/(.{4})(?=.)/g, "$1 ")),
  bic: short
    .transform((text) => text.replaceAll(/\s/g, "").toUpperCase())
    .refine(
      (text) => text === "" || /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text),
      "A BIC has 8 or 11 characters",
    ),
}).refine(({ iban, accountNumber }) => iban !== "" || accountNumber !== "", {
  path: ["accountNumber"],
  message: "An account number or an IBAN is required",
});

export const BankAccounts = z.object({ accounts: z.array(BankAccount), version: Version });
export type BankAccounts = z.infer<typeof BankAccounts>;

export const BankAccountsDraft = z.object({
  accounts: z.array(BankAccountDraft).max(BANK_ACCOUNTS_MAX, `At most ${BANK_ACCOUNTS_MAX} accounts`),
  version: Version,
});
