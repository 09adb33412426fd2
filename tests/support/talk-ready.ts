import type { Actor } from "./actor.ts";

/** What changes of conversations and stuck to-dos can be called with; made right before the call. */
export const talkReady = (
  admin: () => Actor,
  aTask: (where: string) => Promise<{ id: number }>,
): Readonly<Record<string, () => Promise<Record<string, unknown>>>> => ({
  "journeys.reportStuck": async () => ({
    taskId: (
      await aTask(
        `assigned_role = 'customer' and turn = 'customer' and status in ('in_progress', 'your_turn', 'overdue')`,
      )
    ).id,
    reason: "other",
  }),
  "journeys.clearStuck": async () => {
    const { id } = await aTask(
      `assigned_role = 'customer' and turn = 'customer' and status in ('in_progress', 'your_turn', 'overdue')`,
    );
    await admin()
      .trpc.journeys.reportStuck.mutate({ taskId: id, reason: "other" })
      .catch(() => undefined);
    return { taskId: id, answer: "Page two." };
  },
  "messages.markRead": () => Promise.resolve({ workspaceId: 1, messageId: 3 }),
  "messages.send": () => Promise.resolve({ workspaceId: 1, body: "Is all well?" }),
  "notifications.markAllRead": () => Promise.resolve({}),
  "notifications.markRead": async () => ({
    notificationId: (await admin().trpc.notifications.list.query({})).items[0]?.id,
  }),
  "notifications.mute": async () => ({
    taskId: (await aTask("status in ('in_progress', 'your_turn', 'overdue')")).id,
    isMuted: true,
  }),
  "notifications.setPreference": () => Promise.resolve({ kind: "due", channel: "mail" }),
});
