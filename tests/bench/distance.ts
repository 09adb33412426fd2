import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A door to the database that lies `ms` away: every request waits that long before it goes on. */
export async function atDistance(
  databaseUrl: string,
  ms: number,
): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(databaseUrl);
  const server = createServer((incoming, outgoing) => {
    setTimeout(() => {
      const { method, url: path, headers } = incoming;
      const onward = request({ hostname, port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.once("error", () => outgoing.destroy());
      incoming.pipe(onward);
    }, ms);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
