import type { Client } from "#contracts/admin/shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { TEMPLATE_DEFAULTS } from "#contracts/templates/terms.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { manage as copy } from "#web/copy/manage.ts";
import { type Cell, toCsv } from "#web/core/csv.ts";

export function workspaceTable(workspaces: readonly Workspace[]): string {
  return toCsv(
    copy.header.workspaces,
    workspaces.map((workspace): Cell[] => [
      workspace.name,
      workspace.petName,
      workspace.petType,
      workspace.breed,
      workspace.ownerName,
      workspace.assignedTo,
      workspace.status,
      workspace.priority,
      workspace.departureDate,
      workspace.departureAirport,
      workspace.arrivalAirport,
      workspace.tasksDone,
      workspace.tasksTotal,
    ]),
  );
}

/** `zone` is the one in which the day of joining is read. */
export function clientTable(clients: readonly Client[], zone: string): string {
  return toCsv(
    copy.header.clients,
    clients.map((client): Cell[] => [
      client.name,
      client.email,
      client.phone,
      client.groupName,
      client.pets,
      client.workspaces,
      client.status,
      dateInZone(client.joined, zone),
    ]),
  );
}

export function templateTable(templates: readonly WorkspaceTemplate[]): string {
  return toCsv(
    copy.header.templates,
    templates.map((template): Cell[] => [
      template.name,
      template.description,
      template.destination,
      template.destinationCountry,
      template.estimatedDuration ?? TEMPLATE_DEFAULTS.estimatedDuration,
      template.requiredDocuments.join("; "),
      template.estimatedSteps ?? TEMPLATE_DEFAULTS.estimatedSteps,
      template.successRate ?? TEMPLATE_DEFAULTS.successRate,
      template.difficulty,
      template.isPopular ? copy.yes : copy.no,
    ]),
  );
}
