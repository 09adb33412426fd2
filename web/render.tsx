import { AsyncLocalStorage } from "node:async_hooks";

import { dehydrate, type QueryClient, type QueryObserverOptions } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { type ReactNode, StrictMode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { filesOf, INLINE_HASHES, stylesOf, TEMPLATE } from "virtual:document";

import type { Brand } from "#contracts/settings/branding-shapes.ts";
import { drawn as copy } from "#web/copy/drawn.ts";
import { trpc, withoutWay } from "#web/core/api.ts";
import { App } from "#web/core/app.tsx";
import { CARRIED, type Carried } from "#web/core/carried.ts";
import { Heard } from "#web/core/heard.tsx";
import { LATE } from "#web/core/late.ts";
import { createQueryClient } from "#web/core/query.ts";
import { createPortalRouter } from "#web/core/router.ts";
import { surroundedBy, type Surroundings, UNKNOWN, ZONE_COOKIE } from "#web/core/surroundings.ts";
import { wire } from "#web/core/wire.ts";
import type { AppRouter } from "#worker/router.ts";

export { INLINE_HASHES, ZONE_COOKIE };

/** What a page is asked for with. */
export type Asked = {
  /** Path and search. */
  address: string;
  /** Where the reader seems to be, for whom has not chosen a zone. */
  zone: string;
  now: Date;
  cookies: string;
  /** Answers a call of the portal in the name of the reader. */
  call: (path: string, input: unknown) => Promise<unknown>;
};

/** What a browser puts in its place by itself; nothing has gone wrong. */
const isLate = (error: unknown): boolean => (error as { digest?: string }).digest === LATE;

const drawn = new AsyncLocalStorage<Surroundings>();
surroundedBy(() => drawn.getStore() ?? UNKNOWN);

/** The whole document, or null for what a browser has to draw by itself. @throws what the drawing throws */
export async function renderPage({ address, zone, now, cookies, call }: Asked): Promise<string | null> {
  const queryClient = createQueryClient();
  const api = trpc.createClient({ links: [withoutWay, calling(call)] });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createPortalRouter({ queryClient, api, history, isDrawing: true });
  await router.load();
  await answered(queryClient);
  if (
    router.state.matches.some(({ status }) => status !== "success") ||
    allOf(queryClient).some(({ state }) => state.status !== "success")
  )
    return null;

  const { auth } = router.options.context.api;
  const me = auth.me.getData({});
  const around: Surroundings = {
    language: me?.language ?? UNKNOWN.language,
    zone: me?.isZoneFixed ? me.timeZone : zone,
    brand: (me ?? auth.entrance.getData({}))?.brand ?? null,
    now,
    cookies,
    isWindowKnown: false,
  };
  const draw = () =>
    drawn.run(around, () =>
      drawing(
        <StrictMode>
          <Heard>
            <App api={api} queryClient={queryClient} router={router} />
          </Heard>
        </StrictMode>,
      ),
    );
  let markup = await draw();
  if (await askedFor(queryClient)) markup = await draw();
  const route = router.state.matches.at(-1)?.routeId ?? "";
  const carried = { zone: around.zone ?? zone, now, queries: dehydrate(queryClient) };
  return documentOf({ markup, route, brand: around.brand, carried });
}

const allOf = (queryClient: QueryClient) => queryClient.getQueryCache().getAll();

/** Until nothing more is asked for: a loader may first fetch what reads its address. */
async function answered(queryClient: QueryClient): Promise<void> {
  const awaited = new Set<unknown>();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    const asked = allOf(queryClient).flatMap(({ promise }) =>
      promise && !awaited.has(promise) ? [promise] : [],
    );
    if (asked.length === 0) return;
    for (const one of asked) awaited.add(one);
    await Promise.allSettled(asked);
  }
}

/**
 * Asks for what the drawn parts wait for and no loader has asked for. What is refused is left out: its part is drawn
 * waiting, and the browser asks once more. Answers whether anything came.
 */
async function askedFor(queryClient: QueryClient): Promise<boolean> {
  const waiting = allOf(queryClient).filter(
    ({ state, options }) => state.status === "pending" && (options as QueryObserverOptions).enabled !== false,
  );
  await Promise.allSettled(waiting.map((query) => query.fetch()));
  for (const query of allOf(queryClient))
    if (query.state.status !== "success") queryClient.getQueryCache().remove(query);
  return waiting.some(({ state }) => state.status === "success");
}

async function drawing(page: ReactNode): Promise<string> {
  let failure: unknown = null;
  const stream = await renderToReadableStream(page, {
    // In its place from the start: what is put there later takes a script that the page would have to let through.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      if (isLate(error)) return LATE;
      failure ??= error;
      return undefined;
    },
  });
  await stream.allReady;
  const markup = await new Response(stream).text();
  if (failure) throw failure;
  return markup;
}

/** Ends here instead of at an address. */
const calling =
  (call: Asked["call"]): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      call(op.path, op.input).then(
        (data) => {
          observer.next({ result: { data } });
          observer.complete();
        },
        (error: Error) => observer.error(TRPCClientError.from(error)),
      );
    });

type Parts = { markup: string; route: string; brand: Brand | null; carried: Carried };

function documentOf({ markup, route, brand, carried }: Parts): string {
  const files = filesOf(route);
  const title = /<title>.*?<\/title>/s.exec(markup)?.[0] ?? "";
  const data = JSON.stringify(wire.serialize(carried)).replaceAll("<", String.raw`\u003c`);
  const head = TEMPLATE.head
    .replace(/<title>.*?<\/title>/s, (plain) => title || plain)
    .replace("<html", () => (brand?.style ? `<html style="${attribute(brand.style)}"` : "<html"));
  const scripts = [
    `<script type="application/json" id="${CARRIED}">${data}</script>`,
    TEMPLATE.scripts,
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("");
  const afterPage = TEMPLATE.afterPage
    .replace(/(?<=<noscript>).*?(?=<\/noscript>)/s, copy.withoutScripts)
    .replace("</body>", () => `${scripts}</body>`);
  return [
    head,
    // One request less to wait for before anything is painted.
    `<style>${stylesOf(files)}</style>`,
    // Never fetched: they tell what loads parts that these sheets are there.
    ...files.sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    TEMPLATE.beforePage,
    markup.replace(title, ""),
    afterPage,
  ].join("");
}

const attribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
