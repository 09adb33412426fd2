import { Hono } from "hono";

import { fileNameAnywhere } from "#contracts/core/file-name.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { ArchiveInput, type MediaType, UploadInput } from "#contracts/documents/shapes.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { fromQuery } from "#worker/core/rest.ts";
import { invalidInput } from "#worker/core/trpc.ts";
import { findFile } from "#worker/domains/documents/find-file.ts";
import { findApprovedPapers, findPapers, type Paper } from "#worker/domains/documents/find-papers.ts";
import { uploadDocument } from "#worker/domains/documents/upload-document.ts";
import { archiveOf } from "#worker/http/archive.ts";
import { contentDisposition } from "#worker/http/content-disposition.ts";
import { readAtMost } from "#worker/http/guard.ts";
import { r2FileStore } from "#worker/ports/files/r2-file-store.ts";

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };

/** A file runs nothing and fetches nothing, whatever it really is: kinds that pass for two at once exist. */
const LOCKED = "sandbox; default-src 'none'";

/** Shown in a frame of our own pages only, where the browser draws the picture with its own styles. */
const SHOWN = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Not every browser's viewer of PDFs works in a sandbox; the type by our list and `nosniff` hold there too. */
const VIEW_POLICY = {
  "image/jpeg": `sandbox; ${SHOWN}`,
  "image/png": `sandbox; ${SHOWN}`,
  "application/pdf": `${SHOWN}; object-src 'self'`,
} as const satisfies Record<MediaType, string>;

/** Files go in and out here; their bodies are no JSON. */
export const fileDoors = new Hono<Doors>()
  .post("/", async (c) => {
    const act = new Act(c.get("circumstances"));
    const input = UploadInput.safeParse(fromQuery(c.req.queries(), UploadInput));
    if (!input.success) throw invalidInput(input.error);
    const files = r2FileStore(c.env.FILES);
    const document = await uploadDocument(act, files, input.data, () => readFile(c.req.raw));
    return c.json(document, 201, { "cache-control": "no-store" });
  })
  .get("/archive", async (c) => {
    const act = new Act(c.get("circumstances"));
    const input = ArchiveInput.safeParse(fromQuery(c.req.queries(), ArchiveInput));
    if (!input.success) throw invalidInput(input.error);
    const { name, papers } = await papersFor(act, input.data);
    return new Response(archiveOf(r2FileStore(c.env.FILES), papers), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": contentDisposition("attachment", fileNameAnywhere(`${name}.zip`)),
        "cache-control": "private, no-store",
        "content-security-policy": LOCKED,
        "cross-origin-resource-policy": "same-origin",
      },
    });
  })
  .get("/:documentId{\\d{1,15}}", async (c) => {
    const act = new Act(c.get("circumstances"));
    const number = c.req.query("number");
    if (number !== undefined && !/^\d{1,9}$/.test(number)) throw new Fault("not_found");
    const isView = c.req.query("view") === "1";
    const file = await findFile(act, r2FileStore(c.env.FILES), {
      documentId: Number(c.req.param("documentId")),
      number: number === undefined ? undefined : Number(number),
      isView,
    });
    return new Response(file.body, {
      headers: {
        "content-type": file.mediaType,
        "content-length": String(file.byteSize),
        "content-disposition": contentDisposition(isView ? "inline" : "attachment", file.fileName),
        "cache-control": "private, no-store",
        "content-security-policy": isView ? VIEW_POLICY[file.mediaType] : LOCKED,
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        ...(isView ? { "x-frame-options": "SAMEORIGIN" } : {}),
      },
    });
  });

async function papersFor(
  act: Act,
  { ids = "", workspaceId }: ArchiveInput,
): Promise<{ name: string; papers: Paper[] }> {
  if (workspaceId === undefined) {
    const papers = await findPapers(act, ids.split(",").map(Number));
    return { name: `documents-${act.today}`, papers };
  }
  const { workspaceName, papers } = await findApprovedPapers(act, workspaceId);
  return { name: workspaceName, papers };
}

async function readFile(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Fault("too_large", `File is larger than ${LIMITS.fileBytes} bytes`);
  if (Number(request.headers.get("content-length") ?? "0") > LIMITS.fileBytes) throw tooLarge;
  if (!request.body) return new Uint8Array();
  try {
    return await readAtMost(request.body, LIMITS.fileBytes);
  } catch (error) {
    throw error instanceof Fault && error.code === "too_large" ? tooLarge : error;
  }
}
