import * as z from "zod";

import { CalendarDate } from "./core/dates.ts";
import { Id, requiredText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";
import { MEDIA_TYPES } from "./documents.ts";

export const ANALYSED_TYPES = ["health_certificate", "vaccination_record", "passport", "other"] as const;
export const AnalysedType = z.enum(ANALYSED_TYPES);
export type AnalysedType = z.infer<typeof AnalysedType>;

export const ANALYSIS_DESTINATIONS = [
  "USA",
  "Canada",
  "UK",
  "Germany",
  "France",
  "Australia",
  "Japan",
] as const;
export const AnalysisDestination = z.enum(ANALYSIS_DESTINATIONS);
export type AnalysisDestination = z.infer<typeof AnalysisDestination>;

export const VALIDITIES = ["valid", "invalid", "needs_review"] as const;

export const Analysis = z.object({
  confidence: z.number().min(0).max(1),
  validity: z.enum(VALIDITIES),
  category: z.string(),
  issues: z.array(z.string()),
  suggestions: z.array(z.string()),
});
export type Analysis = z.infer<typeof Analysis>;

const REQUIRED = "Please provide document text, type, and destination country.";

export const AnalysisDraft = z.object({
  documentText: z.string(REQUIRED).trim().min(1, REQUIRED).max(LIMITS.documentText),
  documentType: z.enum(ANALYSED_TYPES, REQUIRED),
  destinationCountry: z.enum(ANALYSIS_DESTINATIONS, REQUIRED),
  /** Read from a photo or a scan, where letters are taken for others. */
  isFromPhoto: z.boolean().default(false),
});
export type AnalysisDraft = z.input<typeof AnalysisDraft>;

/** What can be read from a document's file. `waiting` is read in a moment; `none` has no words, as a photo. */
export const PaperText = z.object({
  documentId: Id,
  /** Of which file of the document. */
  number: z.number().int(),
  mediaType: z.enum(MEDIA_TYPES),
  name: z.string(),
  /** Read from a photo or a scan in somebody's browser. */
  isFromPhoto: z.boolean(),
  state: z.enum(["read", "waiting", "none"]),
  text: z.string(),
  /** What the text reads like, and where the journey leads, where that is known. */
  documentType: AnalysedType.nullable(),
  destinationCountry: AnalysisDestination.nullable(),
});
export type PaperText = z.infer<typeof PaperText>;

/** The end of validity that a document's file names; null where it names none, or has no words. */
export const FoundExpiry = z.object({
  documentId: Id,
  found: z.object({ expiresOn: CalendarDate, words: z.string() }).nullable(),
});
export type FoundExpiry = z.infer<typeof FoundExpiry>;

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
