import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Team } from "#contracts/admin/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { activity, teamMembers, teams, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const make = (body: object) => admin.send<Team>("POST", "/api/admin/teams", body);
const change = (team: Team, body: object) =>
  admin.send<Team>("PATCH", `/api/admin/teams/${team.id}`, { version: team.version, ...body });
const membersOf = (team: Team) => team.members.map(({ id }) => id).sort((a, b) => a - b);

test("[ADMIN-08] a team is made once, and its name and members change by its version", async () => {
  const body = { name: "ทีมกลางคืน", memberIds: [2, 2, 1], requestId: crypto.randomUUID() };
  const both = [await make(body), await make(body)];
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const team = (both[0] as (typeof both)[0]).json();
  expect(both[1]?.json()).toEqual(team);
  expect([team.name, membersOf(team)]).toEqual(["ทีมกลางคืน", [1, 2]]);
  const changed = await change(team, { name: "Night desk", memberIds: [2] });
  expect([changed.status, changed.json().name, membersOf(changed.json())]).toEqual([200, "Night desk", [2]]);
  const stale = await change(team, { name: "Other", memberIds: [] });
  expect(stale.status).toBe(409);
  const written = await portal.db.select().from(activity).where(eq(activity.subject, "Night desk"));
  expect(written.map(({ kind }) => kind)).toEqual(["team.updated"]);
});

test("[ADMIN-08] a name that is taken and a member who is no colleague are refused at their field", async () => {
  const team = (await make({ name: "Field desk", memberIds: [] })).json();
  const refusals = [
    await make({ name: "Field desk", memberIds: [] }),
    await change(team, { name: "Europe desk", memberIds: [] }),
    await make({ name: " ", memberIds: [] }),
    await make({ name: "Desk of owners", memberIds: [DEMO_ACCOUNTS.owner] }),
    await change(team, { name: "Field desk", memberIds: [999_999_999] }),
  ];
  expect(refusals.map(({ status, text }) => [status, text])).toEqual([
    [400, "name: There is a team of this name already"],
    [400, "name: There is a team of this name already"],
    [400, "name: Team name is required"],
    [400, "memberIds: Somebody among the members is no colleague"],
    [400, "memberIds: Somebody among the members is no colleague"],
  ]);
  const staff = await portal.staff();
  expect((await staff.send("POST", "/api/admin/teams", { name: "Mine", memberIds: [] })).status).toBe(403);
});

test("[ADMIN-08] a team that is removed leaves its members and its journeys behind", async () => {
  const team = (await make({ name: "Short-lived desk", memberIds: [2] })).json();
  const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [], { teamId: team.id });
  const remove = (version: number) => admin.send("DELETE", `/api/admin/teams/${team.id}`, { version });
  expect((await remove(team.version + 1)).status).toBe(409);
  expect((await remove(team.version)).status).toBe(200);
  expect(await portal.db.select().from(teams).where(eq(teams.id, team.id))).toEqual([]);
  expect(await portal.db.select().from(teamMembers).where(eq(teamMembers.teamId, team.id))).toEqual([]);
  const [journey] = await portal.db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  expect(journey?.teamId).toBeNull();
  const written = await portal.db
    .select()
    .from(activity)
    .where(and(eq(activity.kind, "team.removed"), eq(activity.subject, "Short-lived desk")));
  expect(written).toHaveLength(1);
  expect((await remove(team.version)).status).toBe(404);
});
