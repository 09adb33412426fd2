import type { QueryClient } from "@tanstack/react-query";

import type { ApiUtils } from "#web/core/api.ts";
import { returnFocus } from "#web/core/focus-return.ts";
import { startLive } from "#web/core/live.ts";
import { highlightScrollbars } from "#web/core/scrollbar.ts";
import { remember } from "#web/core/session.ts";
import { guardSession } from "#web/features/auth/guard-session.ts";
import { keepOnDevice, sessionHasEnded } from "#web/offline/keep-on-device.ts";

/** What serves every page and can come once the first one is drawn. */
export function onceDrawn(queryClient: QueryClient, api: ApiUtils): void {
  highlightScrollbars(document);
  returnFocus();
  guardSession(queryClient);
  startLive(queryClient, () => void sessionHasEnded());
  const me = api.auth.me.getData({});
  if (!me) return;
  remember("portal-role", me.role);
  keepOnDevice({ client: queryClient, api, me });
}
