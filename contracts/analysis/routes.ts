import * as z from "zod";

import { Id, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Analysis, AnalysisDraft, FoundExpiry, PaperText } from "./shapes.ts";

export const analysisRoutes = defineRoutes({
  readDocument: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /documents/:documentId/text",
    summary: "The words of a document's file, for an analysis",
    input: z.object({ documentId: Id }),
    output: PaperText,
  },
  findExpiry: {
    kind: "query",
    access: "staff",
    rest: "GET /documents/:documentId/expiry",
    summary: "The last day of validity that a document's file names, for a person to accept",
    input: z.object({ documentId: Id }),
    output: FoundExpiry,
  },
  keepText: {
    kind: "mutation",
    access: "customer-of-workspace",
    feature: "photoReading",
    right: "upload",
    rest: "PUT /documents/:documentId/text",
    summary:
      "Keep what was read from a photo or a scan, which has no words of its own, for the search and the record",
    input: z.object({
      documentId: Id,
      /** The number of the file that was read. */
      number: z.number().int().positive(),
      text: requiredText(LIMITS.documentText, "There is no text"),
    }),
    output: PaperText,
  },
  analyzeDocument: {
    kind: "mutation",
    access: "signed-in",
    rest: "POST /ai/analyze-document",
    limit: "analysis",
    summary: "Read a paper's text and say what is wrong with it for a destination",
    input: AnalysisDraft,
    output: Analysis,
  },
});
