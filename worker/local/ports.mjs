import { createServer } from "node:net";

/** Whether nothing listens there, on loopback or on every address. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Whether browsers call nobody there, and Node.js neither: ports of other services, as 6000. */
export async function isBarred(port) {
  try {
    await fetch(`http://127.0.0.1:${port}`);
    return false;
  } catch (error) {
    return error.cause?.message === "bad port";
  }
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
