import { randomUUID } from "node:crypto";

import type { Document } from "#contracts/documents/shapes.ts";

import type { Actor, Answer } from "./actor.ts";
import type { MadeFile } from "./made-files.ts";

/** Sends a file through the upload door; a stream is sent in pieces, without saying how long it is. */
export function upload(
  actor: Actor,
  file: MadeFile | ReadableStream<Uint8Array>,
  query: { workspaceId: number } & Record<string, string | number>,
  headers: Record<string, string> = {},
): Promise<Answer<Document>> {
  const all = { fileName: "passport.pdf", requestId: randomUUID(), ...query };
  const text = Object.entries(all).map(([name, value]) => [name, String(value)]);
  return actor.request(`/files?${new URLSearchParams(text).toString()}`, {
    method: "POST",
    body: file,
    headers,
    ...(file instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);
}

/** A file's bytes as they come out again. */
export async function download(
  origin: string,
  actor: Actor,
  path: string,
): Promise<{ response: Response; bytes: Uint8Array }> {
  const response = await fetch(new URL(path, origin), {
    headers: actor.cookie ? { cookie: actor.cookie } : {},
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}
