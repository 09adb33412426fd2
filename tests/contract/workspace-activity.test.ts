import { and, count, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { activity } from "#db/schema.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("demo");
});
afterAll(() => portal.stop());

test("[WSD-32] pages of the activity make the whole of a journey's log, newest first, and of no other's", async () => {
  const staff = await portal.staff();
  const seen: { id: number; at: Date }[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof staff.trpc.journeys.activity.query>> =
      await staff.trpc.journeys.activity.query({ workspaceId: 1, limit: 7, cursor });
    expect(page.items.length).toBeGreaterThan(0);
    seen.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  const [whole] = await portal.db.select({ n: count() }).from(activity).where(eq(activity.workspaceId, 1));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(whole?.n);
  expect(seen).toHaveLength(whole?.n ?? 0);
  const times = seen.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("[WSD-32] what the company settles among itself is read by staff and by no owner", async () => {
  const staff = await portal.staff();
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  await staff.trpc.workspaces.addNote.mutate({
    workspaceId,
    body: "Prefers to be called after six",
    requestId: crypto.randomUUID(),
  });
  const [entry] = (await staff.trpc.journeys.activity.query({ workspaceId })).items;
  expect(entry).toMatchObject({ kind: "note.added", isMine: true, text: null });
  const owner = await portal.owner();
  expect((await owner.get(`/api/workspaces/${workspaceId}/activity`)).status).toBe(403);
  const page = await owner.trpc.journeys.customerWorkspace.query({ workspaceId });
  expect(page.activity.filter(({ kind }) => (kind as string).startsWith("note."))).toEqual([]);
  const kept = and(eq(activity.workspaceId, workspaceId), eq(activity.kind, "note.added"));
  expect(await portal.db.select().from(activity).where(kept)).toHaveLength(1);
});
