/** Who has been chosen while a message was written. */
export type Named = { readonly id: number; readonly name: string };

/** What stands after an `@` at the end of a text that is being typed; null where nobody is being named. */
export function nameBegun(text: string): string | null {
  return /(?:^|\s)@([^@\n]{0,40})$/.exec(text)?.[1] ?? null;
}

/** The text with the begun name as it is written. */
export function withName(text: string, name: string): string {
  return text.replace(/@[^@\n]{0,40}$/, () => `@${name} `);
}

/** A sign of an address stands before the `@`: no name begins there. */
const IN_ADDRESS = /[\p{L}\p{M}\p{N}._%+-]$/u;
/** The name goes on: `@Ann Leeson`, `@Ann Lee-Smith`, `@Ann Lee.example`; but for `@Ann Lee’s` and the end of a sentence. */
const GOES_ON =
  /^(?:[\p{L}\p{M}\p{N}_]|[-‐‑][\p{L}\p{N}]|\.[\p{Ll}\p{N}]|['’](?!s(?![\p{L}\p{M}\p{N}]))\p{L})/u;
/** Scripts that put nothing between words: `@田中さん`. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const RUNS_ON = [new RegExp(`${UNSPACED}$`, "u"), new RegExp(`^(?!\\p{M})${UNSPACED}`, "u")] as const;

/**
 * Ids of those who are named in the text that is sent: each `@` by the longest chosen name that stands whole behind it.
 * Of two people with one name as many are meant as stand there, the last chosen first.
 */
export function namedIn(text: string, chosen: readonly Named[]): number[] {
  const composed = text.normalize("NFC");
  const people = [
    ...new Map(chosen.map(({ id, name }) => [id, { id, name: name.normalize("NFC") }])).values(),
  ]
    .toReversed()
    .toSorted((a, b) => b.name.length - a.name.length);
  const found: number[] = [];
  for (const { index } of composed.matchAll(/@/g)) {
    if (IN_ADDRESS.test(composed.slice(0, index))) continue;
    const rest = composed.slice(index + 1);
    const there = people.filter(({ name }) => rest.startsWith(name) && endsThere(name, rest));
    const longest = there.filter(({ name }) => name === there[0]?.name);
    const meant = longest.find(({ id }) => !found.includes(id));
    if (meant) found.push(meant.id);
  }
  return found;
}

function endsThere(name: string, rest: string): boolean {
  const after = rest.slice(name.length);
  return !GOES_ON.test(after) || (RUNS_ON[0].test(name) && RUNS_ON[1].test(after));
}
