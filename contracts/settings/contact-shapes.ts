import * as z from "zod";

import { emailAddress, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";

/** Digits with what people put between them. */
const PHONE = /^\+?[\d\s().-]*\d[\d\s().-]*$/;

const address = z
  .union([z.literal("").transform(() => null), z.null(), emailAddress("Please enter a valid email address")])
  .nullable();

const phone = z
  .string()
  .trim()
  .max(LIMITS.phone, `At most ${LIMITS.phone} characters`)
  .refine((text) => text === "" || PHONE.test(text), "A number with its country, as +44 20 7946 0018")
  .transform((text) => (text === "" ? null : text))
  .nullable();

/** Where people reach the company; what is null is not offered to anybody. */
export const ContactDraft = z.object({
  email: address,
  phone,
  /** Who is mailed what readers of the help ask without a journey; the administrators alone are told where it is null. */
  questionsTo: address,
  version: Version,
});

export const CompanyContact = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  questionsTo: z.string().nullable(),
  version: Version,
});
export type CompanyContact = z.infer<typeof CompanyContact>;

/** What of it everybody sees who is signed in. */
export const ContactShown = CompanyContact.pick({ email: true, phone: true });
export type ContactShown = z.infer<typeof ContactShown>;
