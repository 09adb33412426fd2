import { setTimeout as wait } from "node:timers/promises";

import { isGoingDown } from "./processes.mjs";
import { say } from "./say.mjs";

/** Between two looks, and how long a write that changes nothing may take; in milliseconds. */
const EVERY_MS = 4_000;
const PATIENCE_MS = 6_000;

/** Takes the lock that every write takes and changes no row, so that an idle portal does not fill its disk. */
const WRITE = "update sessions set token_hash = token_hash where 0";

/**
 * Looks every few seconds whether the database server still takes a write and restarts it when it does not: it can
 * stop taking writes for good under a burst of writers, while it goes on answering reads.
 */
export function watchDatabase(database, onTrouble) {
  let isRestarting = false;
  const restart = async (reason) => {
    if (isRestarting || isGoingDown()) return;
    isRestarting = true;
    say(`${reason}; restarting it …`);
    try {
      await database.restart();
      say("The database takes writes again. What was under way then may have to be sent again.");
    } catch (error) {
      onTrouble(error);
    } finally {
      isRestarting = false;
    }
  };
  database.onEnd = () => void restart("The database server ended by itself");
  void keepLooking(database.url, () => restart("The database server has stopped taking writes"));
}

async function keepLooking(url, onHang) {
  for (;;) {
    await wait(EVERY_MS, undefined, { ref: false });
    // A second try: a single long batch may hold the lock for its moment.
    if (!(await takesWrites(url)) && !(await takesWrites(url))) await onHang();
  }
}

/** Whether the server takes a write in time. A refusal is an answer: it does not hang. */
export async function takesWrites(url) {
  const body = JSON.stringify({ requests: [{ type: "execute", stmt: { sql: WRITE } }, { type: "close" }] });
  try {
    await fetch(`${url}/v2/pipeline`, { method: "POST", body, signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}
