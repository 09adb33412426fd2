import type { DurableObjectState, WebSocket } from "@cloudflare/workers-types";
import { DurableObject } from "cloudflare:workers";

import { LIVE_PING, LIVE_PONG, type LiveMessage, topicText } from "#contracts/core/live.ts";
import type { LiveNews } from "#worker/core/news.ts";

/** Who is at the other end of a socket. Kept with the socket, which outlives this object's memory. */
export type Listener = {
  personId: number;
  /** Null for the visitor of a demo deployment. */
  tokenHash: string | null;
  /** Colleagues hear of every workspace. */
  isStaff: boolean;
  workspaceIds: readonly number[];
  /** The browser tab, which is not told of its own changes. */
  tab: string | null;
  /** In milliseconds. */
  expiresAt: number;
  /** Something changed between the page's first answers and now. */
  hasMissed: boolean;
};

export const LISTENER_HEADER = "x-listener";

/** More than anybody's open tabs; what is over is refused. */
const SOCKETS_EACH = 50;

/** What the socket may hear has changed, or its time is over. */
const CLOSED_BY_US = 4000;

/**
 * Where the live connections of the company meet. It sleeps between messages: who listens stands with each socket,
 * revisions and the next expiry in its storage, nothing in memory only. The Worker has let in whoever comes here.
 */
export class LiveRoom extends DurableObject {
  constructor(state: DurableObjectState, env: unknown) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG));
  }

  override async fetch(request: Request): Promise<Response> {
    const listener = JSON.parse(request.headers.get(LISTENER_HEADER) ?? "null") as Listener | null;
    if (!listener) return new Response(null, { status: 400 });
    const person = personTag(listener.personId);
    if (this.ctx.getWebSockets(person).length >= SOCKETS_EACH) return new Response(null, { status: 429 });
    const { 0: browser, 1: socket } = new WebSocketPair();
    const session = listener.tokenHash === null ? [] : [sessionTag(listener.tokenHash)];
    this.ctx.acceptWebSocket(socket, [person, ...session]);
    socket.serializeAttachment(listener);
    const next = await this.ctx.storage.getAlarm();
    if (next === null || listener.expiresAt < next) await this.ctx.storage.setAlarm(listener.expiresAt);
    if (listener.hasMissed) send(socket, this.#message("everything"));
    return new Response(null, { status: 101, webSocket: browser });
  }

  /** Tells everybody who may hear it, but not the tab that did it; then parts with those whose rights have changed. */
  tell(news: readonly LiveNews[], fromTab: string | null): void {
    for (const one of news) {
      if ("rights" in one) continue;
      const { personId } = one;
      const text = topicText(one.topic, "workspaceId" in one ? one.workspaceId : null);
      const message = this.#message(text, personId);
      for (const socket of this.ctx.getWebSockets(personId === undefined ? undefined : personTag(personId))) {
        const listener = listenerOf(socket);
        if (listener.tab !== null && listener.tab === fromTab) continue;
        if (mayHear(listener, one)) send(socket, message);
      }
    }
    for (const one of news) {
      if (!("rights" in one)) continue;
      const tag = one.rights === "person" ? personTag(one.personId) : sessionTag(one.tokenHash);
      for (const socket of this.ctx.getWebSockets(tag)) this.#part(socket);
    }
  }

  /** A socket lives no longer than the session that opened it. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    let next = Number.POSITIVE_INFINITY;
    for (const socket of this.ctx.getWebSockets()) {
      const { expiresAt } = listenerOf(socket);
      if (expiresAt <= now) this.#part(socket);
      else next = Math.min(next, expiresAt);
    }
    if (Number.isFinite(next)) await this.ctx.storage.setAlarm(next);
  }

  /** Nothing is asked for here: whoever talks is shown out. */
  override webSocketMessage(socket: WebSocket): void {
    this.#part(socket);
  }

  /** Said before it is done: a browser notices a closed line only seconds later. */
  #part(socket: WebSocket): void {
    send(socket, this.#message("rights", listenerOf(socket).personId));
    socket.close(CLOSED_BY_US, "Ask anew");
  }

  #message(topic: string, personId?: number): LiveMessage {
    const key = personId === undefined ? topic : `${topic}@${personId}`;
    const revision = (this.ctx.storage.kv.get<number>(key) ?? 0) + 1;
    this.ctx.storage.kv.put(key, revision);
    return { topic, revision };
  }
}

const OF_ALL: ReadonlySet<string> = new Set(["roles", "rules"]);

function mayHear(listener: Listener, news: Exclude<LiveNews, { rights: string }>): boolean {
  if (news.personId !== undefined) return news.personId === listener.personId;
  if (listener.isStaff || OF_ALL.has(news.topic)) return true;
  return news.workspaceId !== null && listener.workspaceIds.includes(news.workspaceId);
}

const personTag = (personId: number) => `person:${personId}`;
const sessionTag = (tokenHash: string) => `session:${tokenHash}`;
const listenerOf = (socket: WebSocket) => socket.deserializeAttachment() as Listener;

function send(socket: WebSocket, message: LiveMessage): void {
  try {
    socket.send(JSON.stringify(message));
  } catch {
    // It is closing; its browser asks anew and fetches everything again.
  }
}
