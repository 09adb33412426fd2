import type { QueryClient } from "@tanstack/react-query";

import type { CurrentUser } from "#contracts/auth/shapes.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import type { ApiUtils } from "#web/core/api.ts";
import { everyForm, mayGo } from "#web/core/leaving.ts";

import { refuseDoors } from "./closed-doors.ts";
import { keepAnswers, stopKeeping } from "./keep.ts";
import { askAgain, notices, watchLine } from "./line.ts";
import { buildOf, type Said } from "./messages.ts";
import { showNotices } from "./notice.ts";
import { readAhead } from "./read-ahead.ts";
import { keptAnswers } from "./store.ts";

const WORKER = "/sw.js";

export type Parts = { client: QueryClient; api: ApiUtils; me: CurrentUser };

/** Which build this page is of: the name of the file that it starts with. */
function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script ? new URL(script.src).pathname.slice(1) : "";
}

let keepNow = async () => {};

export const keepAgain = (): void => void keepNow();

/** From now on the browser keeps the portal and what is opened in it, and says so where there is no line. */
export async function startOffline({ client, api, me }: Parts): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  if (!me.features.includes("keptOnDevice")) return switchOff();
  const { serviceWorker } = navigator;
  answerOf(serviceWorker);
  const registration = await serviceWorker.register(WORKER, { updateViaCache: "none" }).catch(() => null);
  if (!registration) return;
  followUpdates(registration);
  const { active } = await serviceWorker.ready;
  if (!active || (await buildOf(active)) === null) return;
  const build = ownBuild();
  keepNow = async () => {
    // Another build's page would be shown with answers that it does not know.
    if ((await buildOf(serviceWorker.controller ?? active)) === build)
      await keepAnswers(client, me.id, build);
  };
  serviceWorker.addEventListener("controllerchange", keepAgain);
  await keepNow();
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || String(query.queryKey[0]) !== "auth,me") return;
    if ((query.state.data as CurrentUser | undefined)?.features.includes("keptOnDevice") === false)
      void switchOff();
  });
  watchLine(client, () => keptAnswers(build).catch(() => []));
  refuseDoors();
  showNotices(me.language, () => askAgain(client));
  if (notices.current().isLost) return;
  await readAhead(api, client, build);
  await keepSheets();
}

/** Sheets that stood in the document were never fetched: without a line their parts ask for them. */
async function keepSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  for (const { href } of links) await fetch(href).catch(() => undefined);
}

function answerOf(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<Said>) => {
    if (data.type === "which-build") ports[0]?.postMessage(ownBuild());
  });
  serviceWorker.startMessages();
}

/** Offers a newer build; one that this page is of already takes over by itself. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const offer = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    if ((await buildOf(waiting)) === ownBuild()) return take(waiting, false);
    notices.set({ load: () => void load(waiting) });
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => installing.state === "installed" && void offer());
  };
  registration.addEventListener("updatefound", follow);
  follow();
  void offer();
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR_MS) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** A worker that still answers a request of this page is not followed by another before it has. */
const TAKES_OVER_WITHIN_MS = 3_000;

async function load(waiting: ServiceWorker): Promise<void> {
  if (!(await mayGo(everyForm))) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  take(waiting, true);
  setTimeout(() => location.reload(), TAKES_OVER_WITHIN_MS);
}

function take(waiting: ServiceWorker, isAtOnce: boolean): void {
  waiting.postMessage({ type: "take-over", isAtOnce } satisfies Said);
}

/** The company keeps nothing on devices: what this one has goes. */
async function switchOff(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((one) => one.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await stopKeeping();
}
