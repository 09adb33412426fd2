import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { stageOf } from "#contracts/workspaces/stage.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";

export function toWorkspace(row: WorkspaceRow): Workspace {
  return {
    id: row.id,
    name: row.name,
    petName: row.petName,
    petType: row.petType,
    breed: row.petBreed,
    ownerName: row.ownerName,
    assignedTo: row.assignedToName,
    status: row.status,
    stage: stageOf(row),
    actionCount: row.actionCount,
    tasksDone: row.tasksDone,
    tasksTotal: row.tasksTotal,
    priority: row.priority,
    createdAt: row.createdAt,
    completedAt: row.completedAt,
    arrivedOn: row.arrivedOn,
    arrivesOn: row.arrivesOn,
    templateId: row.templateId,
    clientId: row.clientId,
    departureDate: row.departureDate,
    departureAirport: row.departureAirport,
    arrivalAirport: row.arrivalAirport,
    destination: row.destination,
    version: row.version,
  };
}
