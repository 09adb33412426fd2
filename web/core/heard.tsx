import { type ReactNode, useEffect } from "react";

/** Around the page, the same where the Worker draws it. */
export function Heard({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.heard = "";
    void import("./early.ts").then(({ replayEarly }) => replayEarly());
  }, []);
  return children;
}
