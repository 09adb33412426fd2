import type { DehydratedState } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";

/** The element of a drawn page that holds what it was drawn with. */
export const CARRIED = "carried";

/** What the Worker has drawn a page with. */
export type Carried = { zone: string; now: Date; queries: DehydratedState };

/** Around the page, the same where the Worker draws it. */
export function Heard({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.heard = "";
    void import("./early.ts").then(({ replayEarly }) => replayEarly());
  }, []);
  return children;
}
