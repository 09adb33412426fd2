import type { DehydratedState } from "@tanstack/react-query";

/** The element of a page that holds what it is drawn with. */
export const CARRIED = "carried";

/** What the Worker has drawn a page with, or the service worker has found on the device. */
export type Carried = { zone: string; now: Date; queries: DehydratedState };
