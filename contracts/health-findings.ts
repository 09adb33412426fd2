import * as z from "zod";

import { ANALYSED_TYPES } from "./analysis.ts";
import { Id, RequestId } from "./core/fields.ts";
import { defineRoutes } from "./core/route.ts";
import { MEDIA_TYPES } from "./documents.ts";
import { EntryFacts } from "./health.ts";

/** The day an animal was born stands in its details, not in its record. */
export const BirthFact = z.object({
  kind: z.literal("birth"),
  bornOn: z.iso.date("Enter a date, such as 12 May 2022"),
});
export const FoundFact = z.union([EntryFacts, BirthFact]);
export type FoundFact = z.output<typeof FoundFact>;

/** `known` stands on record as the paper says it; `discarded` is what a person has put aside. */
export const FINDING_STATES = ["open", "known", "discarded"] as const;

/** What a paper says of its animal, offered to its health record. */
export const Finding = z.object({
  /** The same for the same value, whatever else is read of it. */
  key: z.string(),
  fact: FoundFact,
  /** The paper's own words. */
  quote: z.string().nullable(),
  state: z.enum(FINDING_STATES),
});
export type Finding = z.infer<typeof Finding>;

export const DISAGREEMENTS = ["microchip", "name", "birth", "valid_until", "result"] as const;

/** A paper that says something else than another one, than the record, or than the pet's details. */
export const Disagreement = z.object({
  about: z.enum(DISAGREEMENTS),
  value: z.string(),
  quote: z.string().nullable(),
  other: z.object({
    value: z.string(),
    quote: z.string().nullable(),
    /** Where the other one stands; both are null for the pet's details. */
    document: z.object({ id: Id, name: z.string() }).nullable(),
    entryId: Id.nullable(),
  }),
});
export type Disagreement = z.infer<typeof Disagreement>;

export const CheckedPaper = z.object({
  documentId: Id,
  /** The number of the file that was read: a newer file is another paper. */
  number: z.number().int().positive(),
  name: z.string(),
  mediaType: z.enum(MEDIA_TYPES),
  kind: z.enum(ANALYSED_TYPES),
  /** Read from a photo or a scan, where figures are taken for others. */
  isFromPhoto: z.boolean(),
  findings: z.array(Finding),
  disagreements: z.array(Disagreement),
});
export type CheckedPaper = z.infer<typeof CheckedPaper>;

/** A photo or a scan that nobody has had read. */
export const UnreadPaper = CheckedPaper.pick({ documentId: true, number: true, name: true, mediaType: true });
export type UnreadPaper = z.infer<typeof UnreadPaper>;

/** More than a paper of one animal says. */
const FINDINGS_MAX = 40;
const Key = z.string().max(80);

const paper = { workspaceId: Id, documentId: Id, number: z.number().int().positive() };

export const findingRoutes = defineRoutes({
  findings: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /workspaces/:workspaceId/health/findings",
    summary:
      "What was read in a journey's papers and could go into the health record, and where they disagree with it or with each other",
    input: z.object({ workspaceId: Id }),
    output: z.object({ papers: z.array(CheckedPaper), unread: z.array(UnreadPaper) }),
  },
  decide: {
    kind: "mutation",
    access: "customer-of-workspace",
    feature: "paperFindings",
    right: "upload",
    rest: "POST /workspaces/:workspaceId/health/findings",
    summary:
      "Take findings of a paper into the health record, with the paper as their proof, or put them aside; what an owner takes waits for a colleague to confirm it",
    input: z.object({
      ...paper,
      taken: z.array(z.object({ key: Key, fact: FoundFact })).max(FINDINGS_MAX),
      discarded: z.array(Key).max(FINDINGS_MAX),
      requestId: RequestId.optional(),
    }),
    output: z.object({ decided: z.number().int() }),
  },
  undecide: {
    kind: "mutation",
    access: "customer-of-workspace",
    feature: "paperFindings",
    right: "upload",
    rest: "POST /workspaces/:workspaceId/health/findings/undo",
    summary: "Undo what was decided on findings of a paper, while nobody has changed it since",
    input: z.object({ ...paper, keys: z.array(Key).min(1).max(FINDINGS_MAX) }),
    output: z.object({ undone: z.number().int() }),
  },
});
