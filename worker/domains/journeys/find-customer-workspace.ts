import { and, asc, desc, eq, sql } from "drizzle-orm";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { assessSubject } from "#contracts/rules/trust.ts";
import { OWNER_PANELS } from "#contracts/settings/client-dashboard.ts";
import { stageOf } from "#contracts/workspaces/stage.ts";
import type { Db } from "#db/client.ts";
import {
  clients,
  documents,
  invitations,
  pets,
  stepTasks,
  tasks,
  templates,
  users,
  workspaces,
} from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { placesOf } from "#worker/domains/airports/airports-of.ts";
import { isShown, shownDocuments, toDocument } from "#worker/domains/documents/shown-documents.ts";
import { factsFrom, knownFacts } from "#worker/domains/health/known-facts.ts";
import { eventsAhead, toEvents } from "#worker/domains/schedule/events-ahead.ts";
import { membersOf, toMember } from "#worker/domains/workspaces/workspace-members.ts";

import { complianceOf } from "./internal/compliance.ts";
import { logOf, toEntry } from "./internal/log.ts";
import { ownersSteps, stepsInReview } from "./internal/owners-steps.ts";
import { stuckOf } from "./internal/stuck.ts";
import { assigneesOfJourney, toTodo } from "./internal/todos.ts";

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
    stuckOf(db, workspaceId),
    db
      .select({ inviterName: users.fullName })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.invitedById))
      .where(eq(invitations.workspaceId, workspaceId))
      .orderBy(desc(invitations.id))
      .limit(1),
    db.select().from(stepTasks).where(eq(stepTasks.workspaceId, workspaceId)),
    eventsAhead(db, workspaceId, act.now),
    ...knownFacts(db, workspaceId),
  ]);
  const [[journey], members, taskRows, assignees, files, log, stuck, [invited], made, events, ...known] =
    also;
  if (!journey) throw new Fault("not_found");
  const { modules, dashboard } = act.company;
  const { shows, welcome } = dashboard;
  const facts = factsFrom(known, act.now)?.facts;
  const stage = stageOf(workspace);
  const isUnderWay = workspace.archivedAt === null && stage !== "arrived" && stage !== "completed";
  const steps = shows.rules && isUnderWay && facts ? assessSubject(facts, act.today).steps : [];
  const hasPayer = members.some(({ isPayer }) => isPayer);
  const askedFor = new Map(taskRows.map((task) => [task.id, task.settings?.documentName ?? null]));
  const papers = files.map(({ document: { id, taskId, name, status, rejectionReason } }) => ({
    id,
    taskId,
    name,
    askedFor: taskId === null ? null : (askedFor.get(taskId) ?? null),
    status,
    rejectionReason,
  }));
  const shownTasks = taskRows.filter(({ assignedRole }) => assignedRole === "customer");
  return {
    id: workspace.id,
    name: workspace.name,
    petName: journey.pet.name,
    petType: journey.pet.species,
    breed: journey.pet.breed,
    stage,
    arrivedOn: workspace.arrivedOn,
    departureDate: workspace.departureDate,
    departureAirport: workspace.departureAirport,
    arrivalAirport: workspace.arrivalAirport,
    ...placesOf(known[2], workspace),
    inviterName: invited?.inviterName ?? journey.inCharge ?? "",
    isSequential: workspace.isSequential,
    hasPayer,
    isArchived: workspace.archivedAt !== null,
    rights,
    members: members.map(toMember),
    todos: shownTasks.map((task) =>
      toTodo(task, {
        assignees,
        ownerName: journey.ownerName,
        hasPayer,
        isPriced: journey.isPriced === 1,
        stuck,
        papers,
      }),
    ),
    ruleSteps: ownersSteps(steps, made, taskRows, act.today),
    stepsInReview: stepsInReview(steps, made, taskRows),
    impossibleStep: steps.find(({ isPossible }) => !isPossible)?.title ?? null,
    events: modules.includes("schedule") ? toEvents(events) : [],
    files: files.map(toDocument),
    activity: shows.activity ? log.map((row) => toEntry(act, row)) : [],
    compliance: !shows.papers
      ? []
      : complianceOf(
          journey.requiredDocuments ?? [],
          papers,
          shownTasks
            .filter(({ status }) => status !== "pending")
            .map(({ id, title, settings }) => ({
              taskId: id,
              title,
              documentName: settings?.documentName ?? null,
            })),
        ),
    panels: OWNER_PANELS.filter((name) => shows[name]),
    welcome: welcome === "" ? null : welcome,
  };
}

function journeyOf(db: Db, workspaceId: number) {
  return db
    .select({
      pet: pets,
      ownerName: clients.fullName,
      isPriced: sql<number>`exists (select 1 from payment_items where workspace_id = ${workspaces.id})`,
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
