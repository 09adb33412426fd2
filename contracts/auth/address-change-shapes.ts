import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";

import { Token } from "./shapes.ts";
import { ADDRESS_ANSWERS } from "./terms.ts";

/** The address that an account is to get, until both sides have had their say. */
export const AwaitedAddress = z.object({
  email: z.string(),
  /** Null until somebody who reads its mail has confirmed it. */
  confirmedAt: Instant.nullable(),
  /** When it happens without a word from the address of now; null until it is confirmed. */
  takesEffectAt: Instant.nullable(),
});
export type AwaitedAddress = z.infer<typeof AwaitedAddress>;

/** `answered`: whoever looks has agreed already, and the other side has not. */
export const AddressChangeState = z.enum(["waiting", "answered", "done", "over"]);

/** What the page behind a mailed link says before a button is pressed. Looking changes nothing. */
export const AddressChangePreview = z.object({
  /** Whose link it is: of the address that is to come, or of the one of now. */
  side: z.enum(["new", "old"]),
  state: AddressChangeState,
  email: z.string(),
  /** When it happens without a word from the address of now. */
  takesEffectAt: Instant.nullable(),
  /** Whether it can still be taken back. */
  canObject: z.boolean(),
});
export type AddressChangePreview = z.infer<typeof AddressChangePreview>;

export const AddressAnswer = z.enum(ADDRESS_ANSWERS);
export type AddressAnswer = z.infer<typeof AddressAnswer>;
export const AddressChangeAnswer = z.object({ token: Token, answer: AddressAnswer });
export type AddressChangeAnswer = z.infer<typeof AddressChangeAnswer>;
