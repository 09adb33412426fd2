/** Letters of Latin script that Unicode does not take apart, and signs that a keyboard has another of. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ŧ: "t", ŋ: "n", ı: "i" },
  ...{
    ƀ: "b",
    ɓ: "b",
    ƈ: "c",
    ɗ: "d",
    ɖ: "d",
    ə: "e",
    ǝ: "e",
    ɛ: "e",
    ǥ: "g",
    ɠ: "g",
    ɨ: "i",
    ƙ: "k",
    ĸ: "k",
  },
  ...{ ɲ: "n", ƞ: "n", ɔ: "o", ɵ: "o", ƥ: "p", ʉ: "u", ʋ: "v", ⱳ: "w", ƴ: "y", ƶ: "z", ƒ: "f", ς: "σ" },
  ...{ ђ: "д", ґ: "г", қ: "к", ң: "н", ө: "о", ү: "у", ұ: "у", һ: "х", ә: "а" },
  ...{ ی: "ي", ى: "ي", ک: "ك", "’": "'", "‘": "'", ʼ: "'", ʻ: "'", "′": "'", "`": "'", "“": '"', "”": '"' },
  ...{ "‐": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-" },
};

/**
 * The marks that a person may leave out: of Latin, Greek and Cyrillic letters, the points of Hebrew, the harakat and the
 * tatweel of Arabic, and what is not seen at all. The vowels of Thai or Hindi, and the marks of kana, make another word.
 */
const LEFT_OUT =
  /[\p{Default_Ignorable_Code_Point}\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;

const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join("")}]`, "gu");

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
    .replaceAll(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
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
