import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import type { CONNECTION_AREAS } from "#contracts/connections/terms.ts";
import type { Permission } from "#contracts/settings/permissions-shapes.ts";
import { clients, users } from "#db/schema.ts";

import type { Portal } from "./portal.ts";
import { aTemplate, startedJourney } from "./started-journey.ts";

/** What a permission guards, reached by a route that is not named after it: how it stands right before, and the call. */
export type Effect = {
  permission: Permission;
  path: string;
  what: string;
  /** What a key needs for the route, and the other one that it needs for the effect; null where no key does it. */
  areas: readonly [Area, Area | null];
  ready: (portal: Portal) => Promise<Record<string, unknown>>;
};
type Area = (typeof CONNECTION_AREAS)[number];

const PAYMENT = [{ actionType: "deposit-payment", title: "Make deposit payment" }] as const;

async function unpaid(portal: Portal) {
  const started = await startedJourney(portal, PAYMENT);
  const { workspace, owner, ownerId } = started;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  return { ...started, taskId: started.taskIds[0] ?? 0 };
}

async function announced(portal: Portal) {
  const { owner, taskId } = await unpaid(portal);
  await owner.trpc.payments.announceTransfer.mutate({ taskId, requestId: randomUUID() });
  return asItIs(portal, taskId);
}

async function asItIs(portal: Portal, taskId: number) {
  const { version } = await (await portal.admin()).trpc.tasks.find.query({ taskId });
  return { taskId, version };
}

/** A journey that is put away, and its client too. */
async function putAway(portal: Portal) {
  const { workspace } = await startedJourney(portal, [{}]);
  const admin = await portal.admin();
  const found = await admin.trpc.workspaces.find.query({ workspaceId: workspace.id });
  await admin.trpc.workspaces.archive.mutate({ workspaceId: workspace.id, version: found.version });
  await portal.db.update(clients).set({ archivedAt: new Date() }).where(eq(clients.id, found.clientId));
  return { workspaceId: workspace.id, ownerEmail: found.ownerEmail };
}

const aDraft = async (portal: Portal, ownerEmail: string) => ({
  templateId: await aTemplate(portal.db, [{}]),
  ownerEmail,
  ownerName: "Ann Reed",
  petName: "Rex",
  departureDate: "2031-06-01",
  requestId: randomUUID(),
});

async function joining(portal: Portal, role: "owner" | "family") {
  const { workspace } = await startedJourney(portal, [{}]);
  const email = `joe.${randomUUID()}@example.com`;
  await portal.db.insert(users).values({ fullName: "Joe", email, role: "customer", status: "active" });
  return { workspaceId: workspace.id, email, role };
}

const BY_TASKS = { permission: "recordPayments", areas: ["tasks", "billing"] } as const;
const BY_CLIENTS = { permission: "manageClients", areas: ["workspaces", "clients"] } as const;
const BY_INVITING = { permission: "inviteOwners", areas: ["workspaces", null] } as const;

export const EFFECTS: readonly Effect[] = [
  { ...BY_TASKS, path: "tasks.complete", what: "books an announced transfer", ready: announced },
  {
    ...BY_TASKS,
    path: "tasks.complete",
    what: "ends a payment that nobody has made",
    ready: async (portal) => ({
      ...(await asItIs(portal, (await unpaid(portal)).taskId)),
      reason: "Paid in cash at the desk",
    }),
  },
  {
    ...BY_TASKS,
    path: "tasks.sendBack",
    what: "says that a transfer has not come",
    ready: async (portal) => ({ ...(await announced(portal)), reason: "Nothing has come" }),
  },
  {
    ...BY_TASKS,
    path: "tasks.reopen",
    what: "asks for money again",
    ready: async (portal) => {
      const { taskId } = await announced(portal);
      await (await portal.admin()).trpc.payments.confirmTransfer.mutate({ taskId });
      return { ...(await asItIs(portal, taskId)), reason: "It was another's" };
    },
  },
  {
    ...BY_CLIENTS,
    path: "workspaces.createFromTemplate",
    what: "makes a client",
    ready: (portal) => aDraft(portal, `new.${randomUUID()}@example.com`),
  },
  {
    ...BY_CLIENTS,
    path: "workspaces.createFromTemplate",
    what: "brings a client back",
    ready: async (portal) => aDraft(portal, (await putAway(portal)).ownerEmail),
  },
  {
    ...BY_CLIENTS,
    path: "workspaces.restore",
    what: "brings a client back",
    ready: async (portal) => ({ workspaceId: (await putAway(portal)).workspaceId }),
  },
  {
    ...BY_INVITING,
    path: "workspaces.addMember",
    what: "makes somebody an owner",
    ready: (portal) => joining(portal, "owner"),
  },
  {
    ...BY_INVITING,
    path: "workspaces.addMember",
    what: "lets somebody of the family in",
    ready: (portal) => joining(portal, "family"),
  },
];
