import { setTimeout as wait } from "node:timers/promises";

/** How long a program may take to end by itself before it is killed; the database finishes its writes in this time. */
const GRACE_MS = 5_000;
/** A killed process that nobody collects stays in its group for ever; do not wait for that. */
const KILLED_MS = 1_000;

/** Ends whole process groups, so that what a tool started ends with it. Comes back when none is left. */
export async function endGroups(groups, graceMs = GRACE_MS) {
  for (const group of groups) signal(group, "SIGTERM");
  const deadline = Date.now() + graceMs;
  while (groups.some(isAlive) && Date.now() < deadline) await wait(50);
  for (const group of groups) signal(group, "SIGKILL");
  const last = Date.now() + KILLED_MS;
  while (groups.some(isAlive) && Date.now() < last) await wait(20);
}

function isAlive(group) {
  return signal(group, 0);
}

function signal(group, name) {
  try {
    process.kill(-group, name);
    return true;
  } catch {
    return false;
  }
}
