import { CARD_LIMITS } from "#contracts/payments/terms.ts";
import { payments as copy } from "#web/copy/payments.ts";

/** What is typed on the card side of the widget. It stays in the browser: see `card-token.ts`. */
export type CardEntry = { number: string; expiry: string; cvv: string; name: string };
export type CardErrors = Partial<Record<keyof CardEntry, string>>;

export const EMPTY_CARD: CardEntry = { number: "", expiry: "", cvv: "", name: "" };
/** The order of the fields on the page, for the summary and the focus. */
export const CARD_FIELDS = [
  "number",
  "expiry",
  "cvv",
  "name",
] as const satisfies readonly (keyof CardEntry)[];

const SHORTEST_NUMBER = 13;

/** Only the digits, full-width ones included. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replaceAll(/\D/g, "");
}

/** `4242424242424242` gives `4242 4242 4242 4242`; at most 19 characters. */
export function formatCardNumber(text: string): string {
  return digitsOf(text)
    .replaceAll(/(\d{4})(?=\d)/g, "$1 ")
    .slice(0, CARD_LIMITS.number)
    .trimEnd();
}

/** `1227` gives `12/27`; what a browser fills in (`12 / 2027`, `1/27`) comes out the same. At most 5 characters. */
export function formatExpiry(text: string): string {
  const filled = /^\s*(\d{1,2})\s*[/.\-\s]\s*(?:20)?(\d{2})\s*$/.exec(text.normalize("NFKC"));
  if (filled) return `${(filled[1] ?? "").padStart(2, "0")}/${filled[2]}`;
  const digits = digitsOf(text);
  const formatted = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  return formatted.slice(0, CARD_LIMITS.expiry);
}

/** Digits only, at most 3. */
export function formatCvv(text: string): string {
  return digitsOf(text).slice(0, CARD_LIMITS.cvv);
}

/** Where the caret stands in a formatted text so that as many digits lie before it as did while typing. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < formatted.length; at++) {
    if (seen === digitsBefore) return at;
    if (/\d/.test(formatted.charAt(at))) seen++;
  }
  return formatted.length;
}

/** What has to be mended before paying, by field; empty when nothing has. `today` is a calendar date. */
export function checkCard(card: CardEntry, today: string): CardErrors {
  const errors: CardErrors = {};
  const number = digitsOf(card.number);
  if (number === "") errors.number = copy.numberMissing;
  else if (number.length < SHORTEST_NUMBER) errors.number = copy.numberIncomplete;
  else if (!passesLuhn(number)) errors.number = copy.numberWrong;

  const expiry = /^(\d{2})\/(\d{2})$/.exec(card.expiry);
  const month = Number(expiry?.[1]);
  if (card.expiry.trim() === "") errors.expiry = copy.expiryMissing;
  else if (!expiry || month < 1 || month > 12) errors.expiry = copy.expiryWrong;
  else if (`20${expiry[2]}-${expiry[1]}` < today.slice(0, 7)) errors.expiry = copy.expiryPast;

  if (card.cvv === "") errors.cvv = copy.cvvMissing;
  else if (card.cvv.length < CARD_LIMITS.cvv) errors.cvv = copy.cvvIncomplete;

  if (card.name.trim() === "") errors.name = copy.nameMissing;
  return errors;
}

/** The check digit that every card number ends with; finds a mistyped or swapped digit. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.charAt(digits.length - 1 - i));
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
