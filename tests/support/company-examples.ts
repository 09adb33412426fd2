import { randomUUID } from "node:crypto";

import type { Actor } from "./actor.ts";
import type { Ids } from "./ids.ts";

const version = 0;

const PRICES = {
  currency: "EUR",
  items: [{ description: "Pet travel", amount: 120_000, required: true }],
  depositPercent: 30,
};
const AN_ACCOUNT = {
  currency: "EUR",
  accountName: "The Company GmbH",
  bankName: "A Bank",
  sortCode: "",
  accountNumber: "",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
};
/** Inputs for what a company says of itself and of its prices. */
export const COMPANY_EXAMPLES: Readonly<Record<string, (ids: Ids) => Record<string, unknown>>> = {
  "payments.journeyPrices": ({ workspaceId }) => ({ workspaceId }),
  "payments.setJourneyPrices": ({ workspaceId }) => ({ workspaceId, prices: PRICES, version }),
  "payments.templatePrices": ({ templateId }) => ({ templateId }),
  "payments.setTemplatePrices": ({ templateId }) => ({ templateId, prices: PRICES, version }),
  "settings.readiness": () => ({}),
  "settings.contact": () => ({}),
  "settings.setContact": () => ({
    email: "hello@company.example",
    phone: "+49 30 123456",
    questionsTo: "",
    version,
  }),
  "settings.bankAccounts": () => ({}),
  "settings.setBankAccounts": () => ({ accounts: [AN_ACCOUNT], version }),
  "settings.prices": () => ({}),
  "settings.setPrices": () => ({ prices: PRICES, version }),
};

/** The same as changes that go through: by the version that stands right before the call. */
export const companyReady = (
  admin: () => Actor,
): Readonly<Record<string, () => Promise<Record<string, unknown>>>> => ({
  "settings.setContact": async () => admin().trpc.settings.contact.query({}),
  "settings.setBankAccounts": async () => ({
    accounts: [AN_ACCOUNT],
    version: (await admin().trpc.settings.bankAccounts.query({})).version,
  }),
  "settings.setPrices": async () => admin().trpc.settings.prices.query({}),
  "payments.setTemplatePrices": async () => {
    const { version } = await admin().trpc.payments.templatePrices.query({ templateId: 1 });
    return { templateId: 1, prices: PRICES, version };
  },
  "payments.setJourneyPrices": async () => {
    const workspace = await admin().trpc.workspaces.createFromTemplate.mutate({
      templateId: 1,
      petName: "Rex",
      ownerName: "Ann Reed",
      ownerEmail: `ann.${randomUUID()}@example.com`,
      departureDate: "2031-06-01",
    });
    return { workspaceId: workspace.id, prices: PRICES, version: workspace.version };
  },
});
