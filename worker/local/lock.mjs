import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";

import { Trouble } from "./trouble.mjs";

/**
 * Keeps a second start off the same data. A socket and not a file: it goes with its process, however that ends.
 * @throws Trouble when somebody holds it.
 */
export async function holdLock(socketPath, dataDir) {
  if (await answers(socketPath)) {
    throw new Trouble(
      `The portal already runs on ${dataDir}; stop it first, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(socketPath, { force: true });
  const server = createServer((connection) => connection.end());
  await new Promise((resolve, reject) => server.once("error", reject).listen(socketPath, resolve));
  server.unref();
}

function answers(socketPath) {
  return new Promise((resolve) => {
    const connection = connect(socketPath);
    connection.once("connect", () => {
      connection.destroy();
      resolve(true);
    });
    connection.once("error", () => resolve(false));
  });
}
