import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Found, FoundKind } from "#contracts/search/shapes.ts";
import { clients, tasks, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  owner = await portal.owner();
});
afterAll(() => portal.stop());

const find = (actor: Actor, q: string) => actor.trpc.search.find.query({ q });
const kindsOf = (found: Found[]) => new Set<FoundKind>(found.map(({ kind }) => kind));

describe("one search", () => {
  test("[SRCH-01] finds workspaces, actions, documents, clients and articles, five of a kind at most, in one trip", async () => {
    const answer = await staff.get<Found[]>("/api/search?q=a%20c");
    const found = answer.json();
    expect([answer.status, answer.trips]).toEqual([200, 1]);
    const all = [
      ...found,
      ...(await find(staff, "bella")),
      ...(await find(staff, "certificate")),
      ...(await find(staff, "sarah")),
    ];
    expect([...kindsOf(all)]).toEqual(
      expect.arrayContaining(["workspace", "action", "document", "client", "article"]),
    );
    const wide = await find(staff, "the");
    for (const kind of kindsOf(wide))
      expect(wide.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(5);
  });

  test("[SRCH-01] knows no case in any script, takes % and _ and quotes as they are, and two letters of a name", async () => {
    const [client] = await portal.db.select().from(clients).where(eq(clients.fullName, "Élodie Marchand"));
    const name = client?.fullName ?? (await portal.db.select().from(clients))[0]?.fullName ?? "";
    for (const q of [name.toUpperCase(), name.toLowerCase(), ` ${name} `])
      expect((await find(staff, q)).map(({ title }) => title)).toContain(name);
    for (const q of ["100%zz", 'a"b OR c', "___", "%%%", "*", "a"]) expect(await find(staff, q)).toEqual([]);
    const { workspace } = await startedJourney(portal, [{}], { petName: "小白" });
    expect((await find(staff, "小白")).map(({ id }) => id)).toContain(workspace.id);
  });

  test("[SRCH-01] follows what is renamed, archived and removed", async () => {
    const { workspace, taskIds } = await startedJourney(portal, [{ title: "Zirconium form" }], {
      petName: "Quixotic",
    });
    const ids = async (q: string) => (await find(staff, q)).map(({ kind, id }) => `${kind} ${id}`);
    expect(await ids("quixotic")).toContain(`workspace ${workspace.id}`);
    expect(await ids("zirconium")).toEqual([`action ${taskIds[0]}`]);
    await portal.db.update(workspaces).set({ name: "Vanadium" }).where(eq(workspaces.id, workspace.id));
    expect(await ids("vanadium")).toEqual(
      [`action ${taskIds[0]}`, `workspace ${workspace.id}`].toSorted().toReversed(),
    );
    await portal.db
      .update(tasks)
      .set({ title: "Other" })
      .where(eq(tasks.id, taskIds[0] ?? 0));
    expect(await ids("zirconium")).toEqual([]);
    await portal.db.update(workspaces).set({ archivedAt: new Date() }).where(eq(workspaces.id, workspace.id));
    expect(await ids("vanadium")).toEqual([]);
  });
});

test("[SRCH-02] an owner finds what belongs to their own journeys, no clients, and nobody else's", async () => {
  const mine = new Set((await owner.trpc.workspaces.list.query({})).items.map(({ id }) => id));
  const everything = [];
  for (const q of ["form", "certificate", "the", "rab", "pay", "upload", "er"])
    everything.push(...(await find(owner, q)));
  expect(kindsOf(everything).has("action")).toBe(true);
  expect(kindsOf(everything).has("client")).toBe(false);
  const places = everything.flatMap(({ workspaceId }) => (workspaceId === null ? [] : [workspaceId]));
  expect(places.length).toBeGreaterThan(0);
  expect(places.every((id) => mine.has(id))).toBe(true);
  expect((await find(owner, "kiwi")).filter(({ kind }) => kind !== "article")).toEqual([]);
  expect((await portal.anonymous.get("/api/search?q=bella")).status).toBe(401);
});
