import * as z from "zod";

import { emailAddress, Id, optionalText, RequestId, requiredText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";

import { EARLIEST_DATE } from "./draft.ts";
import { PetType } from "./shapes.ts";

/** What a new journey is begun with. */
export const WorkspaceDraft = z.object({
  petName: requiredText(LIMITS.name, "Pet name is required"),
  /** Left out, nobody has said it yet. */
  species: PetType.optional(),
  ownerName: requiredText(LIMITS.name, "Owner name is required"),
  ownerEmail: emailAddress("Valid email is required"),
  departureDate: z.iso
    .date("Departure date is required")
    .refine((date) => date >= EARLIEST_DATE, "Departure date is required"),
  notes: optionalText(LIMITS.notes),
  templateId: Id,
  /** The documentation template of the library it was started from, whose uses are counted. */
  libraryTemplateId: Id.optional(),
  requestId: RequestId.optional(),
});
export type WorkspaceDraft = z.infer<typeof WorkspaceDraft>;
