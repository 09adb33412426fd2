import * as z from "zod";

import { emailAddress, Id, optionalText, RequestId, requiredText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";

export const EARLIEST_DATE = "1900-01-01";

/**
 * What a journey is started with. In a file of its own: the dialog checks it in the browser, and what stands beside it
 * would bring the schemas along into the first page.
 */
export const WorkspaceDraft = z.object({
  petName: requiredText(LIMITS.name, "Pet name is required"),
  ownerName: requiredText(LIMITS.name, "Owner name is required"),
  ownerEmail: emailAddress("Valid email is required"),
  departureDate: z.iso
    .date("Departure date is required")
    .refine((date) => date >= EARLIEST_DATE, "Departure date is required"),
  notes: optionalText(LIMITS.notes),
  templateId: Id,
  requestId: RequestId.optional(),
});
export type WorkspaceDraft = z.infer<typeof WorkspaceDraft>;
