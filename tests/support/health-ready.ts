import { randomUUID } from "node:crypto";

import type { Actor } from "./actor.ts";

const WORKSPACE = 1;
/** A dog for London, with more to be done. */
const WITH_OPEN_STEPS = 13;
const CHIP = { kind: "microchip", code: "826098100123456", implantedOn: "2024-01-05" } as const;

/** For each change of a health record and its journey an input that the rows are ready for. */
export function healthReady(admin: () => Actor): Record<string, () => Promise<Record<string, unknown>>> {
  const anEntry = async (who = admin()) => {
    const { id, version } = await who.trpc.health.add.mutate({ workspaceId: WORKSPACE, entry: CHIP });
    return { workspaceId: WORKSPACE, entryId: id, version };
  };
  return {
    "health.add": () => Promise.resolve({ workspaceId: WORKSPACE, entry: CHIP, requestId: randomUUID() }),
    "health.update": async () => ({ ...(await anEntry()), entry: CHIP }),
    "health.remove": () => anEntry(),
    "health.confirm": async () => {
      const { entries } = await admin().trpc.health.record.query({ workspaceId: WORKSPACE });
      const told = entries.find(({ confirmedAt }) => confirmedAt === null);
      if (!told) throw new Error("No entry waits to be confirmed");
      return { workspaceId: WORKSPACE, entryId: told.id, version: told.version };
    },
    "journeys.setTravelFacts": async () => {
      const { travel } = await admin().trpc.journeys.assess.query({ workspaceId: WORKSPACE });
      return { workspaceId: WORKSPACE, ...travel, escort: "accompanied" };
    },
    "journeys.addStepTasks": async () => {
      const { assessment } = await admin().trpc.journeys.assess.query({ workspaceId: WITH_OPEN_STEPS });
      const open = assessment.steps.find(({ state }) => state !== "done");
      return { workspaceId: WITH_OPEN_STEPS, stepIds: [open?.id ?? ""] };
    },
  };
}
