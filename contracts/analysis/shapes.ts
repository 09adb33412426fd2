import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { MEDIA_TYPES } from "#contracts/documents/terms.ts";

import { ANALYSED_TYPES, ANALYSIS_DESTINATIONS, VALIDITIES } from "./terms.ts";

export const AnalysedType = z.enum(ANALYSED_TYPES);
export type AnalysedType = z.infer<typeof AnalysedType>;

export const AnalysisDestination = z.enum(ANALYSIS_DESTINATIONS);
export type AnalysisDestination = z.infer<typeof AnalysisDestination>;

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

/**
 * What can be read from a document's file. `waiting` is being read, and the live connection says when it has been; `late`
 * cannot be read in the time there is for it; `none` has no words, as a photo.
 */
export const PaperText = z.object({
  documentId: Id,
  /** Of which file of the document. */
  number: z.number().int(),
  mediaType: z.enum(MEDIA_TYPES),
  name: z.string(),
  /** Read from a photo or a scan in somebody's browser. */
  isFromPhoto: z.boolean(),
  state: z.enum(["read", "waiting", "late", "none"]),
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
  /** The paper's words for an end that stands there and could not be read: a person says which day it is. */
  unread: z.string().nullable(),
});
export type FoundExpiry = z.infer<typeof FoundExpiry>;
