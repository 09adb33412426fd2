import { digitsOf } from "./card-fields.ts";

/** A number that the simulated gateway refuses, as test cards of real gateways do. */
const REFUSED_CARD = "4000000000000002";
const REFUSED_TOKEN = "tok_refused";

/**
 * The browser's side of the simulated gateway, and the seam where a real provider's own element comes in:
 * it takes the card's number and gives back an opaque token. The card itself goes nowhere.
 */
export function tokenOf(cardNumber: string): string {
  if (digitsOf(cardNumber) === REFUSED_CARD) return REFUSED_TOKEN;
  return `tok_${crypto.randomUUID().replaceAll("-", "")}`;
}
