import { type Context, Hono } from "hono";

import { brandingOf, brandOf } from "#contracts/settings/branding-shapes.ts";
import { openDb } from "#db/client.ts";
import { brandingQuery } from "#worker/core/company.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { isFeatureOn } from "#worker/core/features.ts";

type House = { Bindings: Env };

/** The portal's own colour, where the company has chosen none. */
const ACCENT = "#084f5e";

/** What a browser keeps the portal with, for whoever asks: nothing in it is of any person. */
export const deviceDoors = new Hono<House>()
  // A browser asks for it again by itself: a company that keeps nothing on devices answers with what takes all away.
  .get("/sw.js", async (c) => {
    const isOn = await isFeatureOn(connectionOf(c.env), "keptOnDevice");
    return fileOf(c, isOn ? "/sw.js" : "/sw-off.js", "javascript");
  })
  // The page without rows, under an address that is never drawn for anybody.
  .get("/shell", (c) => fileOf(c, "/shell", "text/html"))
  .get("/manifest.webmanifest", async (c) => {
    const { name, accent } = await lookOf(c.env);
    const png = (size: number, purpose = "any") => ({
      src: purpose === "any" ? `/icon-${size}.png` : `/icon-${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    });
    const manifest = {
      id: "/",
      name,
      short_name: name,
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#ffffff",
      theme_color: accent,
      icons: [
        { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        png(192),
        png(512),
        png(512, "maskable"),
      ],
    };
    return c.body(JSON.stringify(manifest), 200, {
      "content-type": "application/manifest+json",
      "cache-control": "no-cache",
    });
  })
  .get("/icon.svg", async (c) => {
    const { accent } = await lookOf(c.env);
    return c.body(iconOf(accent), 200, { "content-type": "image/svg+xml", "cache-control": "no-cache" });
  });

async function fileOf({ env, req }: Context<House>, path: string, kind: string): Promise<Response> {
  const asset = await env.ASSETS.fetch(new URL(path, req.url).href);
  // Where it was not built, the page stands in for it.
  if (!asset.headers.get("content-type")?.includes(kind)) throw new Fault("not_found");
  const answer = new Response(asset.body as unknown as ReadableStream, asset as unknown as ResponseInit);
  answer.headers.set("cache-control", "no-cache");
  return answer;
}

async function lookOf(env: Env): Promise<{ name: string; accent: string }> {
  const [kept] = await brandingQuery(openDb(connectionOf(env), "read"));
  return { name: brandOf(kept?.value).name, accent: brandingOf(kept?.value).accent?.light ?? ACCENT };
}

/** The paw of the portal on the company's colour. */
const iconOf = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="8" fill="${color}"/><g fill="#fff"><circle cx="9" cy="10.5" r="2.2"/><circle cx="14" cy="8.5" r="2.2"/><circle cx="19" cy="10.5" r="2.2"/><path d="M14 13c-2.500 0-5.500 4-4.500 6s3 .5 4.500 .5 3.500 1.500 4.500-.5-2-6-4.500-6z"/></g></svg>`;
