import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { isGoingDown } from "./processes.mjs";
import { Trouble } from "./trouble.mjs";

/** Longer than a stop takes, for a start right after one. */
const STOPPING_MS = 15_000;

/**
 * Keeps a second start off the same data. A socket and not a file: it goes with its process, however that ends.
 * @throws Trouble when somebody holds it and is not about to leave.
 */
export async function holdLock(socketPath, dataDir) {
  const deadline = Date.now() + STOPPING_MS;
  for (;;) {
    const answer = await askHolder(socketPath);
    if (answer === undefined) break;
    if (answer !== "stopping" || Date.now() > deadline) {
      throw new Trouble(
        `The portal already runs on ${dataDir}; stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await wait(200);
  }
  rmSync(socketPath, { force: true });
  const server = createServer((connection) => connection.end(isGoingDown() ? "stopping" : "running"));
  await new Promise((resolve, reject) => server.once("error", reject).listen(socketPath, resolve));
  server.unref();
}

/** Whether somebody runs on the data. */
export async function isHeld(socketPath) {
  return (await askHolder(socketPath)) !== undefined;
}

/** What the holder says of itself; undefined where there is none. */
function askHolder(socketPath) {
  return new Promise((resolve) => {
    let answer = "";
    const connection = connect(socketPath);
    connection.on("data", (chunk) => (answer += chunk.toString()));
    connection.once("error", () => resolve(undefined));
    connection.once("end", () => resolve(answer));
  });
}
