/**
 * Whether letters and digits can be an account's number: two letters, two check digits, and the remainder of 97 that
 * they make true. ISO 13616-1:2020, 8.
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  let rest = 0;
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const digits = Number.parseInt(sign, 36);
    rest = (rest * (digits > 9 ? 100 : 10) + digits) % 97;
  }
  return rest === 1;
}
