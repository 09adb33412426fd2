import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { expect } from "vitest";

import { DAY_MS } from "#contracts/core/durations.ts";
import { sha256 } from "#worker/core/session.ts";

import { accountReady } from "./account-ready.ts";
import type { Actor } from "./actor.ts";
import { bookingReady } from "./booking-ready.ts";
import { companyReady } from "./company-examples.ts";
import { EXAMPLES } from "./examples.ts";
import { healthReady } from "./health-ready.ts";
import type { Ids } from "./ids.ts";
import { invoiceChanges } from "./invoice-changes.ts";
import { journeyReady } from "./journey-ready.ts";
import { mailDomainReady } from "./mail-domain-ready.ts";
import { officeReady } from "./office-ready.ts";
import type { Portal } from "./portal.ts";
import { ssoReady } from "./sso-ready.ts";
import { talkReady } from "./talk-ready.ts";
import { webhooksReady } from "./webhook-examples.ts";
import { aGraph, aJourneyOn, aStep } from "./workflow-journey.ts";

/** The first rows of the demo company. */
export const IDS: Ids = {
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

const FLIGHT = {
  departureAirport: "LHR",
  arrivalAirport: "JFK",
  travelClass: "cargo",
  specialHandling: false,
} as const;
const TASK_OPEN = "status in ('in_progress', 'your_turn', 'overdue')";

export type Ready = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/** For each change an input that the rows of the demo company are ready for; made right before the call. */
export function readyFor(portal: () => Portal, admin: () => Actor): Ready {
  const db = () => portal().db;
  /** The secret of an invitation is in its mail and nowhere else. */
  async function aToken(): Promise<string> {
    await admin().trpc.invites.inviteCustomer.mutate({ workspaceId: 1, name: "Cy", email: "cy@example.com" });
    const [mail] = await db().all<{ link: string }>(
      sql`select payload ->> 'link' as link from outbox where to_email = 'cy@example.com'`,
    );
    return mail?.link.split("#")[1] ?? "";
  }

  type Row = { id: number; version: number; workspace_id: number };
  const one = async (query: ReturnType<typeof sql>): Promise<Row> => {
    const [row] = await db().all<Row>(query);
    if (!row) throw new Error("The demo company lacks a row that this test needs");
    return row;
  };
  const aTask = (where: string) =>
    one(sql`select id, version, workspace_id from tasks where ${sql.raw(where)} order by id desc limit 1`);

  const aPending = () =>
    one(
      sql`select id, version from users where role = 'staff' and status = 'pending' and removed_at is null limit 1`,
    );

  return {
    ...accountReady(
      admin,
      db,
      () => portal().admin(),
      () => portal().forgetTries(),
    ),
    "invites.preview": async () => ({ token: await aToken() }),
    ...officeReady(admin, db),
    ...invoiceChanges((query) => one(query)),
    ...talkReady(admin, aTask),
    ...companyReady(admin),
    ...journeyReady(admin),
    ...bookingReady(admin, db),
    ...webhooksReady(db),
    ...mailDomainReady(admin),
    ...ssoReady(admin, db),
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
      await db().run(
        sql`insert into authenticators (user_id, sealed_secret, confirmed_at, created_at) values (2, 'x', 1, 1)`,
      );
      return { colleagueId: 2 };
    },
    "admin.updateColleague": () => Promise.resolve({ colleagueId: 2, jobTitle: "Route planner" }),
    "removed.restore": async () => {
      const { id } = await one(sql`select id, version from documents where removed_at is null limit 1`);
      await admin().trpc.documents.remove.mutate({ documentId: id });
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
      const { id: workspaceId } = await aJourneyOn(portal(), graph);
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
      const { id } = await aTask(
        `assigned_role = 'team' and action_type not like '%-branch' and ${TASK_OPEN}`,
      );
      await db().run(sql`update tasks set action_type = 'e-sign' where id = ${id}`);
      const { sha256 } = await admin().trpc.signing.find.query({ taskId: id });
      return { taskId: id, sha256, method: "typed", typedName: "Sarah Smith", timeZone: "UTC" };
    },
    "forms.saveDraft": async () => ({
      taskId: (await aTask(`action_type = 'booking-form' and turn = 'customer' and ${TASK_OPEN}`)).id,
      values: { departureAirport: "LHR" },
    }),
    "forms.submit": async () => ({
      taskId: (await aTask(`action_type = 'booking-form' and turn = 'customer' and ${TASK_OPEN}`)).id,
      values: { ...FLIGHT, departureDate: "2031-06-01" },
    }),
    "forms.takeBack": async () => {
      const { id } = await aTask(`action_type = 'booking-form' and turn = 'customer' and ${TASK_OPEN}`);
      await db().run(sql`update tasks set needs_review = 1 where id = ${id}`);
      const values = { ...FLIGHT, departureDate: "2031-06-01" };
      const sent = await admin().trpc.forms.submit.mutate({ taskId: id, values });
      return { taskId: id, sentAt: sent.submittedAt.toISOString() };
    },
    ...healthReady(() => ({ admin: admin(), db: db() })),
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
      await db().run(
        sql`insert into invitations (workspace_id, email, name, role, token_hash, invited_by_id, created_at, expires_at, request_id) values (1, ${`${token}@example.com`}, 'Late', 'customer', ${await sha256(token)}, 2, 0, 1, ${token})`,
      );
      return { token };
    },
    "invites.inviteColleague": () => Promise.resolve({ fullName: "Ada King", email: "ada@portal.example" }),
    "invites.resendToColleague": async () => ({ colleagueId: (await aPending()).id }),
    "invites.revokeOfColleague": async () => {
      const { id } = await aPending();
      await admin().trpc.invites.resendToColleague.mutate({ colleagueId: id });
      return { colleagueId: id };
    },
    "invites.inviteCustomer": () =>
      Promise.resolve({ workspaceId: 1, name: "Ben", email: "ben@example.com" }),
    "journeys.submitTodo": async () => {
      const task = await aTask(
        `action_type in ('passport-upload', 'pet-photos') and turn = 'customer' and ${TASK_OPEN}`,
      );
      const address = `/files?workspaceId=${task.workspace_id}&taskId=${task.id}&fileName=a.pdf&requestId=${randomUUID()}`;
      const sent = await admin().request(address, {
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
}
