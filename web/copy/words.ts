import { counted } from "./numbers.ts";

/** Words that every screen may need. */
export const common = {
  product: "Pet Travel Portal",
  tryAgain: "Try again",
  cancel: "Cancel",
  close: "Close",
  showMore: "Show more",
  loading: "Loading…",
  notLoaded: (what: string) => `${what} could not be loaded`,
  showing: (shown: number, total: number) => `Showing ${counted(shown)} of ${counted(total)}`,
} as const;
