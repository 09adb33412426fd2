import type { QueryClient } from "@tanstack/react-query";

import type { CurrentUser } from "#contracts/auth/shapes.ts";

const start = () => import("./start.ts");
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Once the page stands and nothing else is to do. */
export function keepOnDevice(client: QueryClient): void {
  const [[, me] = []] = client.getQueriesData<CurrentUser>({ queryKey: [["auth", "me"]] });
  if (me) whenIdle(() => void start().then(({ startOffline }) => startOffline(client, me)));
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
