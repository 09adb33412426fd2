import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { RATE_LIMITS } from "#contracts/core/rate-limits.ts";
import { activity, identities, outbox, sessions, users } from "#db/schema.ts";
import { anActor } from "#tests/support/actor.ts";
import { aProvider, type FakeProvider, throughProvider } from "#tests/support/fake-provider.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { anIp } from "#tests/support/sign-in.ts";
import { aDraft, forgetProvider, sessionOf, setProvider, Visitor } from "#tests/support/sso.ts";

const { staff: staffId, owner: ownerId } = DEMO_ACCOUNTS;
const NO_ACCOUNT =
  "There is no account here that this sign-in opens. Please ask an administrator of the portal.";
const OVER = "This sign-in took too long, or was begun again in another tab. Please start once more.";
const FAILED = "“Sign in with Acme” does not work for the moment. Please try again.";

let portal: Portal;
let provider: FakeProvider;
let staffEmail = "";
let domain = "";
const emailOf = async (id: number) =>
  (await portal.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? "";

beforeAll(async () => {
  portal = await aPortal("accounts", { PROVIDERS_LOOPBACK: "1" });
  staffEmail = await emailOf(staffId);
  domain = staffEmail.split("@")[1] ?? "";
  provider = await aProvider({ sub: "s-1", email: staffEmail });
});
beforeEach(async () => {
  await forgetProvider(portal);
  provider.person = { sub: "s-1", email: staffEmail };
  provider.spoilt = {};
  await setProvider(await portal.admin(), aDraft(provider, domain));
});
afterAll(async () => {
  provider.stop();
  await portal.stop();
});

const refusal = ({ status, text }: { status: number; text: string }) => [status, text];

test("[SSO-02] a colleague comes in by the provider, is bound to their account there, and is told", async () => {
  // Addresses differ in case only.
  provider.person.email = staffEmail.toUpperCase();
  const answer = await new Visitor(portal).enter({ next: "/status?tab=all" });
  expect(answer.json()).toEqual({ role: "staff", owes: null, next: "/status?tab=all", isAgain: false });
  const actor = anActor(portal.origin, sessionOf(answer) ?? null);
  expect((await actor.trpc.auth.me.query({})).email).toBe(staffEmail);
  const [bound] = await portal.db.select().from(identities);
  expect(bound).toMatchObject({ userId: staffId, subject: "s-1", issuer: provider.issuer });
  // Whoever is taken off the provider is out the same day.
  const [session] = await portal.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, staffId))
    .orderBy(desc(sessions.createdAt));
  expect(session?.isRemembered).toBe(false);
  const kinds = (await portal.db.select().from(activity).where(eq(activity.personId, staffId))).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(expect.arrayContaining(["account.provider_bound", "session.started"]));
  const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, staffEmail));
  expect(mails.map(({ payload }) => (payload as { change?: string }).change)).toContain("provider_bound");
  // Once more: nothing is bound anew.
  expect((await new Visitor(portal).enter()).status).toBe(200);
  expect(await portal.db.select().from(identities)).toEqual([bound]);
});

test("[SSO-03] [TRUST-17] a token that does not hold lets nobody in", async () => {
  const cases: [string, FakeProvider["spoilt"]][] = [
    ["nonce", { claims: { nonce: "another" } }],
    ["audience", { audience: "another" }],
    ["several audiences without azp", { audience: ["portal", "another"] }],
    ["azp", { claims: { azp: "another" } }],
    ["issuer", { issuer: "https://another.example" }],
    ["expired", { expires: -120 }],
    ["[TRUST-17] of times to come", { age: -300 }],
    ["[TRUST-17] made long ago", { age: 3_600 }],
    ["alg none", { alg: "none" }],
    ["signed with the client's secret", { alg: "HS256" }],
    ["no subject", { claims: { sub: "" } }],
  ];
  for (const [name, spoilt] of cases) {
    provider.spoilt = spoilt;
    const answer = await new Visitor(portal).enter();
    expect([name, ...refusal(answer), sessionOf(answer)]).toEqual([name, 409, FAILED, undefined]);
  }
  expect(await portal.db.select().from(identities)).toEqual([]);
});

test("[SSO-03] the provider's keys change without anybody doing anything, and the old ones are worth nothing", async () => {
  expect((await new Visitor(portal).enter()).status).toBe(200);
  await provider.rotate();
  expect((await new Visitor(portal).enter()).status).toBe(200);
  provider.spoilt = { isOldKey: true };
  expect(refusal(await new Visitor(portal).enter())).toEqual([409, FAILED]);
});

test("[SSO-04] a way back works once, and only in the browser that began it", async () => {
  const visitor = new Visitor(portal);
  const returned = await throughProvider(await visitor.start());
  const other = new Visitor(portal);
  expect(refusal(await other.come(returned))).toEqual([409, OVER]);
  await other.start();
  expect(refusal(await other.come(returned))).toEqual([409, OVER]);
  expect(refusal(await visitor.come({ ...returned, state: "another" }))).toEqual([409, OVER]);
  expect(refusal(await visitor.come({ ...returned, iss: "https://another.example" }))).toEqual([409, OVER]);

  const again = new Visitor(portal);
  const once = await throughProvider(await again.start());
  expect((await again.come(once)).status).toBe(200);
  const asked = provider.asked;
  expect(refusal(await again.come(once))).toEqual([409, OVER]);
  // Nor with a code of the provider's that nobody has used.
  const unused = await throughProvider(await again.start());
  again.cookie = "provider=made.up";
  expect(refusal(await again.come(unused))).toEqual([409, OVER]);
  expect(provider.asked).toBe(asked);
});

test("[SSO-04] the browser can neither read nor stretch what it keeps, and two presses at once make one session", async () => {
  const visitor = new Visitor(portal);
  const location = new URL(await visitor.start({ next: "/status" }));
  const [, value = ""] = visitor.cookie.split("=");
  expect(value).not.toContain(location.searchParams.get("state") ?? "-");
  expect(location.searchParams.get("code_challenge_method")).toBe("S256");
  const returned = await throughProvider(location.href);
  const answers = await Promise.all([visitor.come(returned), visitor.come(returned)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test("[SSO-05] whoever has no account to come into is told the same, whatever the reason", async () => {
  const [inactive] = await portal.db
    .select()
    .from(users)
    .where(and(eq(users.role, "staff"), eq(users.status, "inactive")));
  const refused = [
    { sub: "x-1", email: `nobody@${domain}` },
    { sub: "x-2", email: staffEmail, isVerified: false },
    { sub: "x-3", email: "somebody@elsewhere.example" },
    { sub: "x-4", email: inactive?.email ?? "" },
    { sub: "x-5", email: await emailOf(ownerId) },
  ];
  await setProvider(await portal.admin(), {
    ...aDraft(provider, domain),
    domains: [domain, refused[4]?.email.split("@")[1] ?? ""],
  });
  for (const person of refused) {
    provider.person = person;
    const answer = await new Visitor(portal).enter();
    expect([person.sub, ...refusal(answer), sessionOf(answer)]).toEqual([
      person.sub,
      403,
      NO_ACCOUNT,
      undefined,
    ]);
  }
});

test("[SSO-06] another account at the provider with the same address is refused until an administrator unbinds the colleague", async () => {
  expect((await new Visitor(portal).enter()).status).toBe(200);
  provider.person.sub = "s-2";
  expect(refusal(await new Visitor(portal).enter())).toEqual([403, NO_ACCOUNT]);
  const [noted] = await portal.db
    .select()
    .from(activity)
    .where(eq(activity.kind, "session.refused"))
    .orderBy(desc(activity.id));
  expect(noted).toMatchObject({
    personId: staffId,
    data: { text: expect.stringContaining("another account") },
  });

  const admin = await portal.admin();
  const { items } = await admin.trpc.sso.bound.query({});
  expect(items.map(({ id, email }) => [id, email])).toEqual([[staffId, staffEmail]]);
  await admin.trpc.sso.unbind.mutate({ colleagueId: staffId });
  expect((await new Visitor(portal).enter()).status).toBe(200);
  // The account there that is theirs now opens nobody else's.
  const [colleague] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.administrator));
  provider.person = { sub: "s-2", email: colleague?.email ?? "" };
  expect(refusal(await new Visitor(portal).enter())).toEqual([403, NO_ACCOUNT]);
  const kinds = (await portal.db.select().from(activity).where(eq(activity.personId, staffId))).map(
    ({ kind }) => kind,
  );
  expect(kinds).toContain("account.provider_unbound");
});

test("[SSO-04] ways through the provider are begun sixty times in a quarter of an hour from one address, and no more", async () => {
  const ip = anIp();
  const visitor = new Visitor(portal, ip);
  for (let begun = 0; begun < RATE_LIMITS.providerStart.most - 1; begun++)
    expect((await visitor.post("provider/start", {})).status).toBe(200);
  expect((await visitor.post("provider/start", {})).status).toBe(200);
  const refused = await visitor.post("provider/start", {});
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
});

test("[SSO-02] switched off, no way through it begins or ends, and all that was set is kept", async () => {
  const visitor = new Visitor(portal);
  const returned = await throughProvider(await visitor.start());
  const admin = await portal.admin();
  expect((await admin.trpc.auth.entrance.query({})).provider).toBe("Sign in with Acme");
  await setProvider(admin, { ...aDraft(provider, domain), isOn: false, clientSecret: "" });
  expect((await visitor.come(returned)).status).toBe(404);
  expect((await visitor.post("provider/start", {})).status).toBe(404);
  expect((await admin.trpc.auth.entrance.query({})).provider).toBeNull();
  expect(await admin.trpc.sso.find.query({})).toMatchObject({
    isOn: false,
    hasSecret: true,
    domains: [domain],
  });
  await setProvider(admin, { ...aDraft(provider, domain), clientSecret: "" });
  expect((await new Visitor(portal).enter()).status).toBe(200);
});
