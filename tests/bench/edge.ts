import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

import { generate } from "selfsigned";

import { plainPageOf } from "./plain-page.ts";

const compress = promisify(brotliCompress);
/** What networks at the edge use for what they compress as it passes. */
const QUALITY = 5;
/** Set by whoever carries the answer. */
const OWN = new Set(["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"]);

export type Edge = { origin: string; close: () => void };

/**
 * A portal as an edge serves it: HTTP/2 with brotli. `/plain/…` is the page of the rest of the address as plain HTML of the
 * same words, asked from the same Worker and sent by the same way.
 */
export async function atTheEdge(portal: string): Promise<Edge> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createSecureServer({ key, cert });
  const assets = new Map<string, Answer>();
  server.on("stream", (stream, headers) => {
    const address = String(headers[":path"]);
    const isPlain = address.startsWith("/plain/");
    void answerOf(portal, isPlain ? address.slice("/plain".length) : address, headers, assets).then(
      async (answer) => {
        const { status, body, fields } = isPlain ? await asPlain(answer) : answer;
        // A page that is closed asks for nothing any more.
        if (stream.destroyed) return;
        stream.respond({ ":status": status, ...fields });
        stream.end(body);
      },
      (error: Error) => stream.destroy(error),
    );
  });
  const origin = await listening(server);
  return { origin, close: () => void server.close() };
}

type Answer = { status: number; body: Buffer; text: string; fields: Record<string, string> };

async function answerOf(
  portal: string,
  address: string,
  headers: Record<string, unknown>,
  assets: Map<string, Answer>,
): Promise<Answer> {
  const known = assets.get(address);
  if (known) return known;
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith(":") || name === "accept-encoding" ? [] : [[name, String(value)] as [string, string]],
  );
  const found = await fetch(portal + address, { headers: passed, redirect: "manual" });
  const plain = Buffer.from(await found.arrayBuffer());
  const fields = Object.fromEntries([...found.headers].filter(([name]) => !OWN.has(name)));
  const answer = await packed({ status: found.status, plain, fields });
  if (address.startsWith("/assets/")) assets.set(address, answer);
  return answer;
}

async function asPlain({ status, text, fields }: Answer): Promise<Answer> {
  return packed({
    status,
    plain: Buffer.from(plainPageOf(text)),
    fields: { "content-type": "text/html; charset=utf-8", "cache-control": fields["cache-control"] ?? "" },
  });
}

type Unpacked = { status: number; plain: Buffer; fields: Record<string, string> };

async function packed({ status, plain, fields }: Unpacked): Promise<Answer> {
  const isText = /text|javascript|json|svg|wasm/.test(fields["content-type"] ?? "");
  const body = isText
    ? await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : plain;
  return {
    status,
    body,
    text: isText ? plain.toString() : "",
    fields: { ...fields, ...(isText && { "content-encoding": "br" }) },
  };
}

async function listening(server: Http2SecureServer): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
