import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { LiveMessage } from "#contracts/core/live.ts";
import { anActor } from "#tests/support/actor.ts";
import { aPortal } from "#tests/support/portal.ts";

import { medianOf, percentileOf, print } from "./figures.ts";

const WORKSPACE = { workspaceId: 1 };
const ROUNDS = 20;

/**
 * How long it takes until what one colleague saves is with another who looks at it: from sending the change, over the
 * live message, to the answer of the fetch that the message makes.
 */
export async function measureLive(): Promise<void> {
  const portal = await aPortal();
  try {
    const cookie = await portal.cookieOf(DEMO_ACCOUNTS.administrator);
    const reader = anActor(portal.origin, cookie);
    const writer = await portal.staff();
    const headers = { upgrade: "websocket", origin: portal.origin, cookie };
    const { webSocket } = await portal.miniflare.dispatchFetch(`${portal.origin}/live`, { headers });
    if (!webSocket) throw new Error("No live connection");
    let tell: (topic: string) => void = () => undefined;
    webSocket.addEventListener("message", ({ data }) => {
      if (typeof data === "string" && data.startsWith("{")) tell((JSON.parse(data) as LiveMessage).topic);
    });
    webSocket.accept();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const priority = round % 2 === 0 ? "low" : "high";
      const { version } = await writer.trpc.workspaces.find.query(WORKSPACE);
      const heard = new Promise<void>((resolve) => {
        tell = (topic) => topic === `workspaces/${WORKSPACE.workspaceId}` && resolve();
      });
      const started = performance.now();
      await Promise.all([writer.trpc.workspaces.update.mutate({ ...WORKSPACE, version, priority }), heard]);
      const seen = await reader.trpc.workspaces.find.query(WORKSPACE);
      times.push(performance.now() - started);
      if (seen.priority !== priority) throw new Error("The live message came before what it tells of");
    }
    webSocket.close();
    print("live: from one desk to another", "median", "p95");
    print(
      `${ROUNDS} changes, in milliseconds`,
      medianOf(times).toFixed(0),
      percentileOf(times, 95).toFixed(0),
    );
  } finally {
    await portal.stop();
  }
}
