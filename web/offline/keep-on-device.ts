import type { Parts } from "./start.ts";

const start = () => import("./start.ts");
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Once the page stands and nothing else is to do. */
export function keepOnDevice(parts: Parts): void {
  whenIdle(() => void start().then(({ startOffline }) => startOffline(parts)));
}

/** The server knows nobody here: nothing of whoever it was may stay. */
export async function sessionHasEnded(): Promise<void> {
  const { stopKeeping } = await import("./keep.ts");
  await stopKeeping();
}

/** The same person is back. */
export async function keepAgain(): Promise<void> {
  (await start()).keepAgain();
}
