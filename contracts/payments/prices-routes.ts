import * as z from "zod";

import { Id, Version } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { JourneyPrices, Prices, TemplatePrices } from "./prices-shapes.ts";

const OneTemplate = z.object({ templateId: Id });
const OneJourney = z.object({ workspaceId: Id });

export const priceRoutes = defineRoutes({
  templatePrices: {
    kind: "query",
    access: "staff",
    rest: "GET /workspace-templates/:templateId/prices",
    summary: "What journeys of a workflow template cost, and what the company's price list says",
    input: OneTemplate,
    output: TemplatePrices,
  },
  setTemplatePrices: {
    kind: "mutation",
    access: "admin",
    rest: "PUT /workspace-templates/:templateId/prices",
    summary:
      "Give a workflow template prices of its own, or the company's where they are null; journeys that have begun keep theirs",
    input: OneTemplate.extend({ prices: Prices.nullable(), version: Version }),
    output: TemplatePrices,
  },
  journeyPrices: {
    kind: "query",
    access: "staff",
    rest: "GET /workspaces/:workspaceId/prices",
    summary: "What a journey costs, how much of it is the deposit, and what has been paid",
    input: OneJourney,
    output: JourneyPrices,
  },
  setJourneyPrices: {
    kind: "mutation",
    access: "staff",
    permission: "sendInvoices",
    rest: "PUT /workspaces/:workspaceId/prices",
    summary:
      "Change what a journey costs; not while a payment is under way, and not below what has been paid",
    input: OneJourney.extend({ prices: Prices, version: Version }),
    output: JourneyPrices,
  },
});
