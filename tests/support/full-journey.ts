import { DAY_MS } from "#contracts/core/durations.ts";
import { fold } from "#contracts/core/fold.ts";
import { documentTexts } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDocument } from "#tests/support/made-documents.ts";
import type { Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

/** In the name of everything that belongs to the journey, and nowhere else. */
export const CANARY = "Quokkana";

/** Where an account's calendar is read. */
export const feedOf = async (actor: Actor) => {
  const { address } = await actor.trpc.schedule.renewFeed.mutate({});
  return new URL(address).pathname;
};

/** A journey with one of everything that lists are made of. */
export async function fullJourney(
  portal: Portal,
): Promise<Started & { documentId: number; eventId: number; invoiceId: number }> {
  const [staff, admin] = [await portal.staff(), await portal.admin()];
  const journey = await startedJourney(
    portal,
    [
      { title: `${CANARY} permit` },
      { title: `${CANARY} crate`, assignedRole: "team" },
      { title: `${CANARY} late`, dueAnchor: "created", dueOffsetDays: 0 },
    ],
    { isSequential: false, petName: CANARY },
  );
  const { workspace, owner, taskIds } = journey;
  const workspaceId = workspace.id;
  const [taskId = 0, second = 0] = taskIds;
  const at = new Date();
  const document = await aDocument(portal.db, {
    workspaceId,
    name: `${CANARY} rabies certificate`,
    category: "health",
    expiresOn: new Date(at.getTime() + 10 * DAY_MS).toISOString().slice(0, 10),
  });
  await portal.db
    .insert(documentTexts)
    .values({ documentId: document.id, number: 1, text: CANARY, searchText: fold(CANARY) })
    .onConflictDoNothing();
  const event = await staff.trpc.schedule.create.mutate({
    workspaceId,
    eventType: "other",
    title: `${CANARY} flight`,
    when: { timeZone: "UTC", start: "2031-05-04T09:00" },
  });
  await owner.trpc.journeys.reportStuck.mutate({ taskId, reason: "unclear", words: CANARY });
  await owner.trpc.messages.send.mutate({ workspaceId, body: `${CANARY} is well` });
  await staff.trpc.messages.send.mutate({ workspaceId, body: `${CANARY} is well, we hear` });
  await staff.trpc.workspaces.addTag.mutate({ workspaceId, name: "Urgent" });
  await staff.trpc.notifications.mute.mutate({ taskId: second, isMuted: true });
  const draft = await admin.trpc.billing.create.mutate({
    serviceDescription: `${CANARY} travel`,
    dueDate: "2031-01-31",
    currency: "USD",
    workspaceId,
    lines: [{ description: "Travel", quantity: 1, unitAmount: 150_000 }],
  });
  const invoice = await admin.trpc.billing.issue.mutate({ invoiceId: draft.id, version: draft.version });
  return { ...journey, documentId: document.id, eventId: event.id, invoiceId: invoice.id };
}
