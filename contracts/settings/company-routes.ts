import * as z from "zod";

import { defineRoutes } from "#contracts/core/route.ts";
import { BankAccounts, BankAccountsDraft } from "#contracts/payments/bank-accounts-shapes.ts";
import { PriceList } from "#contracts/payments/prices-shapes.ts";

import { CompanyContact, ContactDraft } from "./contact-shapes.ts";
import { Readiness } from "./readiness-shapes.ts";

/** What a company says of itself before its first owner comes in. */
export const companyRoutes = defineRoutes({
  contact: {
    kind: "query",
    access: "staff",
    summary: "Where people reach the company, as it is set",
    input: z.object({}),
    output: CompanyContact,
  },
  setContact: {
    kind: "mutation",
    access: "admin",
    summary: "Set where people reach the company; what is blank is offered to nobody",
    input: ContactDraft,
    output: CompanyContact,
  },
  bankAccounts: {
    kind: "query",
    access: "staff",
    summary: "The accounts that owners send money to",
    input: z.object({}),
    output: BankAccounts,
  },
  setBankAccounts: {
    kind: "mutation",
    access: "admin",
    summary:
      "Set the accounts that owners send money to; without one in their currency they are offered none",
    input: BankAccountsDraft,
    output: BankAccounts,
  },
  prices: {
    kind: "query",
    access: "staff",
    summary: "What a journey costs where its template has no prices of its own",
    input: z.object({}),
    output: PriceList,
  },
  setPrices: {
    kind: "mutation",
    access: "admin",
    summary: "Set what new journeys cost; those that have begun keep their prices",
    input: PriceList,
    output: PriceList,
  },
  readiness: {
    kind: "query",
    access: "staff",
    summary: "What is set up and what is not, of all that a company needs before it opens",
    input: z.object({}),
    output: Readiness,
  },
});
