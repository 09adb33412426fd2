import { and, eq, inArray, type SQL, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { outbox, users, workspaceMembers } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { recordEach } from "#worker/core/record.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";

type Person = { id: number; fullName: string };

/**
 * The statements that give what colleagues have open to one successor: journeys with their clients, actions, and their
 * places in the conversations. What is done keeps their name. Both sides are told; those who leave by mail, since they
 * can no longer sign in.
 */
export function handOver(act: Act, db: Db, leavers: readonly Person[], heir: Person) {
  const ids = sql`(${sql.join(
    leavers.map(({ id }) => sql`${id}`),
    sql`, `,
  )})`;
  const now = act.now.getTime();
  const openJourneys = sql`workspaces where assigned_to_id in ${ids} and status <> 'completed'`;
  const openTasks = sql`tasks where assigned_to_id in ${ids} and status <> 'completed'`;
  const heirNow = sql`${heir.id}`;
  return [
    ...(heir.id === act.who.userId ? [] : [tellHeir(act, db, leavers, heir, { openJourneys, openTasks })]),
    tellLeavers(act, db, leavers, heir),
    recordEach(
      act,
      db,
      { kind: "workspace.updated", workspaceId: sql`id`, personId: heirNow, subject: sql`name` },
      openJourneys,
    ),
    recordEach(
      act,
      db,
      {
        kind: "task.assigned",
        workspaceId: sql`workspace_id`,
        taskId: sql`id`,
        personId: heirNow,
        subject: sql`title`,
      },
      openTasks,
    ),
    db.run(
      sql`insert or ignore into workspace_members (workspace_id, user_id, role, created_at, joined_at) select workspace_id, ${heir.id}, role, ${now}, ${now} from workspace_members where user_id in ${ids} and role = 'staff'`,
    ),
    db
      .delete(workspaceMembers)
      .where(and(sql`${workspaceMembers.userId} in ${ids}`, eq(workspaceMembers.role, "staff"))),
    db.run(
      sql`update workspaces set assigned_to_id = ${heir.id}, version = version + 1 where assigned_to_id in ${ids} and status <> 'completed'`,
    ),
    db.run(
      sql`update tasks set assigned_to_id = ${heir.id}, updated_at = ${now}, version = version + 1 where assigned_to_id in ${ids} and status <> 'completed'`,
    ),
  ] as const;
}

function tellHeir(
  act: Act,
  db: Db,
  [first, ...others]: readonly Person[],
  heir: Person,
  open: { openJourneys: SQL; openTasks: SQL },
) {
  const whose = others.length === 0 ? first?.fullName : `${first?.fullName} and ${others.length} more`;
  return notifyUser(db, {
    userId: heir.id,
    title: "Work handed over to you",
    message: sql`${`The open work of ${whose} is yours now. Journeys: `} || (select count(*) from ${open.openJourneys} and archived_at is null) || '; actions: ' || (select count(*) from ${open.openTasks} and workspace_name is not null) || '.'`,
    type: "warning",
    category: "system",
    kind: "assigned",
    actionUrl: "/actions",
    when: sql`(exists (select 1 from ${open.openJourneys}) or exists (select 1 from ${open.openTasks}))`,
    at: act.now,
  });
}

function tellLeavers(act: Act, db: Db, leavers: readonly Person[], heir: Person) {
  const { now } = act;
  const openOf = (table: string, isLive: string) =>
    sql`cast((select count(*) from ${sql.raw(table)} where assigned_to_id = users.id and status <> 'completed' and ${sql.raw(isLive)}) as text)`;
  const payload = sql`json_object('name', ${users.fullName}, 'byName', ${act.user.fullName}, 'successorName', ${heir.fullName}, 'journeys', ${openOf("workspaces", "archived_at is null")}, 'actions', ${openOf("tasks", "workspace_name is not null")})`;
  const reference = `work-handed-over:${act.circumstances.reference}:`;
  return db.run(
    sql`insert into ${outbox} (template, to_email, to_name, payload, dedupe_key, created_at, next_attempt_at, by_id) select 'work-handed-over', ${users.email}, ${users.fullName}, ${payload}, ${reference} || ${users.id}, ${now.getTime()}, ${now.getTime()}, ${act.who.userId} from ${users} where ${inArray(
      users.id,
      leavers.map(({ id }) => id),
    )}`,
  );
}
