import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { newSetUpCode } from "#db/administrator.ts";
import { setUpCodes, users } from "#db/schema.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal("blank");
});
afterAll(() => portal.stop());

const ADA = { fullName: "Ada King", email: "ada@portal.example", timeZone: "Asia/Bangkok" };
const code = async (email?: string) => (await newSetUpCode({ url: portal.databaseUrl }, email)) ?? "";
const isSetUp = async () => (await portal.anonymous.trpc.auth.entrance.query({})).isSetUp;

test("[AUTH-16] a portal that nobody has set up gives its first administrator in for the printed code, once", async () => {
  expect(await isSetUp()).toBe(false);
  const old = await code();
  const newest = await code();
  const stranger = new Stranger(portal);
  for (const wrong of [old, "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA", "short"])
    expect((await stranger.post("set-up", { ...ADA, code: wrong })).status).toBe(400);
  const answers = await Promise.all(
    Array.from({ length: 3 }, (_, n) =>
      new Stranger(portal).post("set-up", {
        ...ADA,
        email: `ada${n}@portal.example`,
        code: newest.toLowerCase(),
      }),
    ),
  );
  const [opened, ...more] = answers.filter(({ status }) => status === 200);
  if (!opened) throw new Error("Nobody was let in");
  expect(more).toEqual([]);
  const me = await stranger.session(opened).trpc.auth.me.query({});
  expect(me).toMatchObject({ fullName: "Ada King", role: "admin", timeZone: "Asia/Bangkok" });
  expect(await isSetUp()).toBe(true);
  expect(await portal.db.select().from(setUpCodes)).toEqual([]);
  expect(await newSetUpCode({ url: portal.databaseUrl })).toBeNull();
  expect(JSON.stringify(await portal.db.select().from(users))).not.toContain(newest.replaceAll("-", ""));
});

test("[AUTH-16] a code made for an address brings that administrator back, and nobody else in", async () => {
  const [ada] = await portal.db.select().from(users);
  const email = ada?.email ?? "";
  await portal.db.update(users).set({ status: "inactive" }).where(eq(users.email, email));
  const printed = await code(email);
  const other = await new Stranger(portal).post("set-up", {
    ...ADA,
    email: "eve@evil.example",
    code: printed,
  });
  expect(other.status).toBe(400);
  const stranger = new Stranger(portal);
  const answer = await stranger.post("set-up", { ...ADA, email, code: printed });
  expect(answer.status).toBe(200);
  expect((await stranger.session(answer).trpc.auth.me.query({})).id).toBe(ada?.id);
});
