import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { FACETS_SHOWN } from "#contracts/workspaces/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { addBulk } from "#tests/support/bulk.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const ROWS = 10_000;
const PAGE = 50;
/** The session, the account, and the row that says there is a next page. */
const ALLOWANCE = 6;
/** Rows a list may read for each it returns: the row itself and one for each table it takes a name from. */
const JOINED = {
  "/api/workspaces": 1,
  "/api/workspaces/export": 3,
  /** Once for itself, once for its actions, and its actions. */
  "/api/workspaces/review": 4,
  "/api/tasks": 1,
  "/api/documents": 4,
  "/api/schedule/events": 2,
  // A text too short for the index is looked for in the rows, and those that have it are counted and read.
  "/api/schedule/events?q=ev": 4,
  "/api/billing/invoices": 2,
  "/api/admin/clients": 3,
  "/api/notifications": 1,
  "/api/help/articles/category/Troubleshooting": 2,
  "/api/help/search": 3,
} as const;

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
  await addBulk(portal.db, ROWS, DEMO_ACCOUNTS.administrator);
}, 120_000);
afterAll(() => portal.stop());

const lists: { address: string; table: keyof typeof JOINED }[] = [
  { address: "/api/workspaces?", table: "/api/workspaces" },
  { address: "/api/workspaces?sort=newest&", table: "/api/workspaces" },
  { address: "/api/workspaces?sort=name&", table: "/api/workspaces" },
  { address: "/api/workspaces?status=completed&", table: "/api/workspaces" },
  { address: "/api/workspaces?isUnderWay=true&", table: "/api/workspaces" },
  { address: "/api/workspaces?needsAttention=true&", table: "/api/workspaces" },
  { address: "/api/workspaces?templateId=1&", table: "/api/workspaces" },
  { address: "/api/workspaces?assignedToId=2&", table: "/api/workspaces" },
  ...["departure", "name", "newest"].flatMap((sort) =>
    [
      "status=completed",
      "templateId=1",
      "assignedToId=2",
      "group=status",
      "group=destination",
      "group=assignee",
    ].map((narrowed) => ({
      address: `/api/workspaces?${narrowed}&sort=${sort}&`,
      table: "/api/workspaces" as const,
    })),
  ),
  { address: "/api/workspaces/export?", table: "/api/workspaces/export" },
  { address: "/api/workspaces/export?status=completed&sort=name&", table: "/api/workspaces/export" },
  { address: "/api/workspaces/review?", table: "/api/workspaces/review" },
  { address: "/api/tasks?", table: "/api/tasks" },
  { address: "/api/tasks?tab=your_turn&", table: "/api/tasks" },
  { address: "/api/tasks?tab=pending&", table: "/api/tasks" },
  { address: "/api/tasks?tab=completed&", table: "/api/tasks" },
  { address: "/api/tasks?tab=pending&sort=changed&", table: "/api/tasks" },
  { address: "/api/tasks?tab=completed&sort=due&", table: "/api/tasks" },
  { address: "/api/tasks?tab=pending&dueBefore=2099-01-01&", table: "/api/tasks" },
  { address: "/api/tasks?tab=pending&actionType=pet-photos&", table: "/api/tasks" },
  { address: "/api/tasks?tab=completed&actionType=pet-photos&", table: "/api/tasks" },
  { address: "/api/tasks?tab=pending&assignedToId=2&", table: "/api/tasks" },
  { address: "/api/tasks?tab=completed&assignedToId=2&", table: "/api/tasks" },
  { address: "/api/tasks?tab=your_turn&assignedRole=customer&", table: "/api/tasks" },
  ...["due", "changed"].flatMap((sort) =>
    ["workspace", "assignee", "type"].map((group) => ({
      address: `/api/tasks?tab=pending&group=${group}&sort=${sort}&`,
      table: "/api/tasks" as const,
    })),
  ),
  { address: "/api/documents?", table: "/api/documents" },
  { address: "/api/documents?category=permit&", table: "/api/documents" },
  { address: "/api/documents?status=pending&", table: "/api/documents" },
  { address: "/api/documents?q=certificate&", table: "/api/documents" },
  { address: "/api/documents?q=certificate&sort=oldest&", table: "/api/documents" },
  { address: "/api/documents?expiry=soon&", table: "/api/documents" },
  { address: "/api/documents?expiry=expired&", table: "/api/documents" },
  { address: "/api/documents?sort=oldest&", table: "/api/documents" },
  { address: "/api/documents?sort=name&", table: "/api/documents" },
  { address: "/api/documents?sort=name&category=permit&", table: "/api/documents" },
  { address: "/api/documents?sort=name&status=pending&", table: "/api/documents" },
  { address: "/api/schedule/events?", table: "/api/schedule/events" },
  { address: "/api/schedule/events?period=upcoming&", table: "/api/schedule/events" },
  { address: "/api/schedule/events?from=2027-01-01&to=2029-01-01&", table: "/api/schedule/events" },
  { address: "/api/schedule/events?status=scheduled&", table: "/api/schedule/events" },
  { address: "/api/schedule/events?eventType=other&status=scheduled&", table: "/api/schedule/events" },
  { address: "/api/schedule/events?q=event&", table: "/api/schedule/events" },
  { address: "/api/schedule/events?q=ev&period=upcoming&", table: "/api/schedule/events?q=ev" },
  ...[
    "",
    "sort=oldest&",
    "sort=due&",
    "status=overdue&",
    "status=sent&sort=due&",
    "currency=EUR&",
    "currency=EUR&status=paid&sort=due&",
    "from=2025-01-01&to=2099-01-01&",
    "q=client&",
    "q=travel&status=draft&currency=USD&",
  ].map((filter) => ({
    address: `/api/billing/invoices?${filter}`,
    table: "/api/billing/invoices" as const,
  })),
  { address: "/api/admin/clients?", table: "/api/admin/clients" },
  { address: "/api/notifications?", table: "/api/notifications" },
  {
    address: "/api/help/articles/category/Troubleshooting?",
    table: "/api/help/articles/category/Troubleshooting",
  },
  { address: "/api/help/search?q=microchip&", table: "/api/help/search" },
];

describe(`with ${ROWS} rows of each kind`, () => {
  test.for(lists)(
    "$address reads at most twice what it returns, on the first page and on a later one",
    async ({ address, table }) => {
      let next: string | null = `${address}limit=${PAGE}`;
      for (let page = 0; page < 3; page++) {
        const answer: Awaited<ReturnType<typeof admin.get<unknown[]>>> = await admin.get<unknown[]>(
          next ?? "",
        );
        expect(answer.status).toBe(200);
        expect(answer.json()).toHaveLength(PAGE);
        const returned = (PAGE + 1) * JOINED[table];
        expect(answer.rowsRead).toBeLessThanOrEqual(2 * returned + ALLOWANCE);
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1] ?? null;
        expect(next).not.toBeNull();
      }
    },
  );

  test.for([
    "/api/dashboard/stats",
    "/api/tasks/counts",
    "/api/notifications/unread-count",
    "/api/billing/stats",
    "/api/help/categories",
  ])("%s counts without walking a table", async (address) => {
    const answer = await admin.get(address);
    expect(answer.status).toBe(200);
    expect(answer.rowsRead).toBeLessThanOrEqual(60);
  });

  test.for([
    "/api/workspaces",
    "/api/workspaces?sort=newest",
    "/api/workspaces?sort=name",
    "/api/workspaces?status=in_progress",
    "/api/tasks",
    "/api/tasks?tab=your_turn",
    "/api/tasks?tab=pending",
    "/api/tasks?tab=completed",
    "/api/tasks/counts",
    "/api/dashboard/stats",
    "/api/documents",
    "/api/documents?expiry=expired",
    "/api/schedule/events",
    "/api/schedule/events?period=upcoming",
    "/api/schedule/events?status=confirmed",
    "/api/schedule/events?q=departs",
  ])("%s reads an owner's few rows and not the company's many", async (address) => {
    const owner = await portal.owner();
    const answer = await owner.get(address);
    expect(answer.status).toBe(200);
    expect(answer.rowsRead).toBeLessThanOrEqual(100);
  });

  test("the figures of every currency grow with the days and months, not with the invoices", async () => {
    const answer = await admin.get("/api/billing/figures");
    expect(answer.status).toBe(200);
    expect(answer.rowsRead).toBeLessThanOrEqual(150);
  });

  test("what workspaces can be filtered by is read from the largest counters only", async () => {
    const answer = await admin.get<WorkspaceFacets>("/api/workspaces/facets");
    const { flowTemplates, clients, clientGroups, owners, byStatus } = answer.json();
    const entries =
      [flowTemplates, clients, clientGroups, owners].flat().length + Object.keys(byStatus).length;
    expect(clients).toHaveLength(FACETS_SHOWN);
    expect(answer.rowsRead).toBeLessThanOrEqual(2 * entries + ALLOWANCE);
  });

  test("a search for two letters does not walk the table either", async () => {
    const answer = await admin.get<unknown[]>(`/api/documents?q=pa&limit=${PAGE}`);
    expect(answer.json()).toHaveLength(PAGE);
    expect(answer.rowsRead).toBeLessThanOrEqual(2 * (PAGE + 1) * JOINED["/api/documents"] + ALLOWANCE);
  });
});
