import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import type { Enrolment } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { JoinAnswer } from "#contracts/invites/shapes.ts";
import { DUMP_TABLES } from "#db/dump.ts";
import { activity, authenticators, identityProviders, outbox, settings, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { anApp, codeOf } from "#tests/support/authenticator.ts";
import { aProvider, CLIENT, type FakeProvider } from "#tests/support/fake-provider.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";
import { aDraft, forgetProvider, sessionOf, setProvider, Visitor } from "#tests/support/sso.ts";

const { administrator, staff: staffId, owner: ownerId } = DEMO_ACCOUNTS;
const PASSWORD = "correct horse battery";
const BY_PROVIDER = "Your company asks its colleagues to sign in by “Sign in with Acme”.";

let portal: Portal;
let provider: FakeProvider;
let admin: Actor;
const emails = new Map<number, string>();
let domain = "";
const draft = (more: object = {}) => ({ ...aDraft(provider, domain), ...more });

beforeAll(async () => {
  portal = await aPortal("accounts", { PROVIDERS_LOOPBACK: "1" });
  for (const { id, email } of await portal.db.select().from(users)) emails.set(id, email);
  domain = emails.get(staffId)?.split("@")[1] ?? "";
  provider = await aProvider({ sub: "s-1", email: emails.get(staffId) ?? "" });
  admin = await portal.admin();
  for (const actor of [admin, await portal.staff(), await portal.owner()])
    await actor.trpc.account.setPassword.mutate({ next: PASSWORD });
});
beforeEach(async () => {
  await forgetProvider(portal);
  await portal.db.delete(authenticators);
  await portal.db.delete(settings).where(eq(settings.key, "security"));
  provider.person = { sub: "s-1", email: emails.get(staffId) ?? "" };
  provider.said = {};
});
afterAll(async () => {
  provider.stop();
  await portal.stop();
});

const failed = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: { message: string }) => error.message,
  );
const byPassword = (id: number) =>
  new Stranger(portal).post("sign-in/password", { email: emails.get(id), password: PASSWORD });

test("[SSO-01] the client secret is kept encrypted, is in no answer and no record, and another issuer never gets it", async () => {
  expect(await failed(admin.trpc.sso.set.mutate(draft({ clientSecret: "" })))).toContain("clientSecret: ");
  const saved = await admin.trpc.sso.set.mutate(draft());
  expect(saved).toMatchObject({ hasSecret: true, version: 1, redirectUri: `${portal.origin}/sign-in` });
  const [row] = await portal.db.select().from(identityProviders);
  const [entry] = await portal.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  const told = JSON.stringify([row, entry, saved, await admin.trpc.sso.find.query({})]);
  expect(told).not.toContain(CLIENT.clientSecret);
  expect(entry).toMatchObject({ kind: "setting.changed", subject: "Single sign on" });
  const dumped = DUMP_TABLES.find(({ name }) => name === "identity_providers")?.columns ?? [];
  expect(dumped).toContain("client_id");
  expect(dumped).not.toContain("sealed_secret");
  expect(await failed(admin.trpc.sso.set.mutate(draft()))).toBe("Somebody has changed this in the meantime.");
  const elsewhere = draft({ issuer: "https://another.example", clientSecret: "", version: 1 });
  expect(await failed(admin.trpc.sso.set.mutate(elsewhere))).toContain("clientSecret: ");
  const staff = await portal.staff();
  expect(await failed(staff.trpc.sso.set.mutate(draft({ version: 1 })))).not.toBeNull();
});

test("[SSO-09] a test says in a sentence what is wrong with a provider", async () => {
  const said = async (issuer: string) => (await admin.trpc.sso.test.mutate({ issuer })).message;
  expect(await admin.trpc.sso.test.mutate({ issuer: provider.issuer })).toMatchObject({ isWorking: true });
  expect(await said(`${provider.issuer}/`)).toBe(
    `The provider calls itself “${provider.issuer}”: the issuer must be just that.`,
  );
  expect(await said(`${provider.issuer}/elsewhere`)).toContain("sends us on to another address");
  expect(await said(`${provider.issuer}/nothing`)).toContain("answers 404");
  expect(await said("http://127.0.0.1:1")).toContain("does not answer");
  provider.said = { code_challenge_methods_supported: ["plain"] };
  expect(await said(provider.issuer)).toBe("The provider does not offer PKCE with S256.");
  provider.said = { id_token_signing_alg_values_supported: ["HS256"] };
  expect(await said(provider.issuer)).toBe(
    "The provider does not offer ID tokens signed with RS256 or ES256.",
  );
  provider.said = { jwks_uri: `${provider.issuer}/nothing` };
  expect(await said(provider.issuer)).toContain("/nothing answers 404");
  provider.said = { token_endpoint: undefined };
  expect(await said(provider.issuer)).toContain("is not what an OpenID provider says of itself");
});

test("[SSO-07] it is asked of everybody only once somebody has come in by it, and an administrator keeps a way in", async () => {
  const required = draft({ isRequired: true });
  expect(await failed(setProvider(admin, required))).toContain("keeperIds: ");
  const kept = draft({ isRequired: true, keeperIds: [administrator] });
  expect(await failed(setProvider(admin, kept))).toContain("nobody has with this issuer yet");
  await setProvider(admin, draft());
  expect((await new Visitor(portal).enter()).status).toBe(200);
  await setProvider(admin, kept);

  // The right password is answered with the way that is asked for; a wrong one with what it always was.
  const refused = await byPassword(staffId);
  expect([refused.status, refused.text, sessionOf(refused)]).toEqual([409, BY_PROVIDER, undefined]);
  const wrong = await new Stranger(portal).post("sign-in/password", {
    email: emails.get(staffId),
    password: "another one altogether",
  });
  expect(wrong.text).toContain("Address and password do not belong together");
  const stranger = new Stranger(portal);
  const { browser, code, token } = await stranger.mailed(emails.get(staffId) ?? "");
  expect((await stranger.post("sign-in/code", { browser, code })).text).toBe(BY_PROVIDER);
  expect((await stranger.post("sign-in/link", { token })).text).toBe(BY_PROVIDER);
  expect((await byPassword(administrator)).status).toBe(200);
  expect((await byPassword(ownerId)).status).toBe(200);
  expect((await new Visitor(portal).enter()).status).toBe(200);
});

test("[SSO-07] where the last administrator who keeps a way in has left, no administrator is held to the provider", async () => {
  await setProvider(admin, draft());
  await new Visitor(portal).enter();
  const [keeper] = await portal.db
    .insert(users)
    .values({ fullName: "Ada King", email: `ada.king@${domain}`, role: "admin", status: "active" })
    .returning();
  if (!keeper) throw new Error("Nobody was added");
  const way = await portal.signIn(keeper.id);
  await way.trpc.account.setPassword.mutate({ next: PASSWORD });
  await setProvider(admin, draft({ isRequired: true, keeperIds: [keeper.id] }));
  expect((await byPassword(administrator)).status).toBe(409);
  await portal.db.update(users).set({ status: "inactive" }).where(eq(users.id, keeper.id));
  expect((await byPassword(administrator)).status).toBe(200);
  expect((await byPassword(staffId)).status).toBe(409);
});

test("[SSO-07] a new colleague joins by their invitation and is then sent to the provider", async () => {
  await setProvider(admin, draft());
  await new Visitor(portal).enter();
  await setProvider(admin, draft({ isRequired: true, keeperIds: [administrator] }));
  const email = `new.colleague@${domain}`;
  await admin.trpc.invites.inviteColleague.mutate({ fullName: "New Colleague", email });
  const [mail] = await portal.db.select().from(outbox).where(eq(outbox.toEmail, email));
  const { link = "" } = (mail?.payload ?? {}) as { link?: string };
  const joined = await new Stranger(portal).post<JoinAnswer>("join", { token: new URL(link).hash.slice(1) });
  expect([joined.json(), joined.headers.get("set-cookie")]).toEqual([
    { workspaceId: null, owes: null, isIn: false },
    null,
  ]);
  provider.person = { sub: "s-9", email };
  expect((await new Visitor(portal).enter()).status).toBe(200);
});

test("[SSO-08] the provider counts as the second step where the company says so, and owes one where it does not", async () => {
  await setProvider(admin, draft());
  const { secret } = await anApp(admin, PASSWORD);
  await admin.trpc.settings.setSignInPolicy.mutate({ isSecondFactorRequired: true, version: 0 });
  const visitor = new Visitor(portal);
  const owing = await visitor.enter();
  const { owes } = owing.json();
  expect([owes?.step, sessionOf(owing)]).toEqual(["enrolment", undefined]);
  const app = await visitor.post<Enrolment>("second-step/app", { token: owes?.token });
  const code = await codeOf(app.json().secret);
  expect((await visitor.post("second-step", { token: owes?.token, code })).status).toBe(200);
  expect(secret).not.toBe("");

  await setProvider(admin, draft({ isSecondStep: true }));
  const enough = await new Visitor(portal).enter();
  expect([enough.json().owes, typeof sessionOf(enough)]).toEqual([null, "string"]);
});

test("[SSO-09] without the switch for a machine of one's own only https on the public internet is asked", async () => {
  const closed = await aPortal("accounts");
  try {
    const chief = await closed.admin();
    for (const issuer of [
      provider.issuer,
      "https://127.0.0.1",
      "https://[::1]",
      "https://10.1.2.3",
      "https://169.254.169.254",
      "https://2130706433",
      "https://localhost",
      "https://intranet",
      "https://user:word@login.example.com",
    ]) {
      expect(await failed(chief.trpc.sso.set.mutate({ ...draft(), issuer }))).toContain("issuer: ");
      expect((await chief.trpc.sso.test.mutate({ issuer })).isWorking).toBe(false);
    }
  } finally {
    await closed.stop();
  }
});
