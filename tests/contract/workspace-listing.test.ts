import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays, dateInZone, daysBetween } from "#contracts/core/dates.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import type { Workspace, WorkspaceFilter, WorkspaceGroup } from "#contracts/workspaces/shapes.ts";
import { REVIEW_ACTIONS, WORKSPACE_STATUSES } from "#contracts/workspaces/terms.ts";
import { tasks, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

let portal: Portal;
let staff: Actor;
let all: Workspace[];
beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.staff();
  all = await listed({});
});
afterAll(() => portal.stop());

/** Every page of a list, small ones, so that a group never ends with a page. */
async function listed(filter: Partial<WorkspaceFilter>, limit = 7): Promise<Workspace[]> {
  const found: Workspace[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof staff.trpc.workspaces.list.query>> =
      await staff.trpc.workspaces.list.query({ ...filter, limit, cursor });
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}
const inOrder = (found: readonly { id: number }[]) => ids(found).toSorted((a, b) => a - b);
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

const GROUPS: Record<WorkspaceGroup, (workspace: Workspace) => string | number> = {
  status: ({ status }: Workspace) => ["active", "in_progress", "pending", "completed"].indexOf(status),
  destination: ({ destination }: Workspace) => destination?.toLowerCase() ?? "",
  assignee: ({ assignedTo }: Workspace) => assignedTo.toLowerCase(),
};

test.each([
  ["status", "departure"],
  ["status", "name"],
  ["destination", "newest"],
  ["destination", "departure"],
  ["assignee", "name"],
  ["assignee", "newest"],
] as const)(
  "[DASH-04] grouped by %s the groups follow one another over the pages, and in each the order by %s goes on",
  async (group, sort) => {
    const ungrouped = await listed({ sort });
    const groupOf = GROUPS[group];
    const expected = ungrouped.toSorted((a, b) => {
      const [x, y] = [groupOf(a), groupOf(b)];
      return x < y ? -1 : x > y ? 1 : 0;
    });
    expect(new Set(ungrouped.map(groupOf)).size).toBeGreaterThan(1);
    expect(ids(await listed({ sort, group }))).toEqual(ids(expected));
  },
);

test("[DASH-04] a group can be filtered like the list, and a page of one order is no page of another", async () => {
  const completed = await listed({ status: "completed", group: "destination" });
  expect(inOrder(completed)).toEqual(inOrder(all.filter(({ status }) => status === "completed")));
  const { nextCursor } = await staff.trpc.workspaces.list.query({ group: "status", limit: 3 });
  const elsewhere = await staff.get(
    `/api/workspaces?group=destination&cursor=${encodeURIComponent(nextCursor ?? "")}`,
  );
  expect(elsewhere.status).toBe(400);
  const ungrouped = await staff.trpc.workspaces.list.query({ limit: 3 });
  const grouped = await staff.get(
    `/api/workspaces?group=status&cursor=${encodeURIComponent(ungrouped.nextCursor ?? "")}`,
  );
  expect(grouped.status).toBe(400);
});

test("[ACT-03] actions grouped by journey, assignee or type keep their order within, over the pages", async () => {
  for (const group of ["workspace", "assignee", "type"] as const) {
    for (const sort of ["due", "changed"] as const) {
      const pages: Task[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof staff.trpc.tasks.list.query>> =
          await staff.trpc.tasks.list.query({
            tab: "pending",
            group,
            sort,
            limit: 9,
            cursor,
          });
        pages.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      const groupOf = (task: Task) =>
        ({ workspace: task.workspaceId, assignee: task.assignedTo, type: task.actionType })[group];
      const whole = (await staff.trpc.tasks.list.query({ tab: "pending", sort, limit: 200 })).items;
      expect(inOrder(pages)).toEqual(inOrder(whole));
      const runs = pages.map(groupOf).filter((key, at, keys) => key !== keys[at - 1]);
      expect(runs.length).toBeGreaterThan(1);
      expect(runs).toEqual([...new Set(runs)]);
      for (const key of runs) {
        const of = (found: readonly Task[]) => ids(found.filter((task) => groupOf(task) === key));
        expect(of(pages)).toEqual(of(whole));
      }
    }
  }
});

test("[DASH-16] the priority review begins with what is high and late, and names the actions to begin with", async () => {
  const today = dateInZone(new Date(), TEST_ZONE);
  const entries = (await staff.trpc.workspaces.review.query({ limit: 200 })).items;
  const rankOf = ({ lateCount, ...workspace }: (typeof entries)[number]) => {
    const isHigh = workspace.priority === "high";
    if (isHigh && lateCount > 0) return 0;
    if (isHigh && workspace.actionCount > 0) return 1;
    if (lateCount > 0) return 2;
    return workspace.actionCount > 0 ? 3 : 4;
  };
  const order = entries.map((entry) => `${rankOf(entry)}${entry.departureDate}`);
  expect(order).toEqual(order.toSorted());
  expect(new Set(entries.map(rankOf)).size).toBeGreaterThan(1);
  const wanted = all.filter(
    ({ status, priority, actionCount }) => status !== "completed" && (priority === "high" || actionCount > 0),
  );
  expect(inOrder(entries)).toEqual(inOrder(wanted));
  expect(ids(await listed({ needsAttention: true }))).toEqual(ids(entries));
  for (const { actionCount, actions, lateCount } of entries) {
    expect(actions).toHaveLength(Math.min(REVIEW_ACTIONS, actionCount));
    const due = actions.map(({ dueDate }) => dueDate ?? "9999");
    expect(due).toEqual(due.toSorted());
    expect(lateCount === 0 || daysBetween(due[0] ?? today, today) > 0).toBe(true);
  }
});

test("[DASH-16] what becomes late, is done or is put back moves a journey within the review", async () => {
  const { workspace, taskIds } = await startedJourney(
    portal,
    [{ assignedRole: "team" }, { assignedRole: "team" }],
    {
      isSequential: false,
    },
  );
  const entry = async () =>
    (await staff.trpc.workspaces.review.query({ limit: 200, clientId: workspace.clientId })).items.find(
      ({ id }) => id === workspace.id,
    );
  expect(await entry()).toMatchObject({ lateCount: 0, actionCount: 2 });
  const [first = 0] = taskIds;
  const yesterday = addDays(dateInZone(new Date(), TEST_ZONE), -1);
  await portal.db.update(tasks).set({ status: "overdue", dueDate: yesterday }).where(eq(tasks.id, first));
  expect(await entry()).toMatchObject({ lateCount: 1, actions: [{ id: first }, {}] });
  await portal.db.update(tasks).set({ status: "completed" }).where(eq(tasks.workspaceId, workspace.id));
  expect(await entry()).toBeUndefined();
  await portal.db.update(workspaces).set({ priority: "high" }).where(eq(workspaces.id, workspace.id));
  expect(await entry()).toMatchObject({ lateCount: 0, actions: [] });
  await portal.db.delete(tasks).where(and(eq(tasks.workspaceId, workspace.id), eq(tasks.id, first)));
  expect(await entry()).toMatchObject({ lateCount: 0 });
});

test("[DASH-05] the export is the list with the owner's address and the microchip, for staff alone", async () => {
  const { workspace, owner } = await startedJourney(portal, [{}]);
  await staff.trpc.health.add.mutate({
    workspaceId: workspace.id,
    entry: { kind: "microchip", code: "985141004417722" },
  });
  const exported = (await staff.trpc.workspaces.export.query({ clientId: workspace.clientId })).items;
  expect(exported).toMatchObject([{ id: workspace.id, microchipNumber: "985141004417722" }]);
  expect(exported[0]?.ownerEmail).toContain("@");
  expect((await owner.get("/api/workspaces/export")).status).toBe(403);
  expect((await owner.get("/api/workspaces/review")).status).toBe(403);
});

test("[FILT-09] of the last 30 days the filters count what those days have, entry by entry", async () => {
  const [client] = all;
  await portal.db
    .update(workspaces)
    .set({ createdAt: new Date("2020-01-01") })
    .where(eq(workspaces.id, client?.id ?? 0));
  const facets = await staff.trpc.workspaces.facets.query({ period: "last_30_days" });
  const recent = (filter: Partial<WorkspaceFilter>) =>
    listed({ period: "last_30_days", ...filter }, 100).then((found) => found.length);
  expect(facets.total).toBe(await recent({}));
  expect(facets.total).toBeGreaterThan(0);
  expect(facets.total).toBeLessThan((await staff.trpc.workspaces.facets.query({})).total);
  for (const status of WORKSPACE_STATUSES) expect(facets.byStatus[status]).toBe(await recent({ status }));
  const counted = async (
    entries: readonly { id: number; count: number }[],
    filterOf: (id: number) => Partial<WorkspaceFilter>,
  ) => {
    expect(entries.length).toBeGreaterThan(0);
    for (const { id, count } of entries) expect([id, count]).toEqual([id, await recent(filterOf(id))]);
  };
  await counted(facets.flowTemplates, (templateId) => ({ templateId }));
  await counted(facets.clients, (clientId) => ({ clientId }));
  await counted(facets.clientGroups, (clientGroupId) => ({ clientGroupId }));
  await counted(facets.owners, (assignedToId) => ({ assignedToId }));
});
