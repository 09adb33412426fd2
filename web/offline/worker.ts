import { ALL, BUILD, FIRST, SHELL } from "virtual:kept-files";
import { PrecacheController } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

import { CARRIED, type Carried } from "#web/core/carried.ts";
import { wire } from "#web/core/wire.ts";

import { DOORS } from "./doors.ts";
import { buildOf, type Said } from "./messages.ts";
import { putAway } from "./put-away.ts";
import { keptAnswers } from "./store.ts";

/** As far as it is used here: the types of pages and of service workers do not go together. */
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Client = { postMessage: (message: unknown, transfer: Transferable[]) => void };
type Scope = {
  addEventListener: (type: string, listener: (event: never) => void) => void;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: "window"; includeUncontrolled: boolean }) => Promise<readonly Client[]>;
  };
};
const scope = globalThis as unknown as Scope;

/** The page without rows. */
const PAGE = "/shell";
/** Longer than this nobody waits for a line that says that it is there. */
const LINE_S = 10;
const FILES = "portal-files";

/** What is made for one reader, or led elsewhere, is no file of the build. */
const cacheWillUpdate = async ({ response }: { response: Response }) => {
  const isPrivate = /private|no-store/.test(response.headers.get("cache-control") ?? "");
  return response.status === 200 && !response.redirected && !isPrivate ? response : null;
};

const first = new PrecacheController({ cacheName: FILES, plugins: [{ cacheWillUpdate }] });
first.addToCacheList([{ url: PAGE, revision: SHELL }, ...FIRST.map((url) => ({ url, revision: null }))]);

scope.addEventListener("install", (event: Waiting) => event.waitUntil(first.install(event as never)));
scope.addEventListener("activate", (event: Waiting) => event.waitUntil(begin()));
scope.addEventListener("message", (event: Waiting & MessageEvent<Said>) => {
  const { data, ports } = event;
  if (data.type === "which-build") ports[0]?.postMessage(BUILD);
  else event.waitUntil(data.type === "settled" ? settle() : takeOver(data.isAtOnce));
});

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith("/assets/") && !url.pathname.startsWith("/assets/ocr/"),
  new CacheFirst({ cacheName: FILES, plugins: [{ cacheWillUpdate }] }),
);
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ networkTimeoutSeconds: LINE_S, plugins: [{ handlerDidError: pageWithoutLine }] }),
    { denylist: [DOORS] },
  ),
);

async function begin(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** A page of another build still asks for its own files: while one is open, nothing changes under it. */
async function takeOver(isAtOnce: boolean): Promise<void> {
  if (isAtOnce || (await isOnlyBuild())) await scope.skipWaiting();
}

async function isOnlyBuild(): Promise<boolean> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const builds = await Promise.all(pages.map((page) => buildOf(page)));
  return builds.every((build) => build === BUILD);
}

/** What nobody needs goes once a page stands. */
async function settle(): Promise<void> {
  await clean();
  await putAway(BUILD);
}

/** Files of builds before go once no page asks for them. */
async function clean(): Promise<void> {
  if (!(await isOnlyBuild())) return;
  const kept = await caches.open(FILES);
  const own = new Set([...ALL, ...first.getCachedURLs().map((url) => new URL(url).pathname)]);
  const page = first.getCacheKeyForURL(PAGE);
  for (const { url } of await kept.keys()) {
    const { pathname } = new URL(url);
    if (pathname === PAGE ? url !== page : !own.has(pathname)) await kept.delete(url);
  }
}

/** The page with what its last reader has opened, which it goes on with as with what the Worker sends. */
async function pageWithoutLine(): Promise<Response> {
  const page = await first.matchPrecache(PAGE);
  if (!page) return Response.error();
  await putAway(BUILD).catch(() => undefined);
  const queries = await keptAnswers(BUILD).catch(() => []);
  const carried: Carried = {
    // Of no zone: nothing is drawn that could be gone on with.
    zone: "",
    now: new Date(),
    queries: {
      mutations: [],
      queries: queries.map(({ queryHash, queryKey, state }) => ({
        queryHash,
        queryKey,
        state,
        dehydratedAt: state.dataUpdatedAt,
      })),
    },
  };
  const data = JSON.stringify(wire.serialize(carried)).replaceAll("<", String.raw`\u003c`);
  const text = (await page.text())
    .replace("<html", "<html data-without-line")
    .replace("</body>", () => `<script type="application/json" id="${CARRIED}">${data}</script></body>`);
  const headers = new Headers(page.headers);
  for (const name of ["content-length", "content-encoding", "etag"]) headers.delete(name);
  headers.set("cache-control", "private, no-store");
  return new Response(text, { headers });
}
