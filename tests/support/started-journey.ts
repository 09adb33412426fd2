import { randomUUID } from "node:crypto";

import { asc, eq } from "drizzle-orm";

import type { StepSettings, WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { ActionType, AssigneeRole, CompletionRule, DueAnchor } from "#contracts/workflows/shapes.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import type { Db } from "#db/client.ts";
import { tasks, templates, templateVersions, users } from "#db/schema.ts";

import type { Actor } from "./actor.ts";
import type { Portal } from "./portal.ts";

export type StepDraft = {
  actionType?: ActionType;
  title?: string;
  description?: string;
  assignedRole?: AssigneeRole;
  completionRule?: CompletionRule;
  needsReview?: boolean;
  dueAnchor?: DueAnchor | null;
  dueOffsetDays?: number | null;
  settings?: StepSettings | null;
  requiredPapers?: string[];
};
export type Started = { workspace: Workspace; taskIds: number[]; ownerId: number; owner: Actor };

/** A published workflow template with steps of its own; an owner's plain reading step where a step does not say. */
export async function aTemplate(
  db: Db,
  steps: readonly StepDraft[],
  { isSequential = true, ...facts }: Partial<typeof templates.$inferInsert> & { isSequential?: boolean } = {},
): Promise<number> {
  const [template] = await db
    .insert(templates)
    .values({
      name: `Test ${randomUUID()}`,
      description: "For a test",
      destination: "USA",
      requiredDocuments: [],
      publishedNumber: 1,
      ...facts,
    })
    .returning();
  if (!template) throw new Error("No template");
  const [version] = await db
    .insert(templateVersions)
    .values({
      templateId: template.id,
      number: 1,
      isSequential,
      graph: graphOf(steps, isSequential),
      publishedAt: new Date(),
    })
    .returning();
  if (!version) throw new Error("No version");
  return template.id;
}

/** Steps that follow one another. */
export function graphOf(steps: readonly StepDraft[], isSequential = true): WorkflowGraph {
  return {
    isSequential,
    steps: steps.map((step, index) => ({
      id: `node-${index + 1}`,
      type: step.actionType ?? "handy-crate-tips",
      name: step.title ?? `Step ${index + 1}`,
      x: 0,
      y: index * 160,
      data: {
        description: step.description ?? "",
        assignedTo: step.assignedRole ?? "customer",
        completionRule: step.completionRule ?? "one",
        needsReview: step.needsReview ?? false,
        ...(step.dueAnchor && {
          due: { kind: "offset", anchor: step.dueAnchor, days: step.dueOffsetDays ?? 0 } as const,
        }),
        ...(step.requiredPapers && { requiredPapers: step.requiredPapers }),
        ...(step.settings && { settings: step.settings }),
      },
    })),
    edges: steps.slice(1).map((_, index) => ({
      id: `edge-${index + 1}`,
      from: `node-${index + 1}`,
      to: `node-${index + 2}`,
    })),
  };
}

/** A journey started by a member of staff as the product does it, and its owner, whose account is active. */
export async function startedJourney(
  portal: Portal,
  steps: readonly StepDraft[],
  {
    isSequential = true,
    departureDate = "2031-06-01",
    petName = "Bella",
  }: { isSequential?: boolean; departureDate?: string; petName?: string } = {},
): Promise<Started> {
  const templateId = await aTemplate(portal.db, steps, { isSequential });
  const staff = await portal.staff();
  const workspace = await staff.trpc.workspaces.createFromTemplate.mutate({
    templateId,
    petName,
    ownerName: "Ann Reed",
    ownerEmail: `ann.${randomUUID()}@example.com`,
    departureDate,
  });
  const rows = await portal.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(eq(tasks.workspaceId, workspace.id))
    .orderBy(asc(tasks.position));
  return { workspace, taskIds: rows.map(({ id }) => id), ...(await ownerOf(portal, workspace.id)) };
}

/** A journey's owner, whose account is active from now on. */
export async function ownerOf(
  portal: Portal,
  workspaceId: number,
): Promise<{ ownerId: number; owner: Actor }> {
  const staff = await portal.staff();
  const { members } = await staff.trpc.workspaces.find.query({ workspaceId });
  const ownerId = members.find(({ role }) => role === "owner")?.userId ?? 0;
  await portal.db.update(users).set({ status: "active" }).where(eq(users.id, ownerId));
  return { ownerId, owner: await portal.signIn(ownerId) };
}

/** What a refused call answered: the status and the code of the house. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; fault: string; fields?: unknown }> {
  try {
    await call;
  } catch (error) {
    const { httpStatus, fault, fields } = (
      error as { data: { httpStatus: number; fault: string; fields?: unknown } }
    ).data;
    return { status: httpStatus, fault, ...(fields ? { fields } : {}) };
  }
  throw new Error("The call was not refused");
}
