import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";

import { HOUR_MS } from "#contracts/core/durations.ts";
import { startOfDay } from "#contracts/core/wall-time.ts";
import type { WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { outbox, tasks, templateVersions, workspaces } from "#db/schema.ts";

import type { Actor } from "./actor.ts";
import type { Portal } from "./portal.ts";
import { aTemplate } from "./started-journey.ts";
import { TEST_ZONE } from "./worker.ts";

type Data = WorkflowStep["data"];

/** A step of the team's, where nothing else is said. */
export const aStep = (
  id: string,
  type: WorkflowStep["type"] = "approval",
  data: Data = {},
): WorkflowStep => ({
  id,
  type,
  name: id,
  x: 0,
  y: 0,
  data: { assignedTo: "team", ...data },
});

type Way = readonly [from: string, to: string, rest?: Partial<WorkflowGraph["edges"][number]>];

export const aGraph = (steps: WorkflowStep[], ways: readonly Way[], isSequential = true): WorkflowGraph => ({
  isSequential,
  steps,
  edges: ways.map(([from, to, rest]) => ({ id: `${from}-${to}`, from, to, ...rest })),
});

/** Steps that follow one another. */
export const inARow = (...steps: WorkflowStep[]): WorkflowGraph =>
  aGraph(
    steps,
    steps.slice(1).map(({ id }, at) => [steps[at]?.id ?? "", id] as const),
  );

/** A journey on a workflow of its own, started as the product starts it. */
export async function aJourneyOn(
  portal: Portal,
  graph: WorkflowGraph,
  { departureDate = "2031-06-01" }: { departureDate?: string } = {},
): Promise<Workspace> {
  const templateId = await aTemplate(portal.db, [], { isSequential: graph.isSequential });
  // As a draft it may still be written.
  await portal.db
    .update(templateVersions)
    .set({ publishedAt: null })
    .where(eq(templateVersions.templateId, templateId));
  await portal.db.update(templateVersions).set({ graph }).where(eq(templateVersions.templateId, templateId));
  return startOn(await portal.staff(), templateId, departureDate);
}

/** One journey more on a template. */
export function startOn(staff: Actor, templateId: number, departureDate = "2031-06-01"): Promise<Workspace> {
  return staff.trpc.workspaces.createFromTemplate.mutate({
    templateId,
    petName: "Bella",
    ownerName: "Ann Reed",
    ownerEmail: `ann.${randomUUID()}@example.com`,
    departureDate,
  });
}

/** Looks at journeys and moves them on. */
export function watching(portal: Portal, staff: Actor) {
  const tasksOf = (workspaceId: number) =>
    portal.db.select().from(tasks).where(eq(tasks.workspaceId, workspaceId)).orderBy(tasks.position);
  const taskOf = async (workspaceId: number, title: string) => {
    const task = (await tasksOf(workspaceId)).find((one) => one.title === title);
    if (!task) throw new Error(`There is no step ${title}`);
    return task;
  };
  return {
    taskOf,
    statuses: async (workspaceId: number): Promise<Record<string, string>> =>
      Object.fromEntries((await tasksOf(workspaceId)).map(({ title, status }) => [title, status])),
    journey: async (workspaceId: number) =>
      (await portal.db.select().from(workspaces).where(eq(workspaces.id, workspaceId)))[0],
    complete: async (workspaceId: number, title: string) => {
      const { id, version } = await taskOf(workspaceId, title);
      return staff.trpc.tasks.complete.mutate({ taskId: id, version, reason: "Said at the desk" });
    },
    /** The clock's run in the morning of a day. */
    daysRun: async (day: string): Promise<void> => {
      const { scheduled } = await portal.miniflare.getWorker();
      const at = new Date(startOfDay(day, TEST_ZONE).getTime() + 8 * HOUR_MS);
      await scheduled({ scheduledTime: at, cron: "*/10 * * * *" });
    },
    /** The mails and text messages of steps, by their subject or text. */
    mailsOf: (words: string) =>
      portal.db
        .select()
        .from(outbox)
        .where(
          sql`json_extract(payload, '$.subject') = ${words} or json_extract(payload, '$.text') = ${words}`,
        ),
  };
}
