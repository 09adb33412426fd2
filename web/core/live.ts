import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

import { LIVE_PING, LIVE_PONG, type LiveMessage } from "#contracts/core/live.ts";

import { concernedBy } from "./live-topics.ts";
import { read } from "./reader.ts";
import { tab } from "./tab.ts";

/** `offline` is given up for now and tried again, `ended` is no more allowed in. */
export type LiveState = "connecting" | "connected" | "reconnecting" | "offline" | "ended";

const PING_EVERY_MS = 30_000;
const PONG_WITHIN_MS = 5_000;
const SHORTEST_WAIT_MS = 200;
const FIRST_WAITS_MS = 3_000;
const LONGEST_WAIT_MS = 30_000;
/** Failed tries after which a page no longer says that it is just connecting again. */
const TRIES_IN_HOPE = 4;

let state: LiveState = "connecting";
const watchers = new Set<() => void>();

export function useLiveState(): LiveState {
  return useSyncExternalStore(watch, stateNow, stateNow);
}

const stateNow = (): LiveState => state;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function become(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const watcher of watchers) watcher();
}

/**
 * Opens the tab's one live connection and keeps it open as long as the page is.
 * @param onEnd the server knows nobody here any more
 */
export function startLive(client: QueryClient, onEnd: () => void): void {
  const line = new Line(new CatchUp(client), onEnd);
  window.addEventListener("online", () => line.wake());
  window.addEventListener("offline", () => line.lose());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) line.wake();
  });
  line.wake();
}

/**
 * Fetches again what messages say has changed: at once in a tab that is seen, later in one that is not. What is heard
 * while something is being fetched waits for it, so that a burst of changes costs two fetches and not one each.
 */
class CatchUp {
  /** The newest revision of each topic that has been heard, and the one that has been fetched for. */
  readonly #heard = new Map<string, number>();
  readonly #fetched = new Map<string, number>();
  #isBusy = false;

  constructor(readonly client: QueryClient) {}

  hear({ topic, revision }: LiveMessage): void {
    this.#heard.set(topic, Math.max(revision, this.#heard.get(topic) ?? 0));
    void this.run();
  }

  /** After a lost line: nobody knows what it would have said. */
  async everything(): Promise<void> {
    this.#heard.clear();
    this.#fetched.clear();
    await this.client.invalidateQueries();
  }

  async run(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let news = this.#news(); news.length > 0 && !document.hidden; news = this.#news()) {
      for (const [topic, revision] of news) this.#fetched.set(topic, revision);
      await this.client.invalidateQueries({ predicate: concernedBy(news.map(([topic]) => topic)) });
    }
    this.#isBusy = false;
  }

  #news(): [topic: string, revision: number][] {
    return [...this.#heard].filter(([topic, revision]) => revision > (this.#fetched.get(topic) ?? 0));
  }
}

/**
 * In milliseconds, anything up to a length that doubles: whoever lost the line together, as a server restarts, comes
 * back one by one over seconds, since each then reads its page again.
 */
export function waitBefore(failures: number): number {
  return SHORTEST_WAIT_MS + Math.random() * Math.min(FIRST_WAITS_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}

class Line {
  #socket: WebSocket | null = null;
  #wasEverOpen = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pongDue: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly catchUp: CatchUp,
    readonly onEnd: () => void,
  ) {}

  /** Somebody looks at the page again, or the network is back. */
  wake(): void {
    if (this.#socket === null) this.#open();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ping();
    void this.catchUp.run();
  }

  lose(): void {
    this.#lost(true);
  }

  #open(): void {
    clearTimeout(this.#retry);
    const address = new URL("/live", window.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("tab", tab());
    // What the page shows may be as old as the page. After that every opening fetches everything anyway.
    if (!this.#wasEverOpen) address.searchParams.set("age", String(Math.ceil(performance.now())));
    const socket = new WebSocket(address);
    this.#socket = socket;
    const isCurrent = () => this.#socket === socket;
    let isOpen = false;
    socket.addEventListener("open", () => {
      if (!isCurrent()) return;
      isOpen = true;
      this.#opened();
    });
    socket.addEventListener("message", ({ data }) => {
      if (isCurrent()) this.#hear(String(data));
    });
    socket.addEventListener("close", () => {
      if (isCurrent()) this.#lost(isOpen);
    });
  }

  #opened(): void {
    become("connected");
    this.#failures = 0;
    if (this.#wasEverOpen) void this.catchUp.everything();
    this.#wasEverOpen = true;
    this.#beat = setInterval(() => {
      if (!document.hidden) this.#ping();
    }, PING_EVERY_MS);
  }

  #hear(text: string): void {
    clearTimeout(this.#pongDue);
    if (text === LIVE_PONG) return;
    const message = JSON.parse(text) as LiveMessage;
    if (message.topic === "rights") this.#lost(true);
    else this.catchUp.hear(message);
  }

  /** A line that broke without a word is noticed by its silence. */
  #ping(): void {
    clearTimeout(this.#pongDue);
    this.#socket?.send(LIVE_PING);
    this.#pongDue = setTimeout(() => this.#lost(true), PONG_WITHIN_MS);
  }

  #lost(wasOpen: boolean): void {
    clearInterval(this.#beat);
    clearTimeout(this.#pongDue);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#failures += 1;
    const isInHope = navigator.onLine && this.#failures <= TRIES_IN_HOPE;
    become(isInHope ? "reconnecting" : "offline");
    if (wasOpen) this.#tryLater();
    else void this.#askWhoIAm();
  }

  /** A browser does not say why a line was refused. */
  async #askWhoIAm(): Promise<void> {
    const me = await read("/api/user", { on401: "null" }).catch(() => "unreachable");
    if (this.#socket !== null) return;
    if (me !== null) return this.#tryLater();
    become("ended");
    this.onEnd();
  }

  /** A hidden tab and one without a network wait until that is over; then `wake` is called. */
  #tryLater(): void {
    if (document.hidden || !navigator.onLine) return;
    this.#retry = setTimeout(() => this.#open(), waitBefore(this.#failures));
  }
}
