import { eq, type SQL, sql } from "drizzle-orm";

import type { Prices } from "#contracts/payments/prices-shapes.ts";
import type { WorkspaceDraft } from "#contracts/workspaces/draft-shapes.ts";
import type { Db } from "#db/client.ts";
import { libraryTemplates, pets, taskAssignees, tasks, workspaceMembers, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import type { Grant } from "#worker/core/grants.ts";
import { recordEach } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import { addOrRestoreClient, userOf } from "#worker/domains/clients/client-statements.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { readersPage } from "#worker/domains/notifications/pages-of-journey.ts";
import { insertPrices } from "#worker/domains/payments/price-statements.ts";
import type { TaskDraft } from "#worker/domains/tasks/planned-task.ts";

export type Journey = {
  draft: WorkspaceDraft;
  requestId: string;
  templateId: number;
  templateVersionId: number;
  destination: string;
  isSequential: boolean;
  tasks: readonly TaskDraft[];
  /** Null where nobody has said a price. */
  prices: Prices | null;
  /** Null where the owner is a client who is on the list. */
  leave: Grant<"manageClients"> | null;
};

/**
 * Every row of a new journey. Rows that this batch makes are named by what is unique of them: the owner by their
 * address, the workspace by the request that makes it. Owner and client are reused where the address is known.
 */
export function insertJourney(act: Act, db: Db, journey: Journey): [Statement, ...Statement[]] {
  const { draft, requestId } = journey;
  const ownerId = userOf(draft.ownerEmail);
  const clientId = sql`(select id from clients where user_id = ${ownerId})`;
  const workspaceId = sql`(select id from workspaces where request_id = ${requestId})`;
  return [
    ...clientOfJourney(act, db, journey),
    db.insert(pets).values({ clientId, name: draft.petName, species: draft.species, createdAt: act.now }),
    db.insert(workspaces).values({
      name: draft.petName,
      clientId,
      // The pet of the statement before.
      petId: sql`last_insert_rowid()`,
      templateId: journey.templateId,
      templateVersionId: journey.templateVersionId,
      assignedToId: act.who.userId,
      isSequential: journey.isSequential,
      ...(journey.prices && { depositPercent: journey.prices.depositPercent }),
      description: draft.notes ?? "",
      destination: journey.destination,
      departureDate: draft.departureDate,
      createdAt: act.now,
      requestId,
    }),
    db.insert(workspaceMembers).values([
      { workspaceId, userId: ownerId, role: "owner", createdAt: act.now },
      { workspaceId, userId: act.who.userId, role: "staff", createdAt: act.now, joinedAt: act.now },
    ]),
    ...insertTasks(act, db, journey, workspaceId, ownerId),
    ...insertPrices(db, journey.prices, workspaceId),
    ...(draft.libraryTemplateId === undefined
      ? []
      : [
          db
            .update(libraryTemplates)
            .set({ usageCount: sql`${libraryTemplates.usageCount} + 1` })
            .where(eq(libraryTemplates.id, draft.libraryTemplateId)),
        ]),
    recordEach(
      act,
      db,
      { kind: "workspace.created", workspaceId: sql`id`, personId: ownerId, subject: sql`name` },
      sql`workspaces where request_id = ${requestId}`,
    ),
    recordEach(
      act,
      db,
      {
        kind: "task.assigned",
        workspaceId: sql`workspace_id`,
        taskId: sql`id`,
        subject: sql`title`,
        personId: sql`case assigned_role when 'customer' then ${ownerId} else assigned_to_id end`,
      },
      sql`tasks where workspace_id = ${workspaceId} order by position`,
    ),
    notifyMembers(db, {
      workspaceId,
      audience: "owners",
      kind: "journey",
      title: "A new journey",
      message: `${draft.petName}’s journey has begun.`,
      type: "info",
      category: "travel",
      actionUrl: readersPage(workspaceId),
      at: act.now,
    }),
  ];
}

/** Who may not manage clients starts journeys of those who are on the list. */
function clientOfJourney(act: Act, db: Db, { draft, leave }: Journey): [Statement, ...Statement[]] {
  const { ownerName: fullName, ownerEmail: email } = draft;
  if (leave) return addOrRestoreClient(db, { fullName, email, now: act.now, leave });
  return [
    onlyIf(db, sql`exists (select 1 from clients where user_id = ${userOf(email)} and archived_at is null)`),
  ];
}

function insertTasks(act: Act, db: Db, journey: Journey, workspaceId: SQL, ownerId: SQL): Statement[] {
  if (journey.tasks.length === 0) return [];
  return [
    db.insert(tasks).values(journey.tasks.map((task) => ({ ...task, workspaceId }))),
    db.insert(taskAssignees).select(
      db
        .select({
          taskId: tasks.id,
          userId: sql<number>`${ownerId}`.as("user_id"),
          createdAt: sql<Date>`${act.now.getTime()}`.as("created_at"),
          finishedAt: sql<Date | null>`null`.as("finished_at"),
        })
        .from(tasks)
        .where(sql`${tasks.workspaceId} = ${workspaceId} and ${tasks.assignedRole} = 'customer'`),
    ),
  ];
}
