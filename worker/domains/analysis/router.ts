import { analysisRoutes as route } from "#contracts/analysis/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { analyzeDocument } from "./analyze-document.ts";
import { findExpiry } from "./find-expiry.ts";
import { keepText } from "./keep-text.ts";
import { readDocument } from "./read-document.ts";

export const analysisRouter = router({
  readDocument: query(route.readDocument, readDocument),
  findExpiry: query(route.findExpiry, findExpiry),
  keepText: mutation(route.keepText, keepText),
  analyzeDocument: mutation(route.analyzeDocument, analyzeDocument),
});
