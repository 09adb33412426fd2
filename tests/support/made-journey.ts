import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import type { TaskStatus } from "#contracts/tasks/shapes.ts";
import type { Db } from "#db/client.ts";
import { clients, pets, tasks, workspaceMembers, workspaces } from "#db/schema.ts";

type Step = Partial<typeof tasks.$inferInsert> & { title: string };

/** A journey of its own for a test: for an owner with an account, with the to-dos it needs. */
export async function aJourney(
  db: Db,
  ownerId: number,
  steps: readonly Step[] = [],
  facts: Partial<typeof workspaces.$inferInsert> = {},
): Promise<{ workspaceId: number; taskIds: number[] }> {
  const [client] = await db.select().from(clients).where(eq(clients.userId, ownerId));
  if (!client) throw new Error(`Account ${ownerId} is no client`);
  const [pet] = await db
    .insert(pets)
    .values({ clientId: client.id, name: "Testa", species: "dog" })
    .returning();
  if (!pet) throw new Error("No pet");
  const [workspace] = await db
    .insert(workspaces)
    .values({
      name: "Testa to nowhere",
      clientId: client.id,
      petId: pet.id,
      status: "in_progress",
      departureDate: "2031-03-04",
      isSequential: false,
      requestId: randomUUID(),
      ...(facts.status === "completed" && { arrivedOn: "2026-01-01" }),
      ...facts,
    })
    .returning();
  if (!workspace) throw new Error("No workspace");
  await db
    .insert(workspaceMembers)
    .values({ workspaceId: workspace.id, userId: ownerId, role: "owner", joinedAt: new Date() });
  const taskIds: number[] = [];
  for (const [index, step] of steps.entries()) {
    const [task] = await db
      .insert(tasks)
      .values({
        workspaceId: workspace.id,
        position: index + 1,
        actionType: "passport-upload",
        status: "in_progress" satisfies TaskStatus,
        turn: "customer",
        assignedRole: "customer",
        needsReview: true,
        updatedAt: new Date(),
        ...step,
      })
      .returning();
    if (task) taskIds.push(task.id);
  }
  return { workspaceId: workspace.id, taskIds };
}
