import { expect } from "vitest";

import type { LiveMessage } from "#contracts/core/live.ts";

import type { Actor } from "./actor.ts";
import type { Portal } from "./portal.ts";

/** Somebody's live connection. */
export type Ear = {
  /** What it was told, in order. */
  heard: LiveMessage[];
  /** The topics of it. */
  topics: () => string[];
  /** Waits until a topic has been told. */
  hears: (topic: string) => Promise<void>;
  say: (text: string) => void;
  /** Every frame as it came. */
  frames: string[];
  close: () => void;
};

type Asking = { origin?: string | null; query?: string; headers?: Record<string, string> };

/** Knocks at the door of live connections as a browser would. */
export function askForLive(portal: Portal, actor: Actor, { origin, query = "", headers = {} }: Asking = {}) {
  const own = origin === undefined ? portal.origin : origin;
  return portal.miniflare.dispatchFetch(`${portal.origin}/live${query}`, {
    headers: {
      upgrade: "websocket",
      ...(own === null ? {} : { origin: own }),
      ...(actor.cookie ? { cookie: actor.cookie } : {}),
      ...headers,
    },
  });
}

/** Opens a live connection. What was written in the second before may count as missed: `everything`. */
export async function listen(portal: Portal, actor: Actor, asking: Asking = {}): Promise<Ear> {
  const answer = await askForLive(portal, actor, asking);
  const socket = answer.webSocket;
  if (!socket) throw new Error(`No live connection: ${answer.status} ${await answer.text()}`);
  const heard: LiveMessage[] = [];
  const frames: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    if (typeof data !== "string") throw new Error("A live connection carries text only");
    frames.push(data);
    if (data.startsWith("{")) heard.push(JSON.parse(data) as LiveMessage);
  });
  socket.accept();
  const topics = () => heard.map(({ topic }) => topic);
  return {
    heard,
    topics,
    frames,
    hears: (topic) => expect.poll(topics, { timeout: 5_000 }).toContain(topic),
    say: (text) => socket.send(text),
    close: () => socket.close(),
  };
}
