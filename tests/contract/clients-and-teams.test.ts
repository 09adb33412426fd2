import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Client, Team } from "#contracts/admin/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { clients, pets, teamMembers, users, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

test("[API-19] [ADMIN-08] teams come by name with their members", async () => {
  const answer = await staff.get<unknown[]>("/api/admin/teams");
  expect(answer.trips).toBe(1);
  const all = answer.json().map((row) => Team.parse(row));
  expect(all.length).toBeGreaterThan(1);
  const members = await portal.db
    .select({ teamId: teamMembers.teamId, fullName: users.fullName })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(sql`users.removed_at is null`)
    .orderBy(users.fullName);
  for (const team of all) {
    expect(team.members.map(({ fullName }) => fullName)).toEqual(
      members.filter(({ teamId }) => teamId === team.id).map(({ fullName }) => fullName),
    );
  }
  const everybody = all.flatMap((team) => team.members);
  expect(everybody.find(({ fullName }) => fullName === "Anna Lindqvist")?.initials).toBe("AL");
});

test("[API-20] [ENT-18] [ADMIN-09] clients come by name with their pets and journeys counted", async () => {
  const read = async () => {
    const answer = await staff.get<Record<string, unknown>[]>("/api/admin/clients?limit=200");
    return answer.json().map((row) => Client.parse({ ...row, joined: new Date(row.joined as string) }));
  };
  const hold = async () => {
    const all = await read();
    const count = async (query: ReturnType<typeof sql>) =>
      new Map((await portal.db.all<{ id: number; n: number }>(query)).map(({ id, n }) => [id, n]));
    const petsOf = await count(sql`select client_id as id, count(*) as n from pets group by client_id`);
    const journeysOf = await count(
      sql`select client_id as id, count(*) as n from workspaces where archived_at is null group by client_id`,
    );
    for (const client of all) {
      expect([client.id, client.pets, client.workspaces]).toEqual([
        client.id,
        petsOf.get(client.id) ?? 0,
        journeysOf.get(client.id) ?? 0,
      ]);
    }
    return all;
  };
  const all = await hold();
  expect(all.length).toBeGreaterThan(10);
  expect(all.some(({ groupName }) => groupName !== null)).toBe(true);
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
  await hold();
  await portal.db.update(workspaces).set({ archivedAt: new Date() }).where(eq(workspaces.id, workspaceId));
  const [client] = await portal.db.select().from(clients).where(eq(clients.userId, DEMO_ACCOUNTS.owner));
  await portal.db.insert(pets).values({ clientId: client?.id ?? 0, name: "Extra" });
  await hold();
});
