import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";

import { contentPolicy } from "#contracts/core/answer-headers.ts";
import { isZone } from "#contracts/core/wall-time.ts";
import { INLINE_HASHES, renderPage, ZONE_COOKIE } from "#pages";
import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";
import type { Claims } from "#worker/core/session.ts";
import { DRAWN, type Readers } from "#worker/http/drawn-pages.ts";

type House = { Bindings: Env; Variables: { circumstances: Circumstances } };

/** Who is none of the readers is told so by the browser; their calls would only be refused. */
function reads(claims: Claims | null, readers: Readers): boolean {
  if (readers === "anybody") return true;
  return claims !== null && (readers === "signed in" || claims.role !== "customer");
}

type Call = (circumstances: Circumstances) => (path: string, input: unknown) => Promise<unknown>;

/** Pages drawn where they are asked for. What cannot be drawn here is drawn by the browser, from the page without rows. */
export function pageDoors(callFor: Call): Hono<House> {
  const doors = new Hono<House>();
  const undrawn = (c: Context<House>) => c.env.ASSETS.fetch(c.req.url) as unknown as Promise<Response>;
  const answer = async (c: Context<House>, readers: Readers) => {
    const circumstances = c.get("circumstances");
    const { pathname, search, searchParams } = new URL(c.req.url);
    // An invitation waits in the tab, where no server sees it.
    if (!reads(circumstances.claims, readers) || searchParams.get("next") === "/join") return undrawn(c);
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
    if (page === null) return undrawn(c);
    return c.html(page, 200, {
      "content-security-policy": contentPolicy(INLINE_HASHES),
      "cache-control": "private, no-store",
    });
  };
  for (const [address, readers] of DRAWN) doors.get(address, (c) => answer(c, readers));
  // wrangler.toml cannot tell the drawn ones from others below the same address.
  doors.get("/workspace/*", undrawn);
  return doors;
}

/** The zone that the reader's device has told, or where the platform says that they are. */
function zoneOf(c: Context<House>): string {
  const { cf } = c.req.raw as Request & { cf?: { timezone?: string } };
  const told = getCookie(c, ZONE_COOKIE);
  return [told, cf?.timezone].find((zone) => zone && isZone(zone)) ?? c.get("circumstances").companyZone;
}
