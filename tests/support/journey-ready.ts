import { randomUUID } from "node:crypto";

import type { Actor } from "./actor.ts";

/** A journey of its own, with its payer set, so that its first to-do can be paid. */
const aJourney = async (admin: Actor) => {
  const workspace = await admin.trpc.workspaces.createFromTemplate.mutate({
    templateId: 1,
    petName: "Rex",
    ownerName: "Ann Reed",
    ownerEmail: `ann.${randomUUID()}@example.com`,
    departureDate: "2031-06-01",
  });
  const detail = await admin.trpc.workspaces.find.query({ workspaceId: workspace.id });
  const [payer] = detail.members;
  await admin.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: payer?.userId ?? 0 });
  return { ...detail, userId: payer?.userId ?? 0 };
};
const AN_EVENT = {
  eventType: "other",
  title: "Vet visit",
  when: { timeZone: "Europe/London", start: "2031-03-04T09:00" },
} as const;
const anEvent = async (admin: Actor) => {
  const { id, version } = await admin.trpc.schedule.create.mutate({ ...AN_EVENT, workspaceId: 1 });
  return { eventId: id, version };
};
/** What changes of journeys, payments and the schedule can be called with; made right before the call. */
export const journeyReady = (
  admin: () => Actor,
): Readonly<Record<string, () => Promise<Record<string, unknown>>>> => ({
  "payments.announceTransfer": async () => ({
    taskId: (await aJourney(admin())).tasks[0]?.id,
    requestId: randomUUID(),
  }),
  "payments.confirmTransfer": async () => {
    const taskId = (await aJourney(admin())).tasks[0]?.id ?? 0;
    await admin().trpc.payments.announceTransfer.mutate({ taskId, requestId: randomUUID() });
    return { taskId };
  },
  "payments.withdrawTransfer": async () => {
    // The company's own prices are in a currency that it has an account in.
    const { version } = await admin().trpc.payments.templatePrices.query({ templateId: 1 });
    await admin().trpc.payments.setTemplatePrices.mutate({ templateId: 1, prices: null, version });
    const taskId = (await aJourney(admin())).tasks[0]?.id ?? 0;
    const attempt = { taskId, requestId: randomUUID() };
    const { announcedAt } = await admin().trpc.payments.announceTransfer.mutate(attempt);
    return { taskId, announcedAt: announcedAt.toISOString() };
  },
  "payments.finishCard": async () => {
    const attempt = { taskId: (await aJourney(admin())).tasks[0]?.id ?? 0, requestId: randomUUID() };
    await admin().trpc.payments.payByCard.mutate({ ...attempt, cardToken: "tok_0123456789" });
    return attempt;
  },
  "payments.openCard": async () => ({
    taskId: (await aJourney(admin())).tasks[0]?.id,
    requestId: randomUUID(),
  }),
  "payments.payByCard": async () => ({
    taskId: (await aJourney(admin())).tasks[0]?.id,
    cardToken: "tok_0123456789",
    requestId: randomUUID(),
  }),
  "schedule.advance": async () => ({ ...(await anEvent(admin())), status: "confirmed" }),
  "schedule.cancel": async () => ({
    ...(await anEvent(admin())),
    reason: "The airline has cancelled the flight",
  }),
  "schedule.create": () => Promise.resolve({ ...AN_EVENT, workspaceId: 1 }),
  "schedule.renewFeed": () => Promise.resolve({}),
  "schedule.revokeFeed": () => Promise.resolve({}),
  "schedule.update": async () => ({
    ...(await anEvent(admin())),
    when: { timeZone: "Asia/Tokyo", start: "2031-05-02" },
  }),
  "workspaces.createFromTemplate": () =>
    Promise.resolve({
      templateId: 1,
      petName: "Rex",
      ownerName: "Ann Reed",
      ownerEmail: "ann.reed@example.com",
      departureDate: "2031-06-01",
    }),
  "workspaces.setPayer": async () => {
    const { id, userId } = await aJourney(admin());
    return { workspaceId: id, userId };
  },
});
