import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type FakeDns = {
  /** For `DNS_RESOLVER`. */
  url: string;
  /** Values by `TYPE name`; a name without any does not exist. */
  records: Map<string, string[]>;
  /** Fails from now on, as a resolver that cannot reach a zone's servers. */
  isDown: boolean;
  asked: string[];
  stop: () => void;
};

const NUMBERS: Readonly<Record<string, number>> = { A: 1, TXT: 16, AAAA: 28 };

/** A resolver on loopback that speaks DNS over HTTPS in JSON, as Cloudflare's does. */
export async function aDns(): Promise<FakeDns> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://dns");
    const name = (searchParams.get("name") ?? "").toLowerCase();
    const kind = searchParams.get("type") ?? "";
    dns.asked.push(`${kind} ${name}`);
    const values = dns.records.get(`${kind} ${name}`);
    const data = (value: string) =>
      kind === "TXT"
        ? (value.match(/.{1,255}/gs) ?? [""]).map((piece) => JSON.stringify(piece)).join(" ")
        : value;
    const body = {
      Status: dns.isDown ? 2 : values === undefined ? 3 : 0,
      ...(values &&
        !dns.isDown && {
          Answer: values.map((value) => ({ name, type: NUMBERS[kind], TTL: 60, data: data(value) })),
        }),
    };
    response.writeHead(200, { "content-type": "application/dns-json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const dns: FakeDns = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dns-query`,
    records: new Map(),
    isDown: false,
    asked: [],
    stop: () => server.close(),
  };
  return dns;
}
