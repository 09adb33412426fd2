import { rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { isGoingDown } from "./processes.mjs";
import { Trouble } from "./trouble.mjs";

/** Longer than a stop takes, for a start right after one. */
const STOPPING_MS = 15_000;

/**
 * Keeps a second start off the same data. A socket and not a file: it goes with its process, however that ends.
 * @param dataDir a folder that is there
 * @throws Trouble when somebody holds it and is not about to leave.
 */
export async function holdLock(dataDir) {
  const socketPath = lockOf(dataDir);
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
export async function isHeld(dataDir) {
  return (await askHolder(lockOf(dataDir))) !== undefined;
}

/** Of the folder itself, by whichever path it is called; in the system's own one, since a socket's path must be short. */
function lockOf(dataDir) {
  const { dev, ino } = statSync(dataDir);
  return path.join(tmpdir(), `pet-travel-portal-${dev}-${ino}.sock`);
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
