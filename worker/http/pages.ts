import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";

import { contentPolicy } from "#contracts/core/answer-headers.ts";
import { isZone } from "#contracts/core/wall-time.ts";
import { INLINE_HASHES, renderPage, ZONE_COOKIE } from "#pages";
import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";

type House = { Bindings: Env; Variables: { circumstances: Circumstances } };

/** Not the doors whose key stands behind the `#`, which no server sees. */
const DRAWN = ["/", "/workspaces", "/workspace/:id/customer", "/sign-in", "/set-up"];

type Call = (circumstances: Circumstances) => (path: string, input: unknown) => Promise<unknown>;

/** Pages drawn where they are asked for. What cannot be drawn here is drawn by the browser, from the page without rows. */
export function pageDoors(callFor: Call): Hono<House> {
  const doors = new Hono<House>();
  const answer = async (c: Context<House>) => {
    const circumstances = c.get("circumstances");
    const { pathname, search, searchParams } = new URL(c.req.url);
    // An invitation waits in the tab, where no server sees it.
    if (searchParams.get("next") === "/join") return c.env.ASSETS.fetch(c.req.url) as unknown as Response;
    const page = await renderPage({
      address: pathname + search,
      zone: zoneOf(c),
      now: circumstances.now,
      cookies: c.req.header("cookie") ?? "",
      call: callFor(circumstances),
    }).catch((error: unknown) => {
      log({
        event: "page not drawn",
        path: c.req.path,
        reference: circumstances.reference,
        error: describe(error),
      });
      return null;
    });
    if (page === null) return c.env.ASSETS.fetch(c.req.url) as unknown as Response;
    return c.html(page, 200, {
      "content-security-policy": contentPolicy(INLINE_HASHES),
      "cache-control": "private, no-store",
    });
  };
  for (const address of DRAWN) doors.get(address, answer);
  return doors;
}

/** The zone that the reader's device has told, or where the platform says that they are. */
function zoneOf(c: Context<House>): string {
  const { cf } = c.req.raw as Request & { cf?: { timezone?: string } };
  const told = getCookie(c, ZONE_COOKIE);
  return [told, cf?.timezone].find((zone) => zone && isZone(zone)) ?? c.get("circumstances").companyZone;
}
