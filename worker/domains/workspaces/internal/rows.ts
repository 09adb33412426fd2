import { eq } from "drizzle-orm";

import type { Workspace } from "#contracts/workspaces.ts";
import type { Db } from "#db/client.ts";
import { clients, pets, users, workspaces } from "#db/schema.ts";

/** Workspaces with what a card says beside them: the pet, whose it is, and the colleague in charge. */
export function workspaceQuery(db: Db) {
  return db
    .select({
      workspace: workspaces,
      petName: pets.name,
      petType: pets.species,
      breed: pets.breed,
      ownerName: clients.fullName,
      assignedTo: users.fullName,
    })
    .from(workspaces)
    .innerJoin(pets, eq(pets.id, workspaces.petId))
    .innerJoin(clients, eq(clients.id, workspaces.clientId))
    .leftJoin(users, eq(users.id, workspaces.assignedToId))
    .$dynamic();
}

export type WorkspaceFound = Awaited<ReturnType<typeof workspaceQuery>>[number];

export function toWorkspace({ workspace, assignedTo, ...pet }: WorkspaceFound): Workspace {
  return {
    ...pet,
    id: workspace.id,
    name: workspace.name,
    assignedTo: assignedTo ?? "",
    status: workspace.status,
    actionCount: workspace.actionCount,
    tasksDone: workspace.tasksDone,
    tasksTotal: workspace.tasksTotal,
    priority: workspace.priority,
    createdAt: workspace.createdAt,
    completedAt: workspace.completedAt,
    templateId: workspace.templateId,
    clientId: workspace.clientId,
    departureDate: workspace.departureDate,
    departureAirport: workspace.departureAirport,
    arrivalAirport: workspace.arrivalAirport,
    version: workspace.version,
  };
}
