import { type ReactNode, useEffect, useState } from "react";

/** A wait shorter than this, in milliseconds, shows no placeholder: it would only flicker. */
const DELAY_MS = 150;

/** Takes its room at once and shows itself after a moment, so that nothing moves when the rows arrive. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div style={{ visibility: isShown ? "visible" : "hidden" }} aria-busy="true">
      {children}
    </div>
  );
}
