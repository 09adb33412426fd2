import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "#web/theme/tokens.css";
import "#web/theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { createApiClient } from "#web/core/api.ts";
import { App } from "#web/core/app.tsx";
import { writeDatesFor } from "#web/core/dates.ts";
import { createQueryClient } from "#web/core/query.ts";
import { createPortalRouter } from "#web/core/router.ts";
import { highlightScrollbars } from "#web/core/scrollbar.ts";

const queryClient = createQueryClient();
const api = createApiClient();
const router = createPortalRouter({ queryClient, api });

highlightScrollbars(document);

// Heard before any screen is drawn with what has come.
queryClient.getQueryCache().subscribe(() => {
  const me = router.options.context.api.auth.me.getData({});
  if (me) writeDatesFor(me);
});

const DRAWN_MS = 500;
/** Safari has no word for being idle. */
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, DRAWN_MS));

// The live connection and the keeping of the focus take nothing from what the page shows first: they come once it is drawn.
const stopWaiting = queryClient.getQueryCache().subscribe(() => {
  if (queryClient.isFetching() > 0 || !router.options.context.api.auth.me.getData({})) return;
  stopWaiting();
  whenIdle(() => {
    void import("#web/core/focus-return.ts").then(({ returnFocus }) => returnFocus());
    void import("#web/core/live.ts").then(({ startLive }) => startLive(queryClient));
  });
});

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
createRoot(root).render(
  <StrictMode>
    <App api={api} queryClient={queryClient} router={router} />
  </StrictMode>,
);
