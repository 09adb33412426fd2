import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DAY_MS } from "#contracts/core/durations.ts";
import { notifications, outbox } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { CANARY, feedOf, fullJourney } from "#tests/support/full-journey.ts";
import { lookAround } from "#tests/support/look-around.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";
import { renderMail } from "#worker/ports/mail/render-mail.ts";

const MORNING = Date.parse("2031-03-24T09:00:00Z");

let portal: Portal;
let staff: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
  [staff, admin] = [await portal.staff(), await portal.admin()];
});
afterAll(() => portal.stop());

async function aPerson(): Promise<{ email: string; id: number; actor: Actor }> {
  const email = `second.${randomUUID()}@example.com`;
  await portal.db.run(
    sql`insert into users (full_name, email, role, status, created_at) values ('Amara Vet', ${email}, 'customer', 'active', ${Date.now()})`,
  );
  const [row] = await portal.db.all<{ id: number }>(sql`select id from users where email = ${email}`);
  const id = row?.id ?? 0;
  return { email, id, actor: await portal.signIn(id) };
}

async function strike(time: number): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(time), cron: "*/10 * * * *" });
}

const mailsTo = (email: string) => portal.db.select().from(outbox).where(eq(outbox.toEmail, email));
const titlesOf = async (actor: Actor) =>
  (await actor.trpc.notifications.list.query({})).items.map(({ title }) => title);

test("[RPT-13] who is taken off a journey finds it in no list, number or calendar, also after it was archived and came back, and finds it again once they take part again", async () => {
  const person = await aPerson();
  const calendar = await feedOf(person.actor);
  const nothing = await lookAround(portal, person.actor, calendar);
  const { workspace } = await fullJourney(portal);
  const workspaceId = workspace.id;
  const join = () =>
    staff.trpc.workspaces.addMember.mutate({ workspaceId, email: person.email, role: "owner" });
  await join();
  await staff.trpc.messages.send.mutate({ workspaceId, body: `${CANARY} flies on Monday` });
  const seen = await lookAround(portal, person.actor, calendar);
  expect(seen.lists).toContain("notifications.list");
  expect(seen.numbers["notifications.unreadCount"]).not.toEqual(nothing.numbers["notifications.unreadCount"]);

  await staff.trpc.workspaces.removeMember.mutate({ workspaceId, userId: person.id });
  expect(await lookAround(portal, person.actor, calendar)).toEqual(nothing);
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
  await admin.trpc.workspaces.archive.mutate({ workspaceId, version });
  await admin.trpc.workspaces.restore.mutate({ workspaceId });
  expect(await lookAround(portal, person.actor, calendar)).toEqual(nothing);

  await join();
  expect((await lookAround(portal, person.actor, calendar)).lists).toEqual(
    seen.lists.filter((list) => list !== "messages.unread"),
  );
}, 120_000);

test("[RPT-13] the mail of the day and every mail on its way leave out a journey that its reader was taken off, and keep the others", async () => {
  const person = await aPerson();
  const [left, kept] = [await startedJourney(portal, [{}]), await startedJourney(portal, [{}])];
  for (const { workspace } of [left, kept])
    await staff.trpc.workspaces.addMember.mutate({
      workspaceId: workspace.id,
      email: person.email,
      role: "owner",
    });
  const say = (workspaceId: number, body: string) => staff.trpc.messages.send.mutate({ workspaceId, body });
  const leave = () =>
    staff.trpc.workspaces.removeMember.mutate({ workspaceId: left.workspace.id, userId: person.id });
  await portal.db.delete(outbox);
  await portal.db.delete(notifications);
  const prefer = (channel: "mail" | "digest") =>
    person.actor.trpc.notifications.setPreference.mutate({ kind: "message", channel });

  await prefer("mail");
  await say(left.workspace.id, "Left, by mail");
  await say(kept.workspace.id, "Kept, by mail");
  await prefer("digest");
  await portal.db.update(notifications).set({ readAt: new Date(0) });
  await say(left.workspace.id, "Left, for the day");
  await say(kept.workspace.id, "Kept, for the day");
  await strike(MORNING);
  await say(left.workspace.id, "Left, for tomorrow");
  await say(kept.workspace.id, "Kept, for tomorrow");
  expect(JSON.stringify(await mailsTo(person.email))).toContain("Left, for the day");

  await leave();
  await strike(MORNING + DAY_MS);
  const mails = await mailsTo(person.email);
  expect(mails.map(({ template }) => template)).toEqual(["notification", "digest", "digest"]);
  expect(JSON.stringify(mails)).not.toContain("Left");
  const [, first, second] = mails.map(({ template, payload }) => renderMail(template, payload));
  expect([first?.subject, first?.text]).toEqual([
    "1 thing is new on your journeys",
    expect.stringContaining("Kept, for the day"),
  ]);
  expect(second?.text).toContain("Kept, for tomorrow");
});

test("[RPT-13] what happens on a journey later is told to nobody who was taken off it, whoever else still names them", async () => {
  const person = await aPerson();
  const { workspace, taskIds } = await startedJourney(portal, [{ assignedRole: "partner" }]);
  const workspaceId = workspace.id;
  await staff.trpc.workspaces.addMember.mutate({ workspaceId, email: person.email, role: "vet" });
  await staff.trpc.workspaces.removeMember.mutate({ workspaceId, userId: person.id });
  await portal.db.run(sql`update tasks set assigned_to_id = ${person.id} where id = ${taskIds[0] ?? 0}`);
  await portal.db.run(
    sql`update tasks set due_date = '2031-03-20', status = 'in_progress' where id = ${taskIds[0] ?? 0}`,
  );
  await notifyUser(portal.db, {
    userId: person.id,
    workspaceId,
    title: "Nothing for them",
    message: "Of a journey they left",
    type: "info",
    category: "task",
    kind: "journey",
    at: new Date(),
  });
  await strike(MORNING + 2 * DAY_MS);
  expect(await titlesOf(person.actor)).toEqual([]);
  expect(await mailsTo(person.email)).toEqual([]);
});
