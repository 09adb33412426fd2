import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { workspaceMembers } from "#db/schema.ts";
import { type AccessWorld, accessWorld, ACTORS, type ActorName } from "#tests/support/access-world.ts";
import { type Door, DOORS, toldOfOwn, turnedAway } from "#tests/support/doors.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import type { Ids } from "#tests/support/ids.ts";
import { askForLive } from "#tests/support/live.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";
import { snapshot } from "#tests/support/snapshot.ts";

// The platform's own module, which Node lacks; nothing of it runs here.
vi.mock("cloudflare:workers", () => ({ DurableObject: class {} }));

let portal: Portal;
let world: AccessWorld;

beforeAll(async () => {
  portal = await aPortal("demo");
  world = await accessWorld(portal);
});
afterAll(() => portal.stop());

test("[ACCESS-01] every hand-written door is in the table of doors", async () => {
  const { app } = await import("#worker/app.ts");
  const rest = new Set(
    PROCEDURES.flatMap(({ route }) => {
      const [method = "", address = ""] = (route.rest ?? "").split(" ");
      return route.rest ? [`${method} /api${address}`] : [];
    }),
  );
  const doors = app.routes
    .filter(({ method, path }) => method !== "ALL" && !rest.has(`${method} ${path}`))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(doors)].sort()).toEqual(DOORS.map(({ method, path }) => `${method} ${path}`).sort());
});

async function knock(
  door: Door,
  name: ActorName,
  ids: Ids,
  change: (address: string) => string = (same) => same,
) {
  const { address, init } = door.ask(ids);
  const answer =
    door.path === "/live"
      ? await askForLive(portal, world.actors[name])
      : await world.actors[name].request(change(address), { method: door.method, ...init });
  if ("webSocket" in answer) {
    answer.webSocket?.accept();
    answer.webSocket?.close();
    return { status: answer.status, text: answer.webSocket ? "" : await answer.text() };
  }
  return answer;
}

describe.for(DOORS)("$method $path", (door) => {
  test("[ACCESS-02] turns away whom its access does not name, and writes nothing", async () => {
    const before = snapshot(portal);
    for (const name of ACTORS) {
      const expected = turnedAway(name, door.access);
      if (expected === null) continue;
      for (const ids of Object.values(world.ids)) {
        expect([name, (await knock(door, name, ids)).status]).toEqual([name, expected]);
      }
    }
    expect(snapshot(portal)).toBe(before);
  });

  test.runIf(door.leads === "rows")(
    "[ACCESS-03] tells of another's row, and colleagues of one put away, what it tells of a missing one",
    async () => {
      const before = snapshot(portal);
      const { own, "another's": anothers, missing, archived } = world.ids;
      for (const [name, foreign] of [
        ["owner", anothers],
        ["family", anothers],
        ["secondOwner", own],
        ["staff", archived],
        ["admin", archived],
      ] as const) {
        const [answer, gone] = [await knock(door, name, foreign), await knock(door, name, missing)];
        expect([name, answer.status, answer.text]).toEqual([name, 404, gone.text]);
      }
      for (const wrong of ["abc", "-1", "1.5", "%00", "1%20or%201%3D1"]) {
        const answer = await knock(door, "admin", missing, (address) =>
          address.replace("9007199254740", wrong),
        );
        expect([wrong, [400, 404].includes(answer.status)]).toEqual([wrong, true]);
      }
      expect(snapshot(portal)).toBe(before);
    },
  );
});

test("[ACCESS-03] lists hold an owner's own rows only", async () => {
  const mine = await portal.db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, DEMO_ACCOUNTS.owner));
  const reach = new Set(mine.map(({ id }) => id));
  const { trpc } = world.actors.owner;
  const seen = await Promise.all([
    trpc.workspaces.list.query({}).then(({ items }) => items.map(({ id }) => id)),
    trpc.tasks.list.query({}).then(({ items }) => items.map((item) => item.workspaceId)),
    trpc.documents.list.query({}).then(({ items }) => items.map((item) => item.workspaceId)),
    trpc.schedule.events.query({}).then(({ items }) => items.map((item) => item.workspaceId)),
  ]);
  for (const ids of seen) expect(ids.filter((id) => id === null || !reach.has(id))).toEqual([]);
  for (const ids of seen) expect(ids).not.toContain(world.ids.archived.workspaceId);
  expect(seen[0]?.length).toBe(reach.size - 1);
});

test("[ACCESS-05] what staff keep to themselves appears in no answer to an owner", async () => {
  const canary = "CANARY-7f3a";
  const { workspaceId } = world.ids.own;
  await portal.db.run(
    sql`insert into workspace_notes (workspace_id, author_id, body, created_at, request_id) values (${workspaceId}, 1, ${canary}, ${Date.now()}, ${canary})`,
  );
  await portal.db.run(
    sql`insert into messages (workspace_id, author_id, body, is_internal, created_at, request_id) values (${workspaceId}, 1, ${canary}, 1, ${Date.now()}, ${canary})`,
  );
  for (const procedure of PROCEDURES.filter(({ route }) => route.kind === "query")) {
    const input = EXAMPLES[procedure.path]?.(world.ids.own) ?? {};
    for (const name of ["owner", "family"] as const) {
      const { text } = await call(world.actors[name], procedure, input);
      const hasHash = /token_?hash|search_?text|file_?key|sha256/i.test(text);
      expect([procedure.path, text.includes(canary), hasHash]).toEqual([procedure.path, false, false]);
    }
  }
});

// Last, since some of what is let in writes, and the last door ends sessions.
test.for(DOORS)("[ROLE-09] $method $path lets in whom it names", async (door) => {
  const isAnothers = (name: ActorName) => name === "secondOwner" && door.leads === "rows";
  const names = ACTORS.filter((name) => turnedAway(name, door.access) === null && !isAnothers(name));
  const answers: [ActorName, number][] = [];
  for (const name of names) answers.push([name, (await knock(door, name, world.ids.own)).status]);
  expect(answers).toEqual(names.map((name) => [name, toldOfOwn(name, door)]));
});
