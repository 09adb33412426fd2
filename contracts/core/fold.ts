/** Letters of Latin script that Unicode does not take apart, and signs that a keyboard has another of. */
const ALIKE = new Map(
  (
    "ßss æae œoe þth łl øo đd ðd ħh ŧt ŋn ıi ɓb ɗd ɖd əe ǝe ɛe ƙk ɲn ɔo ƴy ƶz ƒf " +
    "ςσ ђд ґг қк ңн өо үу ұу һх әа یي ىي کك ’' ‘' ʼ' ʻ' ′' `' “\" ”\" ‐- ‒- –- —- ―- −-"
  )
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/**
 * The marks that a person may leave out: of Latin, Greek and Cyrillic letters, the points of Hebrew, the harakat and the
 * tatweel of Arabic, and what is not seen at all. The vowels of Thai or Hindi, and the marks of kana, make another word.
 */
const LEFT_OUT = /[[\p{DI}\u0640[\p{M}&&[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}\p{sc=Cyrl}]]]--[\u3099\u309a]]/gv;

const ALIKE_LETTERS = new RegExp(`[${[...ALIKE.keys()].join("")}]`, "gu");

/** A syllable of Hangul is one letter to whoever types it; ASCII needs no look. */
const COMPOUND = /[^\0-\u007f\uac00-\ud7a3]+/gu;

declare const isFolded: unique symbol;
/** What `fold` has made, so that nothing else is kept where folded text is searched. */
export type Folded = string & { readonly [isFolded]: true };

/**
 * Text as it is compared in searches and orders: without marks, case, widths and repeated white space, so that
 * `lukasz` finds `Łukasz`. Letter by letter, since the database does the same from its table of letters.
 */
export function fold(text: string): Folded {
  return text
    .normalize("NFC")
    .replaceAll(COMPOUND, (run) => run.normalize("NFKD").replaceAll(LEFT_OUT, ""))
    .toLowerCase()
    .replaceAll(LEFT_OUT, "")
    .replaceAll(ALIKE_LETTERS, (letter) => ALIKE.get(letter) ?? letter)
    .replaceAll(/\s+/gu, " ") as Folded;
}

/** What a person types into a search, as a question to rows: whether their texts, one after the other, hold it. */
export function lookingFor(typed: string): (...texts: readonly string[]) => boolean {
  const wanted = fold(typed).trim();
  return (...texts) => fold(texts.join(" ")).includes(wanted);
}

/** Whether one of the words of a name begins with what is typed so far, or its words go on as typed. */
export function isBegunBy(typed: string, name: string): boolean {
  return ` ${fold(name)}`.includes(` ${fold(typed)}`);
}

/** The order in which a reader expects names: `adam ant, de Vries, Łukasz, Ömer, Zoë`. */
export function compareNames(a: string, b: string): number {
  return compare(fold(a), fold(b)) || compare(a, b);
}

/** By code point, as the database compares. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
