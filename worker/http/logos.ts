import { Hono } from "hono";

import { LOGO_BYTES } from "#contracts/settings/branding.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { findLogo, storeLogo } from "#worker/domains/settings/store-logo.ts";
import { readAtMost } from "#worker/http/guard.ts";
import { r2FileStore } from "#worker/ports/files/r2-file-store.ts";

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };

/** The company's logo: put in by administrators, and seen by everybody, before the door and in mails too. */
export const logoDoors = new Hono<Doors>()
  .post("/", async (c) => {
    const act = new Act(c.get("circumstances"));
    if (act.who.role !== "admin") throw new Fault("forbidden");
    const read = () => readLogo(c.req.raw.body);
    return c.json(await storeLogo(act, r2FileStore(c.env.FILES), read), 201, { "cache-control": "no-store" });
  })
  .get("/:file{[0-9a-f]{64}\\.[a-z]{3}}", async (c) => {
    const { body, byteSize, mediaType } = await findLogo(r2FileStore(c.env.FILES), c.req.param("file"));
    return new Response(body, {
      headers: {
        "content-type": mediaType,
        "content-length": String(byteSize),
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
        // A reader of mails shows it in a page of its own.
        "cross-origin-resource-policy": "cross-origin",
      },
    });
  });

async function readLogo(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  try {
    return await readAtMost(body, LOGO_BYTES);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault("too_large", `The logo is larger than ${LOGO_BYTES / 1024} KB. Save a smaller copy.`);
  }
}
