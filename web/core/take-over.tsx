import { hydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { MINUTE_MS } from "#contracts/core/durations.ts";

import { CARRIED, type Carried } from "./carried.ts";
import { viewerZone } from "./dates.ts";
import { Heard } from "./heard.tsx";
import { LATE } from "./late.ts";
import type { PortalRouter } from "./router.ts";
import { store } from "./stored.ts";
import { surroundings, ZONE_COOKIE } from "./surroundings.ts";
import { wire } from "./wire.ts";

type Parts = { root: HTMLElement; page: ReactNode; queryClient: QueryClient; router: PortalRouter };

/** Shows the page: goes on with one that the Worker has drawn, or draws it. */
export async function showPage({ root, page, queryClient, router }: Parts): Promise<void> {
  const text = document.getElementById(CARRIED)?.textContent;
  const carried = text ? (wire.deserialize(JSON.parse(text)) as Carried) : null;
  if (carried) hydrate(queryClient, carried.queries);
  keepZone();
  if (!carried || !isOfHere(carried)) {
    createRoot(root).render(<Heard>{page}</Heard>);
    return;
  }
  Object.assign(surroundings(), { now: carried.now, isWindowKnown: false });
  router.ssr = { manifest: undefined };
  await router.load();
  router.subscribe("onBeforeNavigate", () => {
    surroundings().isWindowKnown = true;
  });
  hydrateRoot(root, <Heard>{page}</Heard>, {
    onRecoverableError: (error) => {
      if ((error as { digest?: string }).digest !== LATE) reportError(error);
    },
  });
}

/**
 * Another clock or another zone would write other words, and a link's token shows something else: one page cannot go on
 * as the other.
 */
function isOfHere({ zone, now }: Carried): boolean {
  if ("unseen" in document.documentElement.dataset) return false;
  return zone === viewerZone() && Math.abs(Date.now() - now.getTime()) < MINUTE_MS;
}

function keepZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  store(ZONE_COOKIE, encodeURIComponent(timeZone));
}
