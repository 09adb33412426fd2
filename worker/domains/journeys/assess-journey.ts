import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";

import type { JourneyRules } from "#contracts/journeys/rules-shapes.ts";
import type { SaidTravel } from "#contracts/journeys/rules-shapes.ts";
import { assessSubject } from "#contracts/rules/trust.ts";
import type { Db } from "#db/client.ts";
import { stepTasks, tasks, workspaces } from "#db/schema.ts";
import { allowWorkspace, onlyOwn, type WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { toEntry } from "#worker/domains/health/entry-rows.ts";
import { factsFrom, knownFacts } from "#worker/domains/health/known-facts.ts";

import { saidFacts, toSaid } from "./said-facts.ts";

/** Pets of one owner that are offered beside this one. */
const SIBLINGS_SHOWN = 8;

/** The travel rules over a journey and its pet's record, and what they were judged on, in one trip. */
export async function assessJourney(
  act: Act,
  { workspaceId }: { workspaceId: number },
): Promise<JourneyRules> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "view", (db) => [
    ...knownFacts(db, workspaceId),
    db
      .select({ stepId: stepTasks.stepId, taskId: stepTasks.taskId, dueDate: tasks.dueDate })
      .from(stepTasks)
      .innerJoin(tasks, eq(tasks.id, stepTasks.taskId))
      .where(eq(stepTasks.workspaceId, workspaceId)),
    siblingsOf(act, db, workspaceId),
    ...saidFacts(db, workspaceId),
  ]);
  const [journeys, entries, airports, reviews, made, siblings, ofTravel, ofPet] = also;
  const found = factsFrom([journeys, entries, airports, reviews], act.now);
  if (!found) throw new Fault("not_found");
  const { pet, confirmed, confirmedStays, journey, arrivalFrom } = found.facts;
  return {
    workspaceId,
    petName: workspace.petName,
    pet,
    confirmed,
    confirmedStays,
    journey,
    reviews: [...found.facts.reviews],
    arrivalFrom,
    arrivalZone: found.arrivalPlace?.timeZone ?? null,
    departureZone: found.departurePlace?.timeZone ?? null,
    today: act.today,
    assessment: assessSubject(found.facts, act.today),
    travel: toSaidTravel(found.workspace),
    petVersion: found.pet.version,
    said: toSaid([...ofTravel, ...ofPet], act.circumstances.companyZone),
    entries: entries.map(toEntry),
    tasks: made,
    siblings,
  };
}

function toSaidTravel(workspace: WorkspaceRow): SaidTravel {
  return {
    version: workspace.version,
    departureTime: workspace.departureTime,
    arrivalDate: workspace.arrivalFrom === "guess" ? null : workspace.arrivalDate,
    arrivalTime: workspace.arrivalTime,
    stops: [...(workspace.stops ?? [])],
    escort: workspace.escort,
    isForSale: workspace.isForSale,
    petCount: workspace.petCount,
    transport: workspace.transport,
    portOfEntry: workspace.portOfEntry,
    ownerResidence: workspace.ownerResidence,
  };
}

function siblingsOf(act: Act, db: Db, workspaceId: number) {
  return db
    .select({ workspaceId: workspaces.id, petName: workspaces.petName, petType: workspaces.petType })
    .from(workspaces)
    .where(
      and(
        eq(
          workspaces.clientId,
          sql`(${db.select({ id: workspaces.clientId }).from(workspaces).where(eq(workspaces.id, workspaceId))})`,
        ),
        ne(workspaces.id, workspaceId),
        ne(workspaces.status, "completed"),
        isNull(workspaces.archivedAt),
        onlyOwn(act, db, workspaces.id),
      ),
    )
    .orderBy(asc(workspaces.queue), asc(workspaces.id))
    .limit(SIBLINGS_SHOWN);
}
