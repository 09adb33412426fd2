import { analysisRoutes as route } from "#contracts/analysis.ts";
import { mutation, router } from "#worker/core/trpc.ts";

import { analyzeDocument } from "./analyze-document.ts";

export const analysisRouter = router({
  analyzeDocument: mutation(route.analyzeDocument, analyzeDocument),
});
