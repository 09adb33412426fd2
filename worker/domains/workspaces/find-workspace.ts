import { and, asc, desc, eq } from "drizzle-orm";

import { requiredPapers } from "#contracts/documents/missing-papers.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import {
  clients,
  documents,
  pets,
  tasks,
  teams,
  templates,
  templateVersions,
  workspaces,
} from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { airportsOfJourney, placesOf } from "#worker/domains/airports/airports-of.ts";
import { isShown, shownDocuments, toDocument } from "#worker/domains/documents/shown-documents.ts";
import { chipOfPet } from "#worker/domains/health/chip-of.ts";
import { toTask } from "#worker/domains/tasks/task-rows.ts";

import { departuresOf, toDeparture } from "./internal/departures.ts";
import { ageOfPet, chipTwinOf, toOwnerFacts, toPetFacts, toTravelFacts } from "./internal/facts.ts";
import { toWorkspace } from "./internal/rows.ts";
import { tagsOf } from "./internal/tags.ts";
import { membersOf, toMember } from "./workspace-members.ts";

/** Steps in their order, documents newest first. */
export async function findWorkspace(
  act: Act,
  { workspaceId }: { workspaceId: number },
): Promise<WorkspaceDetail> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "view", (db) => [
    db
      .select({
        pet: pets,
        microchipNumber: chipOfPet,
        client: clients,
        templateName: templates.name,
        newest: templates.publishedNumber,
        number: templateVersions.number,
        teamName: teams.name,
      })
      .from(workspaces)
      .innerJoin(pets, eq(pets.id, workspaces.petId))
      .innerJoin(clients, eq(clients.id, workspaces.clientId))
      .leftJoin(templates, eq(templates.id, workspaces.templateId))
      .leftJoin(templateVersions, eq(templateVersions.id, workspaces.templateVersionId))
      .leftJoin(teams, eq(teams.id, workspaces.teamId))
      .where(eq(workspaces.id, workspaceId)),
    membersOf(db, workspaceId),
    db.select().from(tasks).where(eq(tasks.workspaceId, workspaceId)).orderBy(asc(tasks.position)),
    shownDocuments(db)
      .where(and(isShown, eq(documents.workspaceId, workspaceId)))
      .orderBy(desc(documents.uploadedAt), desc(documents.id)),
    airportsOfJourney(db, workspaceId),
    tagsOf(db, workspaceId),
    chipTwinOf(db, workspaceId),
    departuresOf(db, workspaceId),
  ]);
  const [[whose], memberRows, taskRows, documentRows, airportRows, tagRows, [twin], departures] = also;
  if (!whose) throw new Fault("not_found");
  const askedFor = new Map(taskRows.map((task) => [task.id, task.settings?.documentName ?? null]));
  const papers = documentRows.map(({ document: { taskId, name, status, rejectionReason } }) => ({
    name,
    status,
    rejectionReason,
    askedFor: taskId === null ? null : (askedFor.get(taskId) ?? null),
  }));
  const { pet, microchipNumber, client, templateName, newest, number, teamName } = whose;
  const places = placesOf(airportRows, workspace);
  return {
    ...toWorkspace(workspace),
    completionReason: workspace.completionReason,
    ...places,
    departures: departures.map((row) => toDeparture(row, places.departurePlace)),
    petAge: ageOfPet(pet, act.today),
    petBirthDate: pet.birthDate,
    microchipNumber,
    ownerEmail: client.email,
    ownerPhone: client.phone,
    pet: toPetFacts(pet, twin),
    owner: toOwnerFacts(client),
    travel: toTravelFacts(workspace, airportRows),
    tags: tagRows,
    teamId: workspace.teamId,
    teamName,
    assignedToId: workspace.assignedToId,
    description: workspace.description,
    templateName,
    isSequential: workspace.isSequential,
    workflow: number === null || newest === null ? null : { number, newest },
    hasPayer: memberRows.some(({ isPayer }) => isPayer),
    members: memberRows.map(toMember),
    tasks: taskRows.map((row) => ({
      ...toTask(act, row),
      dueAnchor: row.dueAnchor,
      dueOffsetDays: row.dueOffsetDays,
      dueMovedFrom: row.dueMovedFrom,
      isAdded: row.nodeId === null,
      isBookable: row.settings?.booking !== undefined,
      papers: requiredPapers(row.requiredPapers, papers),
    })),
    today: act.today,
    documents: documentRows.map((row) => ({ ...toDocument(row), type: row.document.type })),
    hasMapService: act.circumstances.hasMapService && act.features.includes("outsideMap"),
  };
}
