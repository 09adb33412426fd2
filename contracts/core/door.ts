import { innerPath } from "./inner-path.ts";

/** The doors themselves: whoever is in has nothing to do there. */
const DOORS = /^\/(?:sign-in|set-up)\b/i;

/** The page of the portal that somebody wanted before they were asked who they are; null for what is none. */
export function wantedPage(written: string | undefined): string | null {
  const path = written === undefined ? null : innerPath(written);
  return path === null || path === "/" || DOORS.test(path) ? null : path;
}

/**
 * The door, whoever leads there: its address says which page opens afterwards. What unlocks it stands behind the `#`,
 * which no server and no log ever sees.
 */
export function doorTo(page: string | null, key = ""): string {
  const search = page === null ? "" : `?next=${encodeURIComponent(page)}`;
  return `/sign-in${search}${key === "" ? "" : `#${key}`}`;
}
