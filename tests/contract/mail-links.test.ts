import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays } from "#contracts/core/dates.ts";
import { NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";
import { notificationPreferences, notifications, outbox, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";
import { renderMail } from "#worker/ports/mail/render-mail.ts";

const ORIGIN = "https://portal.example";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", { PUBLIC_ORIGIN: ORIGIN });
  staff = await portal.staff();
  const people = await portal.db.select({ id: users.id }).from(users);
  await portal.db
    .insert(notificationPreferences)
    .values(
      people.flatMap(({ id: userId }) =>
        NOTIFICATION_KINDS.map((kind) => ({ userId, kind, channel: "mail" as const, updatedAt: new Date() })),
      ),
    )
    .onConflictDoNothing();
});
afterAll(() => portal.stop());

type Reader = { id: number; role: string };

/** What each kind of address shows, asked for as its reader's own session does; an address of no kind is a dead one. */
const PAGES: readonly [RegExp, (actor: Actor, id: number) => Promise<unknown>][] = [
  [
    /^\/workspace\/(\d+)\/customer(?:\?(?:tab=(?:rules|files)|todo=\d+))?$/,
    (actor, workspaceId) => actor.trpc.journeys.customerWorkspace.query({ workspaceId }),
  ],
  [
    /^\/workspace\/(\d+)(?:\/rules|\?task=\d+)?$/,
    (actor, workspaceId) => actor.trpc.workspaces.find.query({ workspaceId }),
  ],
  [/^\/receipt\?todo=(\d+)$/, (actor, taskId) => actor.trpc.billing.receipt.query({ taskId })],
  [
    /^\/receipt\?invoice=(\d+)&entry=\d+$/,
    (actor, invoiceId) => actor.trpc.billing.invoice.query({ invoiceId }),
  ],
  [/^\/invoice\/(\d+)$/, (actor, invoiceId) => actor.trpc.billing.invoice.query({ invoiceId })],
  [
    /^\/(?:actions|schedule|templates|documents)$/,
    (actor) => actor.trpc.tasks.list.query({ tab: "your_turn" }),
  ],
  [/^\/admin(?:\?section=[a-z-]+)?$/, (actor) => actor.trpc.admin.colleagues.query({})],
  [
    /^\/(?:notifications(?:\?show=unread)?|account|journeys)$/,
    (actor) => actor.trpc.notifications.list.query({}),
  ],
];

async function follow(link: string, { id, role }: Reader): Promise<void> {
  if (!link.startsWith(`${ORIGIN}/`)) throw new Error(`${link} leads out of the portal`);
  const address = link.slice(ORIGIN.length);
  const [found] = PAGES.flatMap(([pattern, show]) => {
    const match = pattern.exec(address);
    return match ? [{ show, row: Number(match[1]) }] : [];
  });
  if (!found) throw new Error(`${address} leads nowhere`);
  if (role === "customer" && /^\/(?:workspace\/\d+(?:\/rules)?$|admin|actions|schedule)/.test(address))
    throw new Error(`${address} is no page of an owner`);
  await found.show(await portal.signIn(id), found.row);
}

const linksOf = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s)>\]]+/g)].map(([link]) => link.replace(/[.,]$/, ""));

/** Lets the portal tell what it tells by itself on this day, and what people make it tell. */
async function aBusyDay(): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({
    scheduledTime: new Date(`${addDays(new Date().toISOString().slice(0, 10), 1)}T09:00:00Z`),
    cron: "*/10 * * * *",
  });
  const { items } = await staff.trpc.workspaces.list.query({ isUnderWay: true });
  const journey = items.find(({ departureAirport }) => departureAirport !== null);
  if (!journey) throw new Error("No journey is under way");
  const workspaceId = journey.id;
  const current = await staff.trpc.workspaces.find.query({ workspaceId });
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId,
    version: current.version,
    departureDate: addDays(current.departureDate, 200),
  });
  await staff.trpc.messages.send.mutate({ workspaceId, body: "Hello", requestId: crypto.randomUUID() });
  const templates = await staff.trpc.templates.list.query({});
  await staff.trpc.workspaces.createFromTemplate.mutate({
    templateId: templates.items[0]?.id ?? 0,
    petName: "Pilot",
    ownerName: "Sarah Whitfield",
    ownerEmail:
      (await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.owner)))[0]?.email ?? "",
    departureDate: "2031-06-01",
  });
}

test(
  "[RPT-02] every link of every mail about news leads its reader to a page of theirs",
  { timeout: 120_000 },
  async () => {
    await aBusyDay();
    const mails = await portal.db
      .select({ payload: outbox.payload, template: outbox.template, id: users.id, role: users.role })
      .from(outbox)
      .innerJoin(users, eq(users.email, outbox.toEmail))
      .where(sql`${outbox.template} in ('notification', 'digest')`);
    expect(mails.length).toBeGreaterThan(10);
    const followed = new Set<string>();
    for (const { template, payload, ...reader } of mails) {
      const letter = renderMail(template, payload, ORIGIN);
      for (const link of new Set(linksOf(letter.text))) {
        if (followed.has(`${reader.id} ${link}`)) continue;
        followed.add(`${reader.id} ${link}`);
        await follow(link, reader);
      }
    }
    expect([...followed].some((link) => link.endsWith("/rules"))).toBe(true);
  },
);

test(
  "[RPT-02] every address that the bell keeps leads its reader to a page of theirs",
  { timeout: 120_000 },
  async () => {
    const kept = await portal.db
      .select({ page: notifications.actionUrl, id: users.id, role: users.role })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(like(notifications.actionUrl, "/%"))
      .groupBy(users.id, notifications.actionUrl);
    expect(kept.length).toBeGreaterThan(10);
    for (const { page, ...reader } of kept) await follow(`${ORIGIN}${page}`, reader);
  },
);

test("[RPT-02] news of a journey without an address of its own leads an owner to their side of it", async () => {
  const mine = await (await portal.owner()).trpc.journeys.own.query({});
  const workspaceId = mine.items[0]?.workspaceId ?? 0;
  await notifyUser(portal.db, {
    userId: DEMO_ACCOUNTS.owner,
    title: "Without an address",
    message: "Of a journey",
    type: "warning",
    category: "travel",
    kind: "journey",
    workspaceId,
    at: new Date(),
  });
  const [mail] = await portal.db
    .select()
    .from(outbox)
    .orderBy(sql`id desc`)
    .limit(1);
  expect(renderMail("notification", mail?.payload, ORIGIN).text).toContain(
    `${ORIGIN}/workspace/${workspaceId}/customer`,
  );
});
