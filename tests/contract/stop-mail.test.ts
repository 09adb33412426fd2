import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { SESSION_SECRET } from "#tests/support/worker.ts";
import type { Mutable } from "#worker/ports/mail/letter.ts";
import { stopLinkOf } from "#worker/ports/mail/stop-link.ts";

const OWNER = DEMO_ACCOUNTS.owner;
const ONE_CLICK = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
  body: "List-Unsubscribe=One-Click",
};

let portal: Portal;
let owner: Actor;
let email = "";
const lines: string[] = [];
beforeAll(async () => {
  portal = await aPortal("accounts", {}, (line) => lines.push(line));
  owner = await portal.owner();
  const [row] = await portal.db.select().from(users).where(eq(users.id, OWNER));
  email = row?.email ?? "";
});
afterAll(() => portal.stop());

const NEWS: Mutable = { userId: OWNER, channel: "mail", kinds: ["message"] };
const addressOf = (mutable: Mutable, to = email) =>
  stopLinkOf({ secret: SESSION_SECRET, origin: "" }, to, mutable);

async function channels() {
  const all = await owner.trpc.notifications.preferences.query({});
  return Object.fromEntries(all.map(({ kind, channel }) => [kind, channel]));
}

test("[OWN-22] one click of a mail's program stops mails of that kind and no other, without signing in, again too; it can be taken back", async () => {
  for (const kind of ["message", "payment"] as const)
    await owner.trpc.notifications.setPreference.mutate({ kind, channel: "mail" });
  const before = await channels();
  const link = await addressOf(NEWS);
  const stranger = portal.anonymous;
  for (const _ of [1, 2]) {
    const answer = await stranger.request(link, ONE_CLICK);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("These mails are stopped");
    expect(await channels()).toEqual({ ...before, message: "portal" });
  }
  for (const _ of [1, 2]) {
    expect((await stranger.request(`${link}?again=1`, { method: "POST" })).status).toBe(200);
    expect(await channels()).toEqual(before);
  }
});

test("[OWN-22] looking at the page changes nothing, and what was chosen since stays", async () => {
  await owner.trpc.notifications.setPreference.mutate({ kind: "message", channel: "mail" });
  const link = await addressOf(NEWS);
  for (const method of ["GET", "HEAD"]) {
    const answer = await portal.anonymous.request(link, { method });
    expect([answer.status, answer.text.includes("Stop these mails?")]).toEqual([200, method === "GET"]);
    expect((await channels())["message"]).toBe("mail");
  }
  await owner.trpc.notifications.setPreference.mutate({ kind: "message", channel: "none" });
  for (const again of ["", "?again=1"]) await portal.anonymous.request(`${link}${again}`, ONE_CLICK);
  expect((await channels())["message"]).toBe("none");
});

test("[OWN-22] the mail of a day stops what it told of, and comes back as one", async () => {
  for (const kind of ["document", "journey"] as const)
    await owner.trpc.notifications.setPreference.mutate({ kind, channel: "digest" });
  const link = await addressOf({ userId: OWNER, channel: "digest", kinds: ["document", "journey"] });
  await portal.anonymous.request(link, ONE_CLICK);
  expect(await channels()).toMatchObject({ document: "portal", journey: "portal" });
  await portal.anonymous.request(`${link}?again=1`, { method: "POST" });
  expect(await channels()).toMatchObject({ document: "digest", journey: "digest" });
});

test("[OWN-22] an address that was not made here, for somebody else or for an address of before opens nothing and stands in no log", async () => {
  await owner.trpc.notifications.setPreference.mutate({ kind: "message", channel: "mail" });
  const link = await addressOf(NEWS);
  const signature = link.slice(-43);
  const other = await addressOf({ ...NEWS, userId: DEMO_ACCOUNTS.staff });
  const forged = [
    `/stop-mail/${OWNER}.mail.message.${"A".repeat(43)}`,
    `/stop-mail/${OWNER}.mail.message-due.${signature}`,
    `/stop-mail/${OWNER}.digest.message.${signature}`,
    `/stop-mail/${OWNER}.mail.nothing.${signature}`,
    other,
    await addressOf(NEWS, "before@example.com"),
    "/stop-mail/x",
  ];
  for (const address of forged) expect((await portal.anonymous.request(address, ONE_CLICK)).status).toBe(404);
  expect((await channels())["message"]).toBe("mail");
  expect(lines.join("\n")).not.toContain(signature);
});
