import { and, eq, isNull } from "drizzle-orm";

import type { WorkspaceDraft } from "#contracts/workspaces/draft-shapes.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import type { Db } from "#db/client.ts";
import { clients, templates, templateVersions, users, workspaces } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery, onlyRow } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { goOnSoon } from "#worker/domains/tasks/run-steps.ts";

import { insertJourney } from "./internal/insert-journey.ts";
import { planTasks } from "./internal/plan.ts";
import { toWorkspace } from "./internal/rows.ts";

/**
 * Starts a journey, called by its pet's name: owner, client, pet, workspace, members, tasks, prices, record and news in one batch.
 * The same attempt again answers the same workspace. No airport is known yet, so that today is the company's.
 * @throws Fault `not_found` for a template that is missing or put away; `wrong_state` for one without a published
 * version; `forbidden` for the first journey of an owner without the permission to manage clients; `invalid_input` for a departure in the past and for a colleague's address.
 */
export async function createFromTemplate(act: Act, draft: WorkspaceDraft): Promise<Workspace> {
  return lookAgain(() => create(act, draft));
}

async function create(act: Act, draft: WorkspaceDraft): Promise<Workspace> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const attempt = { requestId, operation: "workspaces.createFromTemplate", body };
  const [[before], [template], [owner], prices] = await act.read((db) => [
    attemptQuery(db, requestId),
    publishedTemplate(db, draft.templateId),
    db
      .select({ role: users.role, clientId: clients.id })
      .from(users)
      .leftJoin(clients, and(eq(clients.userId, users.id), isNull(clients.archivedAt)))
      .where(eq(users.email, draft.ownerEmail)),
    settingQuery(db, SETTINGS.priceList.key),
  ]);
  if (await act.isRepeated(attempt, before)) return found(act, requestId);
  if (!template) throw new Fault("not_found");
  if (!template.version) throw new Fault("wrong_state", "This template has not been published yet.");
  if (draft.departureDate < act.today)
    throw badFields({ departureDate: "The departure date cannot be in the past" });
  if (owner && owner.role !== "customer")
    throw badFields({ ownerEmail: "This address belongs to a colleague" });

  const leave = owner?.clientId ? null : grant(act, "manageClients");
  const { graph } = template.version;
  const { isSequential } = graph;
  const { departureDate } = draft;
  const journey = {
    draft,
    requestId,
    templateId: template.template.id,
    templateVersionId: template.version.id,
    destination: template.template.destination,
    isSequential,
    tasks: planTasks(graph, {
      departureDate,
      // No route is known yet.
      arrivesOn: departureDate,
      today: act.today,
      teamId: act.who.userId,
      now: act.now,
    }),
    // What nobody has said a price of asks for no money.
    prices: template.template.prices ?? SETTINGS.priceList.of(prices[0]?.value).prices,
    leave,
  };
  const made = await act.writeOnce(attempt, (db) => [
    ...insertJourney(act, db, journey),
    journeyOf(db, requestId),
  ]);
  if (!made) return found(act, requestId);
  const workspace = onlyRow(answerOf(made));
  if (journey.tasks.some(({ wakeOn }) => wakeOn)) goOnSoon(act, workspace.id);
  return toWorkspace(workspace);
}

async function found(act: Act, requestId: string): Promise<Workspace> {
  const [rows] = await act.read((db) => [journeyOf(db, requestId)]);
  return toWorkspace(onlyRow(rows));
}

function journeyOf(db: Db, requestId: string) {
  return db.select().from(workspaces).where(eq(workspaces.requestId, requestId));
}

const isPublished = and(
  eq(templateVersions.templateId, templates.id),
  eq(templateVersions.number, templates.publishedNumber),
);

function publishedTemplate(db: Db, templateId: number) {
  return db
    .select({ template: templates, version: templateVersions })
    .from(templates)
    .leftJoin(templateVersions, isPublished)
    .where(and(eq(templates.id, templateId), isNull(templates.archivedAt)));
}
