import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";

import { dateInZone } from "#contracts/core/dates.ts";
import { SOURCES_HELD } from "#contracts/rules/destinations/sources.ts";
import type { Db } from "#db/client.ts";
import { clients } from "#db/schema.ts";

import { anAddressChange } from "./account-ready.ts";
import type { Actor } from "./actor.ts";
import { A_LIBRARY_TEMPLATE } from "./examples.ts";
import { TEST_ZONE } from "./worker.ts";

type Ready = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/** What the changes of the office's own screens can be called with; the rows are made right before the call. */
export function officeReady(administrator: () => Actor, database: () => Db): Ready {
  const aClient = () =>
    administrator().trpc.clients.create.mutate({
      name: "Ann Reed",
      email: `ann.${randomUUID()}@example.com`,
    });
  const aTemplate = () =>
    administrator().trpc.templates.create.mutate({
      basedOnId: 1,
      name: "Dogs to Chile",
      description: "Papers and flights",
      destination: "Chile",
    });
  const aLibraryTemplate = () =>
    administrator().trpc.templates.createLibrary.mutate({
      ...A_LIBRARY_TEMPLATE,
      species: [...A_LIBRARY_TEMPLATE.species],
      ownRequirements: [...A_LIBRARY_TEMPLATE.ownRequirements],
    });
  const aTag = async () => {
    const { id, version } = await administrator().trpc.tags.create.mutate({
      name: randomUUID(),
      color: "blue",
    });
    return { tagId: id, version };
  };
  const aKey = async () => {
    const { id } = await administrator().trpc.connections.create.mutate({
      name: "Accounting",
      scopes: ["billing:read"],
      days: null,
      requestId: randomUUID(),
    });
    return { connectionId: id };
  };
  const anInvitation = async () => {
    const { id } = await administrator().trpc.invites.inviteCustomer.mutate({
      workspaceId: 1,
      name: "Guest",
      email: `guest.${randomUUID()}@example.com`,
    });
    return { invitationId: id };
  };
  const aJourney = () =>
    administrator().trpc.workspaces.createFromTemplate.mutate({
      templateId: 1,
      petName: "Rex",
      ownerName: "Ann Reed",
      ownerEmail: `ann.${randomUUID()}@example.com`,
      departureDate: "2031-06-01",
    });
  const aNote = async () => {
    const { id, version } = await administrator().trpc.workspaces.addNote.mutate({
      workspaceId: (await aJourney()).id,
      body: "Calls after five",
    });
    return { noteId: id, version };
  };
  /** The address of somebody who has an account and takes part in nothing. */
  const anAccount = async () => {
    const email = `ann.${randomUUID()}@example.com`;
    await database().run(
      sql`insert into users (full_name, email, role, status, created_at) values ('Ann Reed', ${email}, 'customer', 'active', ${Date.now()})`,
    );
    return email;
  };
  const aVet = async () => {
    const workspaceId = (await aJourney()).id;
    const members = await administrator().trpc.workspaces.addMember.mutate({
      workspaceId,
      email: await anAccount(),
      role: "vet",
    });
    return { member: { workspaceId, userId: members.find(({ role }) => role === "vet")?.userId } };
  };
  const anAction = async () => {
    const { id, version } = await administrator().trpc.tasks.create.mutate({
      workspaceId: (await aJourney()).id,
      title: "Call the airline",
      actionType: "approval",
      assignedRole: "team",
    });
    return { taskId: id, version };
  };
  return {
    "rules.review": async () => {
      const [source] = [...SOURCES_HELD.values()];
      const kept = await administrator().trpc.rules.reviews.query({});
      const version = kept.find(({ url, name }) => url === source?.url && name === source.name)?.version ?? 0;
      const on = dateInZone(new Date(), TEST_ZONE);
      return { url: source?.url, name: source?.name, on, differs: null, version };
    },
    "tags.create": () => Promise.resolve({ name: randomUUID(), color: "blue" }),
    "tags.update": async () => ({ ...(await aTag()), name: randomUUID(), color: "green" }),
    "tags.merge": async () => ({ ...(await aTag()), intoId: 1 }),
    "tags.remove": aTag,
    "tasks.create": async () => ({
      workspaceId: (await aJourney()).id,
      title: "Call the airline",
      actionType: "approval",
      assignedRole: "customer",
      due: { kind: "offset", anchor: "departure", days: -3 },
    }),
    "tasks.move": async () => {
      const { taskId } = await anAction();
      const before = await administrator().trpc.tasks.find.query({ taskId });
      const other = await administrator().trpc.tasks.create.mutate({
        workspaceId: before.workspaceId,
        title: "Call again",
        actionType: "approval",
        assignedRole: "team",
      });
      return { taskId: other.id, version: other.version, direction: "up" };
    },
    "tasks.remove": anAction,
    "tasks.update": async () => ({ ...(await anAction()), title: "Call the vet", assignedToId: 2 }),
    "connections.create": () =>
      Promise.resolve({ name: "Accounting", scopes: ["billing:read"], days: 30, requestId: randomUUID() }),
    "connections.revoke": aKey,
    "connections.test": aKey,
    "features.set": async () => {
      const all = await administrator().trpc.features.list.query({});
      return {
        name: "outsideMap",
        isOn: false,
        version: all.find(({ name }) => name === "outsideMap")?.version,
      };
    },
    "settings.backUp": () => Promise.resolve({}),
    "settings.setBackupPlan": () => Promise.resolve({ every: "weekly", keep: 4 }),
    "settings.setMailDefault": () =>
      Promise.resolve({ audience: "owners", kind: "payment", channel: "mail" }),
    "settings.setPermissions": async () => {
      const { staff, version } = await administrator().trpc.settings.permissions.query({});
      return { staff: { ...staff }, version };
    },
    "settings.setModules": async () => administrator().trpc.settings.modules.query({}),
    "settings.setClientDashboard": async () => administrator().trpc.settings.clientDashboard.query({}),
    "settings.setBranding": async () => {
      const { version } = await administrator().trpc.settings.branding.query({});
      return { name: "Acme Pets", logo: null, accent: { light: "#7a1f6b", dark: "#e2a3d6" }, version };
    },
    "settings.setMemberRights": async () => {
      const { roles, version } = await administrator().trpc.settings.memberRights.query({});
      return { roles: { ...roles, family: ["view", "write"] }, version };
    },
    "mail.retry": async () => {
      await anInvitation();
      const { items } = await administrator().trpc.mail.list.query({ state: "waiting", limit: 1 });
      return { mailId: items[0]?.id ?? 0 };
    },
    "invites.opened": () => Promise.resolve({ token: "A".repeat(43) }),
    "invites.resend": anInvitation,
    "invites.revoke": anInvitation,
    "settings.testService": () => Promise.resolve({ service: "payments" }),
    "clients.archive": async () => {
      const { id, version } = await aClient();
      return { clientId: id, version };
    },
    "clients.create": () => Promise.resolve({ name: "Ann Reed", email: `ann.${randomUUID()}@example.com` }),
    "clients.restore": async () => {
      const { id, version } = await aClient();
      await administrator().trpc.clients.archive.mutate({ clientId: id, version });
      return { clientId: id };
    },
    "clients.withdrawAddress": async () => {
      const { id } = await aClient();
      const [client] = await database().select().from(clients).where(eq(clients.id, id));
      await anAddressChange(database(), client?.userId ?? 0);
      return { clientId: id };
    },
    "clients.update": async () => {
      const { id, version } = await aClient();
      return { clientId: id, version, email: `ann.${randomUUID()}@example.com`, groupName: "Embassies" };
    },
    "templates.archive": async () => {
      const { id, version } = await aTemplate();
      return { templateId: id, version };
    },
    "templates.archiveLibrary": async () => {
      const { id, version } = await aLibraryTemplate();
      return { libraryTemplateId: id, version };
    },
    "templates.createLibrary": () => Promise.resolve({ ...A_LIBRARY_TEMPLATE, requestId: randomUUID() }),
    "templates.restoreLibrary": async () => {
      const { id, version } = await aLibraryTemplate();
      await administrator().trpc.templates.archiveLibrary.mutate({ libraryTemplateId: id, version });
      return { libraryTemplateId: id };
    },
    "templates.updateLibrary": async () => {
      const { id, version } = await aLibraryTemplate();
      return { libraryTemplateId: id, version, country: "BR", origin: "US" };
    },
    "templates.create": () =>
      Promise.resolve({
        basedOnId: 1,
        name: "Dogs to Peru",
        description: "Papers and flights",
        destination: "Peru",
        requestId: randomUUID(),
      }),
    "templates.restore": async () => {
      const { id, version } = await aTemplate();
      await administrator().trpc.templates.archive.mutate({ templateId: id, version });
      return { templateId: id };
    },
    "templates.update": async () => {
      const { id, version } = await aTemplate();
      return { templateId: id, version, isPublished: false };
    },
    "workflows.publish": async () => {
      const { id } = await aTemplate();
      const drawn = await administrator().trpc.workflows.draft.query({ templateId: id });
      const [step, ...rest] = drawn.graph.steps;
      if (!step) throw new Error("The template has no steps");
      const { version } = await administrator().trpc.workflows.saveDraft.mutate({
        templateId: id,
        version: drawn.version,
        graph: { ...drawn.graph, steps: [{ ...step, name: "Pay the deposit" }, ...rest] },
      });
      return { templateId: id, version };
    },
    "workflows.moveJourney": async () => {
      const { id: templateId } = await aTemplate();
      const { id: workspaceId } = await administrator().trpc.workspaces.createFromTemplate.mutate({
        templateId,
        petName: "Rex",
        ownerName: "Ann Reed",
        ownerEmail: `ann.${randomUUID()}@example.com`,
        departureDate: "2031-06-01",
      });
      const { graph } = await administrator().trpc.workflows.draft.query({ templateId });
      const steps = graph.steps.map((step) => ({ ...step, name: `${step.name}, please` }));
      await administrator().trpc.workflows.saveDraft.mutate({
        templateId,
        version: 0,
        graph: { ...graph, steps },
      });
      await administrator().trpc.workflows.publish.mutate({ templateId, version: 1 });
      return { workspaceId, toNumber: 2, run: 0 };
    },
    "workflows.saveDraft": async () => {
      const { id } = await aTemplate();
      return { templateId: id, version: 0, graph: { isSequential: false, steps: [], edges: [] } };
    },
    "workspaces.addMember": async () => ({
      workspaceId: (await aJourney()).id,
      email: await anAccount(),
      role: "vet",
    }),
    "workspaces.removeMember": async () => (await aVet()).member,
    "workspaces.setMemberRole": async () => ({ ...(await aVet()).member, role: "family" }),
    "workspaces.addNote": async () => ({ workspaceId: (await aJourney()).id, body: "Calls after five" }),
    "workspaces.updateNote": async () => ({ ...(await aNote()), body: "Calls after six" }),
    "workspaces.removeNote": aNote,
    "workspaces.addTag": async () => ({ workspaceId: (await aJourney()).id, name: "First class" }),
    "workspaces.removeTag": async () => {
      const { id } = await aJourney();
      const tags = await administrator().trpc.workspaces.addTag.mutate({ workspaceId: id, name: "VIP" });
      return { workspaceId: id, tagId: tags[0]?.id };
    },
    "workspaces.updateTravel": async () => ({
      workspaceId: (await aJourney()).id,
      version: 0,
      departureDate: "2031-07-01",
      stops: ["FRA"],
    }),
    "workspaces.updatePet": async () => ({
      workspaceId: (await aJourney()).id,
      version: 0,
      colour: "Fawn",
    }),
    "workspaces.archive": async () => {
      const { id, version } = await aJourney();
      return { workspaceId: id, version };
    },
    "workspaces.restore": async () => {
      const { id, version } = await aJourney();
      await administrator().trpc.workspaces.archive.mutate({ workspaceId: id, version });
      return { workspaceId: id };
    },
  };
}
