import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import type { Actor, Answer } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
let all: Task[];

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.staff();
  all = await listed("");
});
afterAll(() => portal.stop());

/** The whole list, page after page as its `Link` headers say. */
async function listed(filter: string, limit = 200): Promise<Task[]> {
  const found: Task[] = [];
  let next: string | null = `/api/tasks?${filter}&limit=${limit}`;
  while (next !== null) {
    const page: Answer<Task[]> = await staff.get<Task[]>(next);
    found.push(...page.json());
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? null;
  }
  return found;
}
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id).toSorted((a, b) => a - b);

test("[ACT-02] actions are filtered by workspace, action type, assignee and due date, and by all of them at once", async () => {
  const soon = addDays(dateInZone(new Date(), "UTC"), 8);
  const filters: [query: string, keeps: (task: Task) => boolean][] = [
    ["workspaceId=1", (task) => task.workspaceId === 1],
    ["actionType=pet-photos", (task) => task.actionType === "pet-photos"],
    ["assignedRole=partner", (task) => task.assignedRole === "partner"],
    ["assignedToId=2", (task) => task.assignedTo === "Marek Dvořák"],
    [`dueBefore=${soon}`, (task) => task.dueDate !== null && task.dueDate < soon],
  ];
  for (const [query, keeps] of filters) {
    const expected = all.filter(keeps);
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await listed(query))).toEqual(ids(expected));
  }
  const together = filters.slice(3);
  expect(ids(await listed(together.map(([query]) => query).join("&")))).toEqual(
    ids(all.filter((task) => together.every(([, keeps]) => keeps(task)))),
  );
});

test("[ACT-03] a tab is listed by due date or by the latest change, whichever is asked for", async () => {
  const byDue = await listed("tab=completed&sort=due");
  expect(byDue.map(({ dueDate }) => dueDate ?? "9999-12-31")).toEqual(
    byDue.map(({ dueDate }) => dueDate ?? "9999-12-31").toSorted(),
  );
  const byChange = await listed("tab=pending&sort=changed");
  const times = byChange.map(({ updatedAt }) => Date.parse(String(updatedAt)));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(ids(byChange)).toEqual(ids(await listed("tab=pending")));
});

test("pages of a filtered list follow one another without a row twice or left out", async () => {
  const pages = await listed("tab=pending&assignedRole=customer", 7);
  expect(pages.length).toBeGreaterThan(14);
  expect(pages).toEqual(await listed("tab=pending&assignedRole=customer"));
});

test.each([
  ["actionType", "walk-the-dog"],
  ["assignedRole", "nobody"],
  ["dueBefore", "2026-02-30"],
  ["sort", "random"],
  ["assignedToId", "0"],
])("%s=%s is refused with the name of the field", async (field, value) => {
  const answer = await staff.get(`/api/tasks?${field}=${value}`);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(`${field}: `);
});

test("[ENT-03] of its workspace an action carries the id and the name and nothing else", () => {
  const [first] = all;
  const facts = Object.keys(first ?? {}).filter((field) => /workspace|pet|owner|destination/i.test(field));
  expect(facts.toSorted()).toEqual(["workspaceId", "workspaceName"]);
});
