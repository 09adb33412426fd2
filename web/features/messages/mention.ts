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

/** Ids of those who still stand in the text that is sent. */
export function namedIn(text: string, chosen: readonly Named[]): number[] {
  return [...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}
