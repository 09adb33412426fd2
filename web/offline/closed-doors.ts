import { offline as copy } from "#web/copy/offline.ts";
import { showToast } from "#web/core/toasts.ts";

import { DOORS } from "./doors.ts";
import { notices } from "./line.ts";

/** Where there is no line, a link to what the Worker alone answers says so instead of leaving the page. */
export function refuseDoors(): void {
  document.addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || !notices.current().isLost) return;
      if (link.origin !== location.origin || !DOORS.test(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      showToast({ kind: "error", title: copy.needsLine, description: copy.needsLineHelp });
    },
    true,
  );
}
