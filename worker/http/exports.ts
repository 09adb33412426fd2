import { Hono } from "hono";

import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { exportData } from "#worker/domains/settings/export-data.ts";
import { findBackup } from "#worker/domains/settings/find-backup.ts";
import { contentDisposition } from "#worker/http/content-disposition.ts";
import { r2FileStore } from "#worker/ports/files/r2-file-store.ts";

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };

/** The company's data goes out here, to administrators and as a file. A POST, since each export is written down. */
export const exportDoors = new Hono<Doors>()
  .post("/data", async (c) => {
    const act = onlyAdministrators(c.get("circumstances"));
    const zip = await exportData(act);
    return new Response(zip, { headers: headersOf("application/zip", `export-${act.today}.zip`) });
  })
  .get("/backups/:backupId{\\d{1,15}}", async (c) => {
    const act = onlyAdministrators(c.get("circumstances"));
    const backup = await findBackup(act, r2FileStore(c.env.FILES), Number(c.req.param("backupId")));
    return new Response(backup.body, {
      headers: {
        ...headersOf("application/gzip", backup.fileName),
        "content-length": String(backup.byteSize),
      },
    });
  });

function onlyAdministrators(circumstances: Circumstances): Act {
  const act = new Act(circumstances);
  if (act.who.role !== "admin") throw new Fault("forbidden");
  return act;
}

function headersOf(mediaType: string, fileName: string): Record<string, string> {
  return {
    "content-type": mediaType,
    "content-disposition": contentDisposition("attachment", fileName),
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
    "cross-origin-resource-policy": "same-origin",
  };
}
