import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { FACETS_SHOWN } from "#contracts/workspaces/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { addBulk } from "#tests/support/bulk.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

/** A company of some years; every list but the last page is full. */
const MANY = 2_800;

let portal: Portal;
let staff: Actor;
let owner: Actor;
let workspaceId: number;
let clientId: number;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  const started = await startedJourney(portal, [{}], { petName: "Žofka" });
  owner = started.owner;
  workspaceId = started.workspace.id;
  clientId = started.workspace.clientId;
  await portal.db.run(sql`update clients set full_name = 'Zuzana Šťastná' where id = ${clientId}`);
  await addBulk(portal.db, MANY, 1);
  // More journeys of each of these than of the one looked for: it is in no list of the most used.
  await portal.db.run(
    sql`update counts set n = n + 1 where kind = 'workspace_client' and key <> ${String(clientId)}`,
  );
});
afterAll(() => portal.stop());

test("[RPT-22] the filters find a client among thousands, by a part of a name, over all and over the last 30 days", async () => {
  const most = await staff.trpc.workspaces.facets.query({});
  expect(most.clients).toHaveLength(FACETS_SHOWN);
  expect(most.clients.map(({ id }) => id)).not.toContain(clientId);
  for (const q of ["stastna", "ŠŤ", "zuzana st", "ná"])
    for (const period of ["all", "last_30_days"] as const)
      expect((await staff.trpc.workspaces.facets.query({ q, period })).clients).toContainEqual({
        id: clientId,
        name: "Zuzana Šťastná",
        count: 1,
      });
  const none = await staff.trpc.workspaces.facets.query({ q: "nobody at all" });
  expect([none.clients, none.owners, none.flowTemplates]).toEqual([[], [], []]);
  expect([none.total, none.byStatus]).toEqual([most.total, most.byStatus]);
  const [colleague] = most.owners;
  const found = await staff.trpc.workspaces.facets.query({ q: colleague?.name.toUpperCase() ?? "" });
  expect(found.owners.map(({ id }) => id)).toContain(colleague?.id);
});

test("[RPT-22] journeys are found by a text in every order, page by page, with the filters, and for an owner among their own", async () => {
  for (const sort of ["departure", "name", "newest"] as const) {
    const { items } = await staff.trpc.workspaces.list.query({ q: "zofka", sort });
    expect(items.map(({ id }) => id)).toEqual([workspaceId]);
  }
  const paged: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await staff.trpc.workspaces.list.query({
      q: "journey 27",
      sort: "name",
      limit: 40,
      ...(cursor && { cursor }),
    });
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect([paged.length, new Set(paged).size]).toEqual([111, 111]);
  const completed = await staff.trpc.workspaces.list.query({
    q: "journey 27",
    status: "completed",
    limit: 200,
  });
  expect(completed.items.length).toBeGreaterThan(0);
  expect(completed.items.every(({ status }) => status === "completed")).toBe(true);
  expect((await owner.trpc.workspaces.list.query({ q: "zofka" })).items).toHaveLength(1);
  expect((await owner.trpc.workspaces.list.query({ q: "journey 27" })).items).toEqual([]);
  expect((await staff.trpc.workspaces.export.query({ q: "ZOFKA" })).items).toHaveLength(1);
  expect((await staff.trpc.workspaces.list.query({ q: "  ", limit: 1 })).nextCursor).not.toBeNull();
});

test("[RPT-22] clients are found by name, address or number among thousands, and among the archived", async () => {
  await portal.db.run(sql`update clients set phone = '+420 777 123 456' where id = ${clientId}`);
  for (const q of ["stastna", "ZUZANA", "šť", "777 123", "ann."]) {
    const { items } = await staff.trpc.admin.clients.query({ q });
    expect(items.map(({ id }) => id)).toContain(clientId);
  }
  expect((await staff.trpc.admin.clients.query({ q: "stastna", isArchived: true })).items).toEqual([]);
  await portal.db.run(sql`update clients set archived_at = 1 where id = ${clientId}`);
  expect((await staff.trpc.admin.clients.query({ q: "stastna" })).items).toEqual([]);
  expect((await staff.trpc.admin.clients.query({ q: "stastna", isArchived: true })).items).toHaveLength(1);
  await portal.db.run(sql`update clients set archived_at = null where id = ${clientId}`);
});
