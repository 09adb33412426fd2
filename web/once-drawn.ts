import type { QueryClient } from "@tanstack/react-query";

import type { CurrentUser } from "#contracts/auth/shapes.ts";
import type { ApiUtils } from "#web/core/api.ts";
import { codeOf } from "#web/core/errors.ts";
import { returnFocus } from "#web/core/focus-return.ts";
import { heal } from "#web/core/heal.ts";
import { startLive } from "#web/core/live.ts";
import { highlightScrollbars } from "#web/core/scrollbar.ts";
import { remember } from "#web/core/session.ts";
import { guardSession } from "#web/features/auth/guard-session.ts";
import { keepOnDevice, sessionHasEnded } from "#web/offline/keep-on-device.ts";
import { askAgain, notices } from "#web/offline/line.ts";
import { showNotices } from "#web/offline/notice.ts";

/** What serves every page and can come once the first one is drawn. */
export function onceDrawn(queryClient: QueryClient, api: ApiUtils): void {
  highlightScrollbars(document);
  returnFocus();
  heal({
    client: queryClient,
    onDown: (isDown) => {
      if (isDown) showNotices(document.documentElement.lang, () => askAgain(queryClient));
      notices.set({ isDown });
    },
  });
  const me = api.auth.me.getData({});
  if (me) return know(queryClient, api, me);
  const cache = queryClient.getQueryCache();
  // A page that was opened while nobody answered learns later who looks at it.
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== "updated" || String(query.queryKey[0]) !== "auth,me") return;
    const found = api.auth.me.getData({});
    if (found) know(queryClient, api, found);
    if (found || codeOf(query.state.error) === "unauthorized") stop();
  });
}

function know(client: QueryClient, api: ApiUtils, me: CurrentUser): void {
  guardSession(client);
  startLive(client, () => void sessionHasEnded());
  remember("portal-role", me.role);
  keepOnDevice({ client, api, me });
}
