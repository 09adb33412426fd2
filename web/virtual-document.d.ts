declare module "virtual:document" {
  export const TEMPLATE: { head: string; beforePage: string; afterPage: string; scripts: string };
  export const INLINE_HASHES: readonly string[];
  type Files = { scripts: string[]; sheets: string[] };
  export function filesOf(route: string): Files;
  /** What stands in its style sheets. */
  export function stylesOf(files: Files): string;
}
