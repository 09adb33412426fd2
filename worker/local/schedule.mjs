/** Deployed, the platform's clock does this; the local runtime waits to be asked. */
const EVERY_MS = 60_000;

/** Runs the Worker's schedule now and every minute. A run that fails is in the Worker's log, and the next one comes. */
export function startSchedule(port) {
  runSchedule(port);
  setInterval(() => runSchedule(port), EVERY_MS).unref();
}

/** Runs the Worker's schedule now. */
export function runSchedule(port) {
  fetch(`http://127.0.0.1:${port}/cdn-cgi/handler/scheduled`).catch(() => undefined);
}
