import { startTransition, useEffect, useState } from "react";

import { surroundings } from "#web/core/surroundings.ts";

/**
 * Whether the window matches a media query, such as `(width >= 75em)`; follows it.
 * @param whereUnknown what a page is drawn with before there is a window; its style sheet hides what does not fit
 */
export function useMedia(query: string, whereUnknown = false): boolean {
  const [isMatch, setMatch] = useState(() =>
    surroundings().isWindowKnown ? window.matchMedia(query).matches : whereUnknown,
  );
  useEffect(() => {
    surroundings().isWindowKnown = true;
    const list = window.matchMedia(query);
    const follow = () => setMatch(list.matches);
    // What the Worker has drawn stays in sight until the browser has the parts to go on with it.
    startTransition(follow);
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [query]);
  return isMatch;
}
