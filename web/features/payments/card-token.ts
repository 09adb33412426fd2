import type { CardEntry } from "./card-fields.ts";

/**
 * The browser's side of the simulated gateway, and the seam where a real provider's own element comes in:
 * it takes the card and gives back an opaque token. The card itself goes nowhere.
 * A number that ends in 0002 is the card this gateway declines, as test cards of real gateways do.
 */
export async function tokenOf(card: CardEntry): Promise<string> {
  const kind = card.number.endsWith("0002") ? "tok_declined" : "tok";
  return `${kind}_${crypto.randomUUID().replaceAll("-", "")}`;
}
