import * as z from "zod";

import { PaperText } from "#contracts/analysis/shapes.ts";
import { ANALYSED_TYPES } from "#contracts/analysis/terms.ts";
import { Id, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { MEDIA_TYPES } from "#contracts/documents/terms.ts";

import { CONCERNS, DISAGREEMENTS, FINDING_STATES } from "./findings.ts";
import { EntryFacts } from "./shapes.ts";

/** What stands in an animal's details, not in its record. */
export const PetFact = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("birth"), bornOn: z.iso.date("Enter a date, such as 12 May 2022") }),
  z.object({ kind: z.literal("breed"), breed: requiredText(LIMITS.name, "Enter the breed") }),
  z.object({ kind: z.literal("neutering"), isNeutered: z.boolean("Say whether it is neutered") }),
  z.object({
    kind: z.literal("passport"),
    passportNumber: requiredText(LIMITS.name, "Enter the number of the passport"),
  }),
]);
export type PetFact = z.output<typeof PetFact>;
export const FoundFact = z.union([EntryFacts, PetFact]);
export type FoundFact = z.output<typeof FoundFact>;

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

/** What speaks against approving a paper; the other side of a last day is today or the day of arrival. */
export const Concern = Disagreement.extend({ about: z.enum(CONCERNS) });
export type Concern = z.infer<typeof Concern>;

export const PaperConcerns = z.object({
  /** Of which file of the document. */
  number: z.number().int(),
  /** Only what was read can speak against it. */
  reading: PaperText.shape.state,
  against: z.array(Concern),
});
export type PaperConcerns = z.infer<typeof PaperConcerns>;

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
  /** The paper's words for dates that stand there and could not be read, until something of it is on record. */
  unreadDates: z.array(z.string()),
  disagreements: z.array(Disagreement),
});
export type CheckedPaper = z.infer<typeof CheckedPaper>;

/** A photo or a scan that nobody has had read. */
export const UnreadPaper = CheckedPaper.pick({ documentId: true, number: true, name: true, mediaType: true });
export type UnreadPaper = z.infer<typeof UnreadPaper>;
