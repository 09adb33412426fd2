import { priceRoutes } from "#contracts/payments/prices-routes.ts";
import { paymentRoutes as route } from "#contracts/payments/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { announceTransfer } from "./announce-transfer.ts";
import { confirmTransfer } from "./confirm-transfer.ts";
import { findJourneyPrices } from "./find-journey-prices.ts";
import { findQuote } from "./find-quote.ts";
import { findTemplatePrices } from "./find-template-prices.ts";
import { finishCard } from "./finish-card.ts";
import { openCard } from "./open-card.ts";
import { payByCard } from "./pay-by-card.ts";
import { setJourneyPrices } from "./set-journey-prices.ts";
import { setTemplatePrices } from "./set-template-prices.ts";
import { withdrawTransfer } from "./withdraw-transfer.ts";

export const paymentsRouter = router({
  templatePrices: query(priceRoutes.templatePrices, findTemplatePrices),
  setTemplatePrices: mutation(priceRoutes.setTemplatePrices, setTemplatePrices),
  journeyPrices: query(priceRoutes.journeyPrices, findJourneyPrices),
  setJourneyPrices: mutation(priceRoutes.setJourneyPrices, setJourneyPrices),
  quote: query(route.quote, findQuote),
  openCard: mutation(route.openCard, openCard),
  finishCard: mutation(route.finishCard, finishCard),
  payByCard: mutation(route.payByCard, payByCard),
  announceTransfer: mutation(route.announceTransfer, announceTransfer),
  withdrawTransfer: mutation(route.withdrawTransfer, withdrawTransfer),
  confirmTransfer: mutation(route.confirmTransfer, confirmTransfer),
});
