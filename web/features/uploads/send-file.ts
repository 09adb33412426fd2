import { TAB_HEADER } from "#contracts/core/tab.ts";
import type { DocumentCategory } from "#contracts/documents/shapes.ts";
import { uploads as copy } from "#web/copy/uploads.ts";
import { CallError, codeOf, sentenceOf } from "#web/core/errors.ts";
import { signedInAgain } from "#web/core/session-end.ts";
import { tab } from "#web/core/tab.ts";
import type { TakenFile } from "#web/core/taken.ts";

import type { Sending } from "./sending.ts";

export type Destination = {
  workspaceId: number;
  taskId?: number | undefined;
  /** The document it becomes the next version of. */
  replaces?: number | undefined;
  category?: DocumentCategory | undefined;
  /** What it is called in the portal; the file's own name where left out. */
  name?: string | undefined;
  description?: string | undefined;
  /** Keeps the files of a box apart from others of the same journey; the server is not told. */
  place?: string | undefined;
};

/** Milliseconds without a byte moving after which the line counts as lost. */
const STALL_MS = 45_000;

/** Sends one file to the upload door, and again where the session had ended and the person is back. */
export function sendFile(...file: Parameters<typeof sendOnce>): Sending {
  let sending = sendOnce(...file);
  const stored = sending.stored.catch(async (error: unknown) => {
    if (codeOf(error) !== "unauthorized" || !(await signedInAgain({ isChange: true }))) throw error;
    sending = sendOnce(...file);
    return sending.stored;
  });
  return { stored, abort: () => sending.abort() };
}

/** A file as it is. XMLHttpRequest, since only it tells how much has gone up. */
function sendOnce(
  destination: Destination,
  { id, file }: { id: string; file: TakenFile },
  onProgress: (sentBytes: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  const query = new URLSearchParams({
    workspaceId: String(destination.workspaceId),
    fileName: file.name,
    requestId: id,
  });
  for (const key of ["taskId", "replaces"] as const) {
    const id = destination[key];
    if (id !== undefined) query.set(key, String(id));
  }
  for (const key of ["category", "name", "description"] as const) {
    const value = destination[key];
    if (value !== undefined) query.set(key, value);
  }

  const { promise, resolve, reject } = Promise.withResolvers<{ documentId: number }>();
  let stall: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(stall);
    stall = setTimeout(() => request.abort(), STALL_MS);
  };

  request.open("POST", `/files?${query}`);
  request.withCredentials = true;
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader(TAB_HEADER, tab());
  request.setRequestHeader("content-type", file.type || "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded }) => {
    watch();
    onProgress(Math.min(loaded, file.size));
  });
  request.addEventListener("load", () => {
    const documentId = request.status === 201 ? idIn(request.responseText) : null;
    if (documentId !== null) resolve({ documentId });
    else reject(refusalIn(request));
  });
  request.addEventListener("error", () => reject(new Error("The connection was lost")));
  request.addEventListener("abort", () => reject(new Error("The upload was stopped")));
  // A phone that has lost its line says so long before a request of it gives up.
  const stop = () => request.abort();
  window.addEventListener("offline", stop);
  request.addEventListener("loadend", () => {
    clearTimeout(stall);
    window.removeEventListener("offline", stop);
  });
  watch();
  request.send(file);
  return { stored: promise, abort: () => request.abort() };
}

/** What a person reads under a file that did not get there. */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof CallError)) return copy.lost;
  const said = error.message.replace(/^\d+: /, "");
  return copy.failed(said === "" || error.status >= 500 ? sentenceOf(error) : said);
}

function refusalIn(request: XMLHttpRequest): CallError {
  const { status, statusText, responseText } = request;
  const body = jsonIn(responseText);
  return new CallError({
    status,
    statusText,
    text: typeof body?.message === "string" ? body.message : responseText,
    code: typeof body?.code === "string" ? body.code : request.getResponseHeader("x-error-code"),
    reference: request.getResponseHeader("x-reference"),
  });
}

function idIn(text: string): number | null {
  const id = jsonIn(text)?.id;
  return typeof id === "number" ? id : null;
}

function jsonIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
