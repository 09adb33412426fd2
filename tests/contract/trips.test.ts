import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DAY_MS } from "#contracts/core/durations.ts";
import { accountReady } from "#tests/support/account-ready.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aBookable, bookingReady } from "#tests/support/booking-ready.ts";
import { companyReady } from "#tests/support/company-examples.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { healthReady } from "#tests/support/health-ready.ts";
import type { Ids } from "#tests/support/ids.ts";
import { invoiceChanges } from "#tests/support/invoice-changes.ts";
import { journeyReady } from "#tests/support/journey-ready.ts";
import { mailDomainReady } from "#tests/support/mail-domain-ready.ts";
import { MORE_TRIPS } from "#tests/support/more-trips.ts";
import { officeReady } from "#tests/support/office-ready.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { ssoReady } from "#tests/support/sso-ready.ts";
import { talkReady } from "#tests/support/talk-ready.ts";
import { aWebhook, webhooksReady } from "#tests/support/webhook-examples.ts";
import { aGraph, aJourneyOn, aStep } from "#tests/support/workflow-journey.ts";
import { sha256 } from "#worker/core/session.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const IDS: Ids = {
  workspaceId: 1,
  taskId: 1,
  documentId: 1,
  notificationId: 1,
  articleId: 1,
  invoiceId: 1,
  colleagueId: 2,
  templateId: 1,
  clientId: 1,
  eventId: 1,
  libraryTemplateId: 1,
  connectionId: 1,
  mailId: 1,
  invitationId: 1,
  userId: 3,
};

describe("a read makes one trip to the database", () => {
  const reads = PROCEDURES.filter(({ route }) => route.kind === "query");
  test.for(reads)("$path", async (procedure) => {
    const ids = { ...IDS, taskId: procedure.path.startsWith("forms.") ? 2 : 1 };
    if (procedure.path === "billing.receipt") {
      ids.taskId = (await aTask("id in (select task_id from payments where status = 'succeeded')")).id;
    }
    if (procedure.path === "signing.find") ids.taskId = (await aTask("action_type = 'e-sign'")).id;
    if (procedure.path === "bookings.find") ids.taskId = await aBookable(portal.db);
    const example = EXAMPLES[procedure.path]?.(ids) ?? {};
    const input =
      procedure.path === "webhooks.deliveries" ? { webhookId: await aWebhook(portal.db) } : example;
    const answer = await call(admin, procedure, input);
    expect(answer.status).toBe(200);
    expect(answer.trips).toBeLessThanOrEqual(1);
  });
});

/** The secret of an invitation is in its mail and nowhere else. */
async function aToken(): Promise<string> {
  await admin.trpc.invites.inviteCustomer.mutate({ workspaceId: 1, name: "Cy", email: "cy@example.com" });
  const [mail] = await portal.db.all<{ link: string }>(
    sql`select payload ->> 'link' as link from outbox where to_email = 'cy@example.com'`,
  );
  return mail?.link.split("#")[1] ?? "";
}

type Row = { id: number; version: number; workspace_id: number };
const one = async (query: ReturnType<typeof sql>): Promise<Row> => {
  const [row] = await portal.db.all<Row>(query);
  if (!row) throw new Error("The demo company lacks a row that this test needs");
  return row;
};
const aTask = (where: string) =>
  one(sql`select id, version, workspace_id from tasks where ${sql.raw(where)} order by id desc limit 1`);

const aPending = () =>
  one(
    sql`select id, version from users where role = 'staff' and status = 'pending' and removed_at is null limit 1`,
  );
const TASK_OPEN = "status in ('in_progress', 'your_turn', 'overdue')";

const WORLD = [() => admin, () => portal.db] as const;

/** For each change an input that the rows are ready for; made right before the call. */
const READY: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  ...accountReady(
    ...WORLD,
    () => portal.admin(),
    () => portal.forgetTries(),
  ),
  "invites.preview": async () => ({ token: await aToken() }),
  ...officeReady(...WORLD),
  ...invoiceChanges((query) => one(query)),
  ...talkReady(() => admin, aTask),
  ...companyReady(() => admin),
  ...journeyReady(() => admin),
  ...bookingReady(...WORLD),
  ...webhooksReady(() => portal.db),
  ...mailDomainReady(() => admin),
  ...ssoReady(...WORLD),
  "admin.createTeam": () => Promise.resolve({ name: "Night desk", memberIds: [2] }),
  "admin.removeTeam": async () => ({
    teamId: (await one(sql`select id, version from teams order by id desc limit 1`)).id,
    version: 0,
  }),
  "admin.updateTeam": () => Promise.resolve({ teamId: 1, version: 0, name: "Americas", memberIds: [2] }),
  "admin.importColleagues": () => Promise.resolve(EXAMPLES["admin.importColleagues"]?.(IDS) ?? {}),
  "admin.setStatus": () => Promise.resolve({ colleagueIds: [2], status: "active" }),
  "admin.removeColleague": async () => ({
    colleagueId: (
      await one(sql`select id, version from users where role = 'staff' and id > 4 and removed_at is null`)
    ).id,
  }),
  "admin.resetSecondStep": async () => {
    await portal.db.run(
      sql`insert into authenticators (user_id, sealed_secret, confirmed_at, created_at) values (2, 'x', 1, 1)`,
    );
    return { colleagueId: 2 };
  },
  "admin.updateColleague": () => Promise.resolve({ colleagueId: 2, jobTitle: "Route planner" }),
  "removed.restore": async () => {
    const { id } = await one(sql`select id, version from documents where removed_at is null limit 1`);
    await admin.trpc.documents.remove.mutate({ documentId: id });
    return { kind: "document", thingId: id };
  },
  "analysis.analyzeDocument": () =>
    Promise.resolve({ documentText: "Rabies", documentType: "other", destinationCountry: "UK" }),
  "tasks.choose": async () => {
    const graph = aGraph(
      [aStep("Which?", "decision-branch"), aStep("A"), aStep("B")],
      [
        ["Which?", "A"],
        ["Which?", "B"],
      ],
    );
    const { id: workspaceId } = await aJourneyOn(portal, graph);
    const { id, version } = await aTask(`workspace_id = ${workspaceId} and ${TASK_OPEN}`);
    return { taskId: id, version, edgeId: "Which?-A" };
  },
  "documents.remove": async () => ({
    documentId: (await one(sql`select id, version from documents where removed_at is null limit 1`)).id,
  }),
  "documents.restore": async () => ({
    documentId: (await one(sql`select id, version from documents where removed_at is not null limit 1`)).id,
  }),
  "documents.review": async () => {
    const { id, version } = await one(
      sql`select id, version from documents where status = 'pending' and removed_at is null and current_number > 0 limit 1`,
    );
    return { documentId: id, version, decision: "approve", byEye: true };
  },
  "documents.update": async () => {
    const { id, version } = await one(
      sql`select id, version from documents where removed_at is null and current_number > 0 limit 1`,
    );
    return { documentId: id, version, category: "permit" };
  },
  "signing.sign": async () => {
    const { id } = await aTask(`assigned_role = 'team' and action_type not like '%-branch' and ${TASK_OPEN}`);
    await portal.db.run(sql`update tasks set action_type = 'e-sign' where id = ${id}`);
    const { sha256 } = await admin.trpc.signing.find.query({ taskId: id });
    return { taskId: id, sha256, method: "typed", typedName: "Sarah Smith", timeZone: "UTC" };
  },
  "forms.saveDraft": async () => ({
    taskId: (await aTask(`action_type = 'booking-form' and turn = 'customer' and ${TASK_OPEN}`)).id,
    values: { departureAirport: "LHR" },
  }),
  "forms.submit": async () => ({
    taskId: (await aTask(`action_type = 'booking-form' and turn = 'customer' and ${TASK_OPEN}`)).id,
    values: {
      departureDate: "2031-06-01",
      departureAirport: "LHR",
      arrivalAirport: "JFK",
      travelClass: "cargo",
      specialHandling: false,
    },
  }),
  ...healthReady(() => ({ admin, db: portal.db })),
  "help.ask": () => Promise.resolve(EXAMPLES["help.ask"]?.(IDS) ?? {}),
  "help.requestConsultation": () =>
    Promise.resolve({
      startsAt: new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 16),
      timeZone: "UTC",
      question: "Which crate?",
    }),
  "help.viewed": () => Promise.resolve({ articleId: 1 }),
  "help.vote": () => Promise.resolve({ articleId: 1, isHelpful: false }),
  "invites.askAgain": async () => {
    const token = randomUUID().replaceAll("-", "").padEnd(43, "A");
    await portal.db.run(
      sql`insert into invitations (workspace_id, email, name, role, token_hash, invited_by_id, created_at, expires_at, request_id) values (1, ${`${token}@example.com`}, 'Late', 'customer', ${await sha256(token)}, 2, 0, 1, ${token})`,
    );
    return { token };
  },
  "invites.inviteColleague": () => Promise.resolve({ fullName: "Ada King", email: "ada@portal.example" }),
  "invites.resendToColleague": async () => ({ colleagueId: (await aPending()).id }),
  "invites.revokeOfColleague": async () => {
    const { id } = await aPending();
    await admin.trpc.invites.resendToColleague.mutate({ colleagueId: id });
    return { colleagueId: id };
  },
  "invites.inviteCustomer": () => Promise.resolve({ workspaceId: 1, name: "Ben", email: "ben@example.com" }),
  "journeys.submitTodo": async () => {
    const task = await aTask(
      `action_type in ('passport-upload', 'pet-photos') and turn = 'customer' and ${TASK_OPEN}`,
    );
    const address = `/files?workspaceId=${task.workspace_id}&taskId=${task.id}&fileName=a.pdf&requestId=${randomUUID()}`;
    const sent = await admin.request(address, {
      method: "POST",
      body: "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n",
    });
    expect(sent.status).toBe(201);
    return { taskId: task.id };
  },
  "tasks.complete": async () => {
    const { id, version } = await aTask(`action_type = 'approval' and ${TASK_OPEN}`).catch(() =>
      aTask(`assigned_role = 'team' and action_type not like '%-branch' and ${TASK_OPEN}`),
    );
    return { taskId: id, version };
  },
  "tasks.reopen": async () => {
    const { id, version } = await aTask("status = 'completed'");
    return { taskId: id, version };
  },
  "tasks.reschedule": async () => {
    const { id, version } = await aTask(TASK_OPEN);
    return { taskId: id, version, dueDate: "2031-01-01" };
  },
  "tasks.sendBack": async () => {
    const { id, version } = await aTask(`${TASK_OPEN} and assigned_role <> 'team' and turn = 'team'`);
    return { taskId: id, version, reason: "The second page is missing" };
  },
  "workspaces.update": async () => {
    const { id, version } = await one(sql`select id, version from workspaces where id = 2`);
    return { workspaceId: id, version, priority: "low" };
  },
};

/** Each call of these is one more: a step further, or another secret. */
const ONE_MORE: readonly string[] = ["tasks.move", "sso.set"];

/** Whatever says anew what a row says already. */
const says = (path: string, input: Record<string, unknown>) =>
  !ONE_MORE.includes(path) && ("version" in input || /\.(?:set|update)/u.test(path));

describe("a change makes at most two trips; [RPT-34] made again it changes nothing: no version, entry, word or webhook comes of it", () => {
  const changes = PROCEDURES.filter(({ route }) => route.kind === "mutation");

  test.for(changes)("$path", async (procedure) => {
    const ready = READY[procedure.path];
    if (!ready) throw new Error(`Say in READY what ${procedure.path} can be called with`);
    const input = await ready();
    const answer = await call(admin, procedure, input);
    expect([answer.status, answer.status < 300 ? "" : answer.text]).toEqual([200, ""]);
    expect(answer.trips).toBeLessThanOrEqual(MORE_TRIPS[procedure.path] ?? 2);
    if (!says(procedure.path, input)) return;
    const before = snapshot(portal);
    const { version } = input;
    const seen = typeof version === "number" ? [1, 2, 3].map((more) => ({ version: version + more })) : [{}];
    const answers = [];
    for (const one of seen) answers.push(await call(admin, procedure, { ...input, ...one }));
    const isTaken = answers.some(({ status }) => status < 300);
    expect([isTaken, !isTaken || snapshot(portal) === before]).toEqual([isTaken, true]);
  });
});
