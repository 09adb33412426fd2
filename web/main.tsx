import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "virtual:mantine-variables.css";
import "#web/theme/tokens.css";
import "#web/theme/base.css";
import { StrictMode } from "react";

import { createApiClient } from "#web/core/api.ts";
import { App } from "#web/core/app.tsx";
import { applyBrand } from "#web/core/brand.ts";
import { writeDatesFor } from "#web/core/dates.ts";
import { codeOf } from "#web/core/errors.ts";
import { createQueryClient } from "#web/core/query.ts";
import { createPortalRouter } from "#web/core/router.ts";
import { showPage } from "#web/core/take-over.tsx";

const queryClient = createQueryClient();
const client = createApiClient();
const router = createPortalRouter({ queryClient, api: client });
const { api } = router.options.context;

const DRAWN_MS = 500;
/** Safari has no word for being idle. */
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, DRAWN_MS));

let isStarted = false;
queryClient.getQueryCache().subscribe(({ query: { state } }) => {
  const me = api.auth.me.getData({});
  const brand = (me ?? api.auth.entrance.getData({}))?.brand;
  if (brand) applyBrand(brand);
  // Before any screen is drawn with what has come.
  if (me) writeDatesFor(me);
  // A stranger's page needs nothing of it, unless nobody answers there.
  else if (codeOf(state.error) !== "unavailable") return;
  if (isStarted || queryClient.isFetching() > 0) return;
  isStarted = true;
  // Takes nothing from what the page shows first.
  whenIdle(() => void import("#web/once-drawn.ts").then(({ onceDrawn }) => onceDrawn(queryClient, api)));
});

void showPage({
  // It stands in index.html.
  root: document.getElementById("root") as HTMLElement,
  queryClient,
  router,
  page: (
    <StrictMode>
      <App api={client} queryClient={queryClient} router={router} />
    </StrictMode>
  ),
});
