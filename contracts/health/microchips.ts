/** ISO 11784: fifteen digits, of which the first three name a country or a maker. */
const ISO_DIGITS = 15;
/** Chips from before the standard; readers at a border need not know them. */
const OLDER = /^[0-9A-Z]{9,10}$/;
/** ISO 11784 keeps this prefix for chips that are only tested with. */
const TEST_PREFIX = "999";

/** A number as it is kept: without the spaces, dots and dashes of papers, in capitals. */
export function microchipOf(text: string): string {
  return text.replaceAll(/[\s.*\-–]/gu, "").toUpperCase();
}

/** What is wrong with a number of a microchip, in a sentence; null where nothing is. */
export function microchipProblem(text: string): string | null {
  const slip = microchipSlip(text);
  if (slip !== null) return slip;
  const isForTests = microchipOf(text).startsWith(TEST_PREFIX) && !isOlderMicrochip(text);
  return isForTests ? "999… marks a chip for tests, not for an animal" : null;
}

/** What keeps a number from being any chip's: a slip of the pen. A chip that no border takes may be had all the same. */
export function microchipSlip(text: string): string | null {
  const chip = microchipOf(text);
  if ((chip.length === ISO_DIGITS && /^\d+$/.test(chip)) || OLDER.test(chip)) return null;
  return /^\d*$/.test(chip)
    ? `A microchip has 15 digits, this has ${chip.length}`
    : "A microchip has 15 digits, or 9 or 10 letters and digits if it is an older one";
}

/** True of a number from before ISO 11784: whoever travels with it has to bring a reader for it. */
export function isOlderMicrochip(text: string): boolean {
  return OLDER.test(microchipOf(text));
}
