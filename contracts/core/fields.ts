import * as z from "zod";

import { LIMITS } from "./limits.ts";
import { mailAddress } from "./mail-address.ts";
import { isVisible } from "./text.ts";

/** A row's key. Sent as a number; an address's text is read as one by the REST adapter. */
export const Id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The version a person saw of a row they edit; a stale one is refused with 409. */
export const Version = z.number().int().min(0);

/** One per attempt, made by the client: the same one again gives the same answer, never a second row. */
export const RequestId = z.uuid();

const composed = (text: string) => text.normalize("NFC");

/** Text a person must give: trimmed, composed, and something of it can be seen. */
export const requiredText = (max: number, message: string) =>
  z
    .string(message)
    .trim()
    .max(max, `At most ${max} characters`)
    .refine(isVisible, message)
    .transform(composed);

/** Text a person may leave out; blank counts as left out. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .transform((text) => (isVisible(text) ? composed(text) : undefined))
    .optional();

/** Text of a patch: left as it is where it is not named, and cleared where it is blank. */
export const clearableText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .transform((text) => (isVisible(text) ? composed(text) : null))
    .optional();

/** An e-mail address as it is kept, whatever it was typed in. */
export const emailAddress = (message: string) =>
  z
    .string(message)
    .max(LIMITS.address, message)
    .transform((typed, context) => {
      const address = mailAddress(typed);
      if (address !== null) return address;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
