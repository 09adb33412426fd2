import { createServer } from "node:net";

/** Whether nothing listens there, on loopback or on every address. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** The first of the wished ports that is free, or any other. */
export async function freePort(...wished) {
  for (const port of wished) if (port < 65_536 && (await isFree(port))) return port;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
