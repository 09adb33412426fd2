import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What it was told, as it came over the line. */
export type Received = { id: string; timestamp: number; signature: string; body: string; path: string };

export type Receiver = {
  url: string;
  received: Received[];
  /** What it answers from now on; a status of 0 never answers. */
  answer: { status: number; text: string; headers?: Record<string, string> };
  /** What happens before it answers. */
  meanwhile?: () => Promise<unknown>;
  stop: () => void;
};

/** An outside system on loopback that keeps what it is told. */
export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const header = (name: string) => String(request.headers[name] ?? "");
      received.push({
        id: header("webhook-id"),
        timestamp: Number(header("webhook-timestamp")),
        signature: header("webhook-signature"),
        body: Buffer.concat(chunks).toString("utf8"),
        path: request.url ?? "",
      });
      const { status, text, headers } = receiver.answer;
      void Promise.resolve(receiver.meanwhile?.()).then(() => {
        if (status !== 0) response.writeHead(status, headers).end(text);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: { status: 204, text: "" },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** The signature that a receiver makes by itself to compare. */
export function signatureFor(secret: string, { id, timestamp, body }: Received): string {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}
