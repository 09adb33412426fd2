import * as z from "zod";

import type { Env } from "#worker/core/env.ts";

/** Kinds of record by their number, RFC 1035 and 3596. */
const NUMBER = { A: 1, TXT: 16, AAAA: 28 } as const;
export type RecordKind = keyof typeof NUMBER;

/** `none` is a name that has no such record; `unknown` where nobody could say, which proves nothing. */
export type Looked = { state: "found"; values: readonly string[] } | { state: "none" } | { state: "unknown" };

/** Looks a name up in the DNS; it never throws. */
export type Resolver = (name: string, kind: RecordKind) => Promise<Looked>;

const CLOUDFLARE = "https://cloudflare-dns.com/dns-query";
/** A resolver that says nothing for so long is not there; in milliseconds. */
const PATIENCE_MS = 5_000;
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

const Answer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
});

/** DNS over HTTPS in JSON. https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json/ */
export function resolverOf({ DNS_RESOLVER }: Pick<Env, "DNS_RESOLVER">): Resolver {
  return async (name, kind) => {
    const url = new URL(DNS_RESOLVER || CLOUDFLARE);
    url.searchParams.set("name", name);
    url.searchParams.set("type", kind);
    try {
      const response = await fetch(url, {
        headers: { accept: "application/dns-json" },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { Status, Answer: answers = [] } = Answer.parse(await response.json());
      if (Status === NO_SUCH_NAME) return { state: "none" };
      if (Status !== NO_ERROR) return { state: "unknown" };
      // Names on the way, such as CNAME, stand among the answers.
      const values = answers
        .filter(({ type }) => type === NUMBER[kind])
        .map(({ data }) => (kind === "TXT" ? textOf(data) : data));
      return values.length > 0 ? { state: "found", values } : { state: "none" };
    } catch {
      return { state: "unknown" };
    }
  };
}

/** `"v=spf1 " "-all"` is one text in pieces; a resolver that writes it bare is taken at its word. */
export function textOf(data: string): string {
  const pieces = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, piece = ""]) => piece);
  const text = pieces.length > 0 ? pieces.join("") : data;
  return text.replaceAll(/\\(\d{3}|.)/g, (_, escaped: string) =>
    escaped.length === 3 ? String.fromCharCode(Number(escaped)) : escaped,
  );
}
