import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { TAB_HEADER } from "#contracts/core/tab.ts";
import { activity, sessions, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { askForLive, type Ear, listen } from "#tests/support/live.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { sha256 } from "#worker/core/session.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
let secondOwner: Actor;
let own: number;
let others: number;
const ears: Ear[] = [];

beforeAll(async () => {
  portal = await aPortal("demo");
  [staff, owner, secondOwner] = await Promise.all([portal.staff(), portal.owner(), portal.secondOwner()]);
  own = (await aJourney(portal.db, DEMO_ACCOUNTS.owner)).workspaceId;
  others = (await aJourney(portal.db, DEMO_ACCOUNTS.secondOwner)).workspaceId;
});
afterAll(async () => {
  for (const ear of ears) ear.close();
  await portal.stop();
});

async function ear(actor: Actor, query = ""): Promise<Ear> {
  const made = await listen(portal, actor, { query });
  ears.push(made);
  return made;
}
const write = (actor: Actor, workspaceId: number, body = "Is all well?") =>
  actor.trpc.messages.send.mutate({ workspaceId, body });

describe("the door", () => {
  test("[LIVE-01] a foreign page and a visitor without a session are refused before the line opens", async () => {
    const refusals = [
      [403, await askForLive(portal, staff, { origin: "https://evil.example" })],
      [403, await askForLive(portal, staff, { origin: "null" })],
      [403, await askForLive(portal, staff, { headers: { "sec-fetch-site": "cross-site" } })],
      [401, await askForLive(portal, portal.anonymous)],
      [401, await askForLive(portal, { ...staff, cookie: `${staff.cookie}x` })],
    ] as const;
    for (const [status, answer] of refusals) {
      expect([answer.status, answer.webSocket]).toEqual([status, null]);
    }
    const [user] = await portal.db
      .insert(users)
      .values({ fullName: "Gone Colleague", email: "gone@example.com", role: "staff", status: "inactive" })
      .returning();
    const gone = await portal.signIn(user?.id ?? 0);
    expect((await askForLive(portal, gone)).status).toBe(401);
    expect((await staff.get("/live")).status).toBe(400);
  });

  test("answers a ping without a word from the company", async () => {
    const line = await ear(owner);
    line.say("ping");
    await expect.poll(() => line.frames).toContain("pong");
  });
});

describe("who hears what", () => {
  test("[LIVE-02] colleagues hear of every journey, an owner only of their own", async () => {
    const [desk, home] = [await ear(staff), await ear(owner)];
    await write(secondOwner, others);
    await desk.hears(`messages/${others}`);
    await write(owner, own);
    await home.hears(`messages/${own}`);
    await desk.hears(`messages/${own}`);
    expect(home.topics().filter((topic) => topic !== "everything")).toEqual([`messages/${own}`]);
  });

  test("[LIVE-03] a message holds a topic and a growing revision and nothing else", async () => {
    const desk = await ear(staff);
    const secret = "The microchip is 985112003456789";
    await write(owner, own, secret);
    await write(owner, own, secret);
    await expect.poll(() => desk.topics().filter((topic) => topic === `messages/${own}`)).toHaveLength(2);
    for (const frame of desk.frames) expect(frame).not.toContain("985112003456789");
    for (const message of desk.heard) expect(Object.keys(message).sort()).toEqual(["revision", "topic"]);
    const [first, second] = desk.heard.filter(({ topic }) => topic === `messages/${own}`);
    expect(second?.revision).toBeGreaterThan(first?.revision ?? Number.POSITIVE_INFINITY);
  });

  test("[LIVE-04] a bell rings for whom a notification was made, at nobody else's desk", async () => {
    const [bell, other] = [await ear(owner), await ear(secondOwner)];
    await write(staff, own);
    await bell.hears("notifications");
    await write(staff, others);
    await other.hears("notifications");
    expect(bell.topics().filter((topic) => topic === "notifications")).toHaveLength(1);
    expect(other.topics().filter((topic) => topic === "notifications")).toHaveLength(1);
  });

  test("[LIVE-05] the tab that did it is not told, every other tab of the same person is", async () => {
    const [here, there] = [await ear(owner, "?tab=tab-number-one"), await ear(owner, "?tab=tab-number-two")];
    await owner.request("/api/workspaces", { headers: { [TAB_HEADER]: "tab-number-one" } });
    const answer = await owner.request("/trpc/messages.send", {
      method: "POST",
      headers: { "content-type": "application/json", [TAB_HEADER]: "tab-number-one" },
      body: JSON.stringify({ json: { workspaceId: own, body: "From here" } }),
    });
    expect(answer.status).toBe(200);
    await there.hears(`messages/${own}`);
    await write(staff, own);
    await here.hears(`messages/${own}`);
    expect(here.topics().filter((topic) => topic === `messages/${own}`)).toHaveLength(1);
    expect(there.topics().filter((topic) => topic === `messages/${own}`)).toHaveLength(2);
  });

  test("[LIVE-15] what the roles in a journey may do is heard by every owner, and nothing else of the company's set-up", async () => {
    const homes = [await ear(owner), await ear(secondOwner)];
    const admin = await portal.admin();
    const { roles, version } = await admin.trpc.settings.memberRights.query({});
    const family: typeof roles.family = roles.family.includes("write") ? ["view"] : ["view", "write"];
    await admin.trpc.settings.setMemberRights.mutate({ roles: { ...roles, family }, version });
    for (const home of homes) {
      await home.hears("roles");
      expect(home.topics().filter((topic) => topic !== "everything")).toEqual(["roles"]);
    }
  });

  test("a refused write tells nobody", async () => {
    const desk = await ear(staff);
    await expect(write(owner, others)).rejects.toThrow("There is nothing here");
    await write(owner, own);
    await desk.hears(`messages/${own}`);
    expect(desk.topics()).not.toContain(`messages/${others}`);
  });
});

describe("how it ends", () => {
  test("[LIVE-06] signing out, an expired session and changed rights end the line", async () => {
    const leaving = await portal.staff();
    const left = await ear(leaving);
    expect((await leaving.send("POST", "/auth/sign-out")).status).toBe(200);
    await left.hears("rights");

    const short = await portal.signIn(DEMO_ACCOUNTS.staff);
    const token = short.cookie?.split("=")[1]?.split(".")[0] ?? "";
    await portal.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 1_500) })
      .where(eq(sessions.tokenHash, await sha256(token)));
    const ended = await ear(short);
    await ended.hears("rights");
    expect((await askForLive(portal, short)).status).toBe(401);

    const [colleague] = await portal.db
      .insert(users)
      .values({ fullName: "Ines Alves", email: "ines@example.com", role: "staff", status: "active" })
      .returning();
    const ines = await portal.signIn(colleague?.id ?? 0);
    const [suspended, stays] = [await ear(ines), await ear(staff)];
    const admin = await portal.admin();
    await admin.trpc.admin.updateColleague.mutate({ colleagueId: colleague?.id ?? 0, status: "inactive" });
    await suspended.hears("rights");
    await stays.hears("people");
    expect((await askForLive(portal, ines)).status).toBe(401);

    await write(owner, own);
    await stays.hears(`messages/${own}`);
    for (const gone of [left, ended, suspended]) expect(gone.topics().at(-1)).toBe("rights");
  });

  test("[LIVE-07] an owner whose new journey begins asks anew and hears of it from then on", async () => {
    const home = await ear(owner);
    const [account] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.owner));
    const [template] = (await staff.trpc.templates.list.query({})).items;
    const made = await staff.trpc.workspaces.createFromTemplate.mutate({
      templateId: template?.id ?? 0,
      ownerName: account?.fullName ?? "",
      ownerEmail: account?.email ?? "",
      petName: "Luna",
      departureDate: "2031-05-06",
    });
    await home.hears("rights");
    const again = await ear(owner);
    await write(staff, made.id);
    await again.hears(`messages/${made.id}`);
    expect(home.topics().at(-1)).toBe("rights");
  });

  test("whoever talks into the line is shown out, and nobody hears what they said", async () => {
    const [line, stays] = [await ear(staff), await ear(staff)];
    line.say(JSON.stringify({ topic: "people", revision: 1 }));
    await line.hears("rights");
    await write(owner, own);
    await stays.hears(`messages/${own}`);
    expect(line.topics().at(-1)).toBe("rights");
    expect(stays.topics()).not.toContain("people");
  });
});

test("[LIVE-08] a page that opened before a change and listens only after it is told that it has missed something", async () => {
  await portal.db.insert(activity).values({
    at: new Date(Date.now() - 20_000),
    kind: "message.sent",
    workspaceId: others,
    reference: "a test",
  });
  const [lateDesk, lateHome, early] = [
    await ear(staff, "?age=60000"),
    await ear(secondOwner, "?age=60000"),
    await ear(secondOwner, "?age=10"),
  ];
  await lateDesk.hears("everything");
  await lateHome.hears("everything");
  await write(staff, others);
  await early.hears(`messages/${others}`);
  expect(early.topics()).not.toContain("everything");
});
