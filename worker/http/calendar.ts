import { Hono } from "hono";

import { fileNameAnywhere } from "#contracts/core/file-name.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { sha256 } from "#worker/core/session.ts";
import { readWindowsFile } from "#worker/domains/journeys/read-windows-file.ts";
import { readEventFile } from "#worker/domains/schedule/read-event-file.ts";
import { readFeed } from "#worker/domains/schedule/read-feed.ts";
import { contentDisposition } from "#worker/http/content-disposition.ts";

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };

const MEDIA_TYPE = "text/calendar; charset=utf-8";

/** Calendars are read by programs of their own, which know no session and take no JSON. */
export const calendarDoors = new Hono<Doors>()
  .get("/events/:file{\\d{1,15}\\.ics}", async (c) => {
    const act = new Act(c.get("circumstances"), { module: "schedule" });
    const { title, file } = await readEventFile(act, Number.parseInt(c.req.param("file"), 10));
    return c.body(file, 200, {
      "content-type": MEDIA_TYPE,
      "content-disposition": contentDisposition("attachment", fileNameAnywhere(`${title}.ics`)),
      "cache-control": "private, no-store",
    });
  })
  .get("/windows/:file{\\d{1,15}\\.ics}", async (c) => {
    const act = new Act(c.get("circumstances"));
    const { petName, file } = await readWindowsFile(act, Number.parseInt(c.req.param("file"), 10));
    return c.body(file, 200, {
      "content-type": MEDIA_TYPE,
      "content-disposition": contentDisposition("attachment", fileNameAnywhere(`${petName}.ics`)),
      "cache-control": "private, no-store",
    });
  })
  .get("/:file{[A-Za-z0-9_-]{43}\\.ics}", async (c) => {
    // The address is the key; whoever happens to be signed in here is not asked.
    const act = new Act({ ...c.get("circumstances"), claims: null });
    const calendar = await readFeed(act, c.req.param("file").slice(0, -".ics".length));
    const etag = `"${await sha256(calendar)}"`;
    const headers = {
      etag,
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    };
    if (isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
    return c.body(calendar, 200, {
      ...headers,
      "content-type": MEDIA_TYPE,
      "content-disposition": contentDisposition("inline", "pet-travel-portal.ics"),
    });
  });

/** A proxy may have weakened the mark; the state it stands for is the same. */
function isKnown(known: string | undefined, etag: string): boolean {
  return (known ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
