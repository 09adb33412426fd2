declare module "virtual:kept-files" {
  /** The first file of the build, which names all others by what is in them. */
  export const BUILD: string;
  /** The page without rows, by a mark of what is in it. */
  export const SHELL: string;
  /** Addresses of what every browser keeps from the start, and of all that belongs to the build. */
  export const FIRST: readonly string[];
  export const ALL: readonly string[];
}
