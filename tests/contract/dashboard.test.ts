import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DashboardStats } from "#contracts/dashboard/shapes.ts";
import { TASK_TABS } from "#contracts/tasks/terms.ts";
import { tasks, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  owner = await portal.owner();
});
afterAll(() => portal.stop());

async function statsOf(actor: Actor): Promise<DashboardStats> {
  const answer = await actor.get("/api/dashboard/stats");
  expect([answer.status, answer.trips]).toEqual([200, 1]);
  return DashboardStats.parse(answer.json());
}

async function countOf(actor: Actor, tab: string): Promise<number> {
  let n = 0;
  let next: string | null = `/api/tasks?tab=${tab}&limit=200`;
  while (next !== null) {
    const page: Awaited<ReturnType<typeof actor.get<unknown[]>>> = await actor.get<unknown[]>(next);
    n += page.json().length;
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? null;
  }
  return n;
}

describe("the figures of the dashboard", () => {
  test("[API-08] [ENT-07] are the numbers of the lists behind them, and five actions wait in the demo", async () => {
    const [active] = await portal.db
      .select({ n: sql<number>`count(*)` })
      .from(workspaces)
      .where(and(isNull(workspaces.archivedAt), ne(workspaces.status, "completed")));
    const [yourTurn, pending, completed] = await Promise.all(TASK_TABS.map((tab) => countOf(staff, tab)));
    expect(await statsOf(staff)).toEqual({ activePets: active?.n, yourTurn, pending, completed });
    expect(yourTurn).toBe(5);
  });

  test("follow every change of a task and of a journey", async () => {
    const before = await statsOf(staff);
    const { workspaceId, taskIds } = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [
      { title: "One", status: "your_turn" },
      { title: "Two", status: "pending" },
    ]);
    const made = await statsOf(staff);
    expect(made).toEqual({
      activePets: before.activePets + 1,
      yourTurn: before.yourTurn + 1,
      pending: before.pending + 1,
      completed: before.completed,
    });
    await portal.db
      .update(tasks)
      .set({ status: "completed" })
      .where(eq(tasks.id, taskIds[0] ?? 0));
    await portal.db
      .update(tasks)
      .set({ status: "overdue" })
      .where(eq(tasks.id, taskIds[1] ?? 0));
    await portal.db
      .update(workspaces)
      .set({ status: "completed", completionReason: "Stays" })
      .where(eq(workspaces.id, workspaceId));
    expect(await statsOf(staff)).toEqual({
      activePets: before.activePets,
      yourTurn: before.yourTurn + 1,
      pending: before.pending,
      completed: before.completed + 1,
    });
    await portal.db.delete(tasks).where(eq(tasks.workspaceId, workspaceId));
  });

  test("of an owner are those of their own journeys, from their side of the desk", async () => {
    const before = await statsOf(owner);
    const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [
      { title: "Mine", status: "in_progress", turn: "customer" },
      { title: "Mine and late", status: "overdue", turn: "customer" },
      { title: "With the company", status: "your_turn", turn: "team" },
      { title: "With the company and late", status: "overdue", turn: "team" },
      { title: "Not yet", status: "pending" },
      { title: "Done", status: "completed" },
    ]);
    expect(await statsOf(owner)).toEqual({
      activePets: before.activePets + 1,
      yourTurn: before.yourTurn + 2,
      pending: before.pending + 3,
      completed: before.completed + 1,
    });
    for (const tab of TASK_TABS) {
      const stats = await statsOf(owner);
      expect([tab, await countOf(owner, tab)]).toEqual([tab, stats[tab === "your_turn" ? "yourTurn" : tab]]);
    }
    const strangers = await statsOf(await portal.secondOwner());
    expect(strangers.activePets).toBeGreaterThan(0);
    await portal.db.update(workspaces).set({ archivedAt: new Date() }).where(eq(workspaces.id, workspaceId));
    expect(await statsOf(owner)).toEqual(before);
  });
});
