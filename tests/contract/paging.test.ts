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

describe("[API-31] lists page as GitHub's do and are never cut silently", () => {
  const lists = PROCEDURES.filter(
    ({ route }) => route.rest?.startsWith("GET ") && "cursor" in route.input.shape,
  );

  test.for(lists)("$path: pages of three make the whole", async ({ path, route }) => {
    const filters =
      { "help.byCategory": { category: "Travel Process" }, "help.search": { q: "pet" } }[path] ?? {};
    const first = restRequest(route, filters).path;
    const whole = await walk(`${first}${first.includes("?") ? "&" : "?"}limit=200`, 200);
    const bit = await walk(`${first}${first.includes("?") ? "&" : "?"}limit=3`, 3);
    expect(bit).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(3);
  });

  test("a limit out of bounds and a made-up cursor are refused", async () => {
    for (const query of ["limit=0", "limit=201", "limit=-1", "limit=1.5", "limit=x", "cursor=made-up"]) {
      expect([query, (await admin.get(`/api/tasks?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

/** The ids of all pages of a list, by their `Link` headers. */
async function walk(address: string, limit: number): Promise<number[]> {
  const ids: number[] = [];
  let next: string | undefined = address;
  while (next !== undefined) {
    const answer: Answer<{ id: number }[]> = await admin.get<{ id: number }[]>(next);
    expect(answer.status).toBe(200);
    expect(answer.json().length).toBeLessThanOrEqual(limit);
    ids.push(...answer.json().map(({ id }) => id));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return ids;
}
