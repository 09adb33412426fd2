import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A statement as it went to the database, with its arguments in the wire's own form. */
export type Heard = { sql: string; args: unknown[] };

export type Listener = {
  url: string;
  heard: Heard[];
  /** How many rows the database has read for each batch, in their order. */
  rowsRead: number[];
  close: () => void;
};

type Asked = {
  requests?: { batch?: { steps?: { stmt?: Statement }[] }; stmt?: Statement }[];
};
type Statement = { sql?: string; args?: unknown[] };

/** A door to the database that keeps what is asked of it. */
export async function listenTo(databaseUrl: string): Promise<Listener> {
  const { hostname, port } = new URL(databaseUrl);
  const heard: Heard[] = [];
  const rowsRead: number[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const body = Buffer.concat(chunks);
      heard.push(...statementsOf(body.toString("utf8")));
      const { method, url: path, headers } = incoming;
      const onward = request({ hostname, port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        const said: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => said.push(chunk));
        answer.on("end", () => rowsRead.push(rowsIn(Buffer.concat(said).toString("utf8"))));
        answer.pipe(outgoing);
      });
      onward.once("error", () => outgoing.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}`, heard, rowsRead, close: () => server.close() };
}

/** Each statement of an answer says how many rows it took. */
function rowsIn(answer: string): number {
  return [...answer.matchAll(/"rows_read":(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
}

function statementsOf(body: string): Heard[] {
  if (!body.startsWith("{")) return [];
  const { requests = [] } = JSON.parse(body) as Asked;
  return requests
    .flatMap(({ batch, stmt }) => [stmt, ...(batch?.steps ?? []).map((step) => step.stmt)])
    .flatMap((statement) =>
      statement?.sql === undefined ? [] : [{ sql: statement.sql, args: statement.args ?? [] }],
    );
}
