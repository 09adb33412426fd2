import { createTRPCClient, httpLink, type TRPCClient } from "@trpc/client";
import superjson from "superjson";

import type { AppRouter } from "#worker/router.ts";

export type Answer<T = unknown> = {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON. @throws when it is not. */
  json: () => T;
  /** Trips to the database that the answer took, and rows it read. */
  trips: number;
  rowsRead: number;
};

/** Somebody with or without a session, who calls the portal over HTTP as a browser would. */
export type Actor = {
  readonly cookie: string | null;
  request: <T = unknown>(path: string, init?: RequestInit) => Promise<Answer<T>>;
  get: <T = unknown>(path: string) => Promise<Answer<T>>;
  /** Sends JSON; without a body it sends none. */
  send: <T = unknown>(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
  ) => Promise<Answer<T>>;
  trpc: TRPCClient<AppRouter>;
};

export function anActor(origin: string, cookie: string | null): Actor {
  const headers = (extra?: HeadersInit): Headers => {
    const all = new Headers(extra);
    if (cookie) all.set("cookie", cookie);
    return all;
  };
  const request = async <T>(path: string, init: RequestInit = {}): Promise<Answer<T>> => {
    const response = await fetch(new URL(path, origin), {
      redirect: "manual",
      ...init,
      headers: headers(init.headers),
    });
    const text = await response.text();
    const [, trips = "0", rows = "0"] =
      /trips=(\d+) rows=(\d+)/.exec(response.headers.get("server-timing") ?? "") ?? [];
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: () => JSON.parse(text) as T,
      trips: Number(trips),
      rowsRead: Number(rows),
    };
  };
  return {
    cookie,
    request,
    get: (path) => request(path),
    send: (method, path, body) =>
      request(path, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      }),
    trpc: createTRPCClient<AppRouter>({
      links: [
        httpLink({ url: new URL("/trpc", origin).href, transformer: superjson, headers: () => headers() }),
      ],
    }),
  };
}
