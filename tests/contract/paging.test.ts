import { gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { workspaces } from "#db/schema.ts";
import type { Actor, Answer } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { PROCEDURES, restRequest } from "#tests/support/procedures.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
  await portal.db.update(workspaces).set({ archivedAt: new Date() }).where(gt(workspaces.id, 20));
});
afterAll(() => portal.stop());

const FILTERS: Readonly<Record<string, Record<string, unknown>>> = {
  "help.byCategory": { category: "Travel Process" },
  "help.search": { q: "pet" },
  "invites.list": { workspaceId: 1 },
  "journeys.activity": { workspaceId: 1 },
  "messages.list": { workspaceId: 1 },
  "workflows.journeys": { templateId: 1, number: 1 },
  "workflows.versions": { templateId: 1 },
  "workspaces.notes": { workspaceId: 1 },
};
/** Lists of which the demo company has less than a page of three. */
const SHORT = [
  "billing.own",
  "billing.ownReceipts",
  "invites.list",
  "journeys.stuck",
  "messages.list",
  "notifications.muted",
  "removed.list",
  "workflows.journeys",
  "workflows.versions",
  "workspaces.notes",
];

describe("[API-31] lists page as GitHub's do and are never cut silently", () => {
  const lists = PROCEDURES.filter(
    ({ route }) => route.rest?.startsWith("GET ") && "cursor" in route.input.shape,
  );

  test.for(lists)("$path: pages of three make the whole", async ({ path, route }) => {
    const filters = FILTERS[path] ?? {};
    const first = restRequest(route, filters).path;
    const whole = await walk(`${first}${first.includes("?") ? "&" : "?"}limit=200`, 200);
    const bit = await walk(`${first}${first.includes("?") ? "&" : "?"}limit=3`, 3);
    expect(bit).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole.length > 3 || SHORT.includes(path)).toBe(true);
  });

  test("a limit out of bounds and a made-up cursor are refused", async () => {
    for (const query of ["limit=0", "limit=201", "limit=-1", "limit=1.5", "limit=x", "cursor=made-up"]) {
      expect([query, (await admin.get(`/api/tasks?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

/** The rows of all pages of a list as texts, by their `Link` headers. */
async function walk(address: string, limit: number): Promise<string[]> {
  const rows: string[] = [];
  let next: string | undefined = address;
  while (next !== undefined) {
    const answer: Answer<unknown[]> = await admin.get<unknown[]>(next);
    expect(answer.status).toBe(200);
    expect(answer.json().length).toBeLessThanOrEqual(limit);
    rows.push(...answer.json().map((row) => JSON.stringify(row)));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return rows;
}
