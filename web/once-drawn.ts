import type { QueryClient } from "@tanstack/react-query";

import { returnFocus } from "#web/core/focus-return.ts";
import { startLive } from "#web/core/live.ts";
import { highlightScrollbars } from "#web/core/scrollbar.ts";
import { guardSession } from "#web/features/auth/guard-session.ts";
import { keepOnDevice, sessionHasEnded } from "#web/offline/keep-on-device.ts";

/** What serves every page and can come once the first one is drawn. */
export function onceDrawn(queryClient: QueryClient): void {
  highlightScrollbars(document);
  returnFocus();
  guardSession(queryClient);
  startLive(queryClient, () => void sessionHasEnded());
  keepOnDevice(queryClient);
}
