import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";

import { type CustomerWorkspace, JOURNEY_LOG_SHOWN } from "#contracts/journeys.ts";
import type { Db } from "#db/client.ts";
import {
  clients,
  documents,
  invitations,
  messages,
  pets,
  tasks,
  templates,
  users,
  workspaces,
} from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { airportsOfJourney, placesOf } from "#worker/domains/airports/airports-of.ts";
import { isShown, shownDocuments, toDocument } from "#worker/domains/documents/shown-documents.ts";
import { messageQuery, toMessage } from "#worker/domains/messages/message-rows.ts";
import { membersOf, toMember } from "#worker/domains/workspaces/workspace-members.ts";

import { complianceOf } from "./internal/compliance.ts";
import { logOf, toEntry } from "./internal/log.ts";
import { assigneesOfJourney, toTodo } from "./internal/todos.ts";

/** Comments of all to-dos together that the page opens with. */
const COMMENTS_SHOWN = 200;

/** The owner's whole page in one trip. Steps of the company's own are not among its to-dos. */
export async function findCustomerWorkspace(
  act: Act,
  { workspaceId }: { workspaceId: number },
): Promise<CustomerWorkspace> {
  const { workspace, rights, also } = await allowWorkspace(act, workspaceId, "view", (db) => [
    journeyOf(db, workspaceId),
    membersOf(db, workspaceId),
    db.select().from(tasks).where(eq(tasks.workspaceId, workspaceId)).orderBy(asc(tasks.position)),
    assigneesOfJourney(db, workspaceId),
    shownDocuments(db)
      .where(and(isShown, eq(documents.workspaceId, workspaceId)))
      .orderBy(desc(documents.uploadedAt), desc(documents.id)),
    logOf(db, workspaceId),
    newestMessages(db)
      .where(and(isOpenTo(workspaceId), isNull(messages.taskId)))
      .limit(JOURNEY_LOG_SHOWN),
    newestMessages(db)
      .where(and(isOpenTo(workspaceId), isNotNull(messages.taskId)))
      .limit(COMMENTS_SHOWN),
    db
      .select({ inviterName: users.fullName })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.invitedById))
      .where(eq(invitations.workspaceId, workspaceId))
      .orderBy(desc(invitations.id))
      .limit(1),
    airportsOfJourney(db, workspaceId),
  ]);
  const [[journey], members, taskRows, assignees, files, log, said, comments, [invited], airportRows] = also;
  if (!journey) throw new Fault("not_found");
  const hasPayer = members.some(({ isPayer }) => isPayer);
  const askedFor = new Map(taskRows.map((task) => [task.id, task.settings?.documentName ?? null]));
  const shownTasks = taskRows.filter(({ assignedRole }) => assignedRole === "customer");
  return {
    id: workspace.id,
    name: workspace.name,
    petName: journey.pet.name,
    petType: journey.pet.species,
    breed: journey.pet.breed,
    status: workspace.status,
    departureDate: workspace.departureDate,
    departureAirport: workspace.departureAirport,
    arrivalAirport: workspace.arrivalAirport,
    ...placesOf(airportRows, workspace),
    inviterName: invited?.inviterName ?? journey.inCharge ?? "",
    isSequential: workspace.isSequential,
    hasPayer,
    rights,
    members: members.map(toMember),
    todos: shownTasks.map((task) => toTodo(task, { assignees, ownerName: journey.ownerName, hasPayer })),
    files: files.map(toDocument),
    activity: log.map((row) => toEntry(act, row)),
    messages: [...said, ...comments].map(toMessage).toSorted((a, b) => b.id - a.id),
    compliance: complianceOf(
      journey.requiredDocuments ?? [],
      files.map(({ document }) => ({
        id: document.id,
        name: document.name,
        askedFor: document.taskId === null ? null : (askedFor.get(document.taskId) ?? null),
        status: document.status,
        rejectionReason: document.rejectionReason,
      })),
    ),
  };
}

function journeyOf(db: Db, workspaceId: number) {
  return db
    .select({
      pet: pets,
      ownerName: clients.fullName,
      inCharge: users.fullName,
      requiredDocuments: templates.requiredDocuments,
    })
    .from(workspaces)
    .innerJoin(pets, eq(pets.id, workspaces.petId))
    .innerJoin(clients, eq(clients.id, workspaces.clientId))
    .leftJoin(users, eq(users.id, workspaces.assignedToId))
    .leftJoin(templates, eq(templates.id, workspaces.templateId))
    .where(eq(workspaces.id, workspaceId));
}

function newestMessages(db: Db) {
  return messageQuery(db).orderBy(desc(messages.createdAt), desc(messages.id));
}

function isOpenTo(workspaceId: number) {
  return and(eq(messages.workspaceId, workspaceId), eq(messages.isInternal, false));
}
