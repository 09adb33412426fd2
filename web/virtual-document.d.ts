declare module "virtual:document" {
  export const TEMPLATE: { head: string; beforePage: string; afterPage: string };
  export const INLINE_HASHES: readonly string[];
  export function filesOf(route: string): { scripts: string[]; styles: string };
}
