import { paymentRoutes as route } from "#contracts/payments/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { announceTransfer } from "./announce-transfer.ts";
import { confirmTransfer } from "./confirm-transfer.ts";
import { findQuote } from "./find-quote.ts";
import { finishCard } from "./finish-card.ts";
import { openCard } from "./open-card.ts";
import { payByCard } from "./pay-by-card.ts";

export const paymentsRouter = router({
  quote: query(route.quote, findQuote),
  openCard: mutation(route.openCard, openCard),
  finishCard: mutation(route.finishCard, finishCard),
  payByCard: mutation(route.payByCard, payByCard),
  announceTransfer: mutation(route.announceTransfer, announceTransfer),
  confirmTransfer: mutation(route.confirmTransfer, confirmTransfer),
});
