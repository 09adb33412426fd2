import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { addDays } from "#contracts/core/dates.ts";
import type { Db } from "#db/client.ts";

import type { Actor } from "./actor.ts";

const WORKSPACE = 1;
/** A dog for London, with more to be done. */
const WITH_OPEN_STEPS = 13;
const CHIP = { kind: "microchip", code: "826098100123456", implantedOn: "2024-01-05" } as const;

/** For each change of a health record and its journey an input that the rows are ready for. */
export function healthReady(
  world: () => { admin: Actor; db: Db },
): Record<string, () => Promise<Record<string, unknown>>> {
  const anEntry = async (who = world().admin) => {
    const { id, version } = await who.trpc.health.add.mutate({ workspaceId: WORKSPACE, entry: CHIP });
    return { workspaceId: WORKSPACE, entryId: id, version };
  };
  let papers = 0;
  /** A paper with a dose that no other has. */
  const aPaper = async () => {
    const { db } = world();
    const [paper] = await db.all<{ id: number; number: number }>(
      sql`select id, current_number as number from documents where workspace_id = ${WORKSPACE} and removed_at is null and current_number > 0 and status <> 'rejected' order by id limit 1`,
    );
    if (!paper) throw new Error("The journey has no paper");
    const givenOn = addDays("2025-01-01", papers++);
    await db.run(
      sql`insert or replace into document_texts (document_id, number, text, search_text) values (${paper.id}, ${paper.number}, ${`Rabies vaccination given on ${givenOn}`}, '')`,
    );
    const which = { workspaceId: WORKSPACE, documentId: paper.id, number: paper.number };
    return { which, key: `vaccination rabies ${givenOn}` };
  };
  const aStep = async () => {
    const { seen, steps } = await world().admin.trpc.journeys.previewStepTasks.query({
      workspaceId: WITH_OPEN_STEPS,
    });
    const [step] = steps;
    if (!step) throw new Error("No step is open");
    return { workspaceId: WITH_OPEN_STEPS, seen, steps: [{ stepId: step.stepId, taskId: null }] };
  };
  return {
    "analysis.keepText": async () => {
      const { which } = await aPaper();
      await world().db.run(sql`delete from document_texts where document_id = ${which.documentId}`);
      return { documentId: which.documentId, number: which.number, text: "Rabies vaccination" };
    },
    "health.decide": async () => {
      const { which, key } = await aPaper();
      return { ...which, taken: [], discarded: [key], requestId: randomUUID() };
    },
    "health.undecide": async () => {
      const { which, key } = await aPaper();
      await world().admin.trpc.health.decide.mutate({ ...which, taken: [], discarded: [key] });
      return { ...which, keys: [key] };
    },
    "health.add": () => Promise.resolve({ workspaceId: WORKSPACE, entry: CHIP, requestId: randomUUID() }),
    "health.update": async () => ({ ...(await anEntry()), entry: CHIP }),
    "health.remove": () => anEntry(),
    "health.confirm": async () => {
      const { entries } = await world().admin.trpc.health.record.query({ workspaceId: WORKSPACE });
      const told = entries.find(({ confirmedAt }) => confirmedAt === null);
      if (!told) throw new Error("No entry waits to be confirmed");
      return { workspaceId: WORKSPACE, entryId: told.id, version: told.version };
    },
    "journeys.addStepTasks": aStep,
    "journeys.undoStepTasks": async () => {
      const { tasks } = await world().admin.trpc.journeys.addStepTasks.mutate(await aStep());
      return { workspaceId: WITH_OPEN_STEPS, tasks };
    },
  };
}
