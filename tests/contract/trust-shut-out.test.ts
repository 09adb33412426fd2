import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { SignInAnswer } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { RATE_LIMITS } from "#contracts/core/rate-limits.ts";
import { outbox, passwords, users } from "#db/schema.ts";
import { anApp, codeOf } from "#tests/support/authenticator.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { anIp, Stranger } from "#tests/support/sign-in.ts";
import { attemptsOf } from "#worker/core/attempts.ts";
import type { Env } from "#worker/core/env.ts";
import { hashPassword } from "#worker/core/password.ts";
import { sha256 } from "#worker/core/session.ts";

let portal: Portal;
let email: string;
beforeAll(async () => {
  portal = await aPortal("accounts");
  const [row] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
  email = row?.email ?? "";
});
beforeEach(async () => {
  await portal.forgetTries();
  await portal.db.delete(passwords);
});
afterAll(() => portal.stop());

const mailsTo = async (address: string) =>
  (await portal.db.select().from(outbox).where(eq(outbox.toEmail, address))).length;

describe("a stranger who knows an address", () => {
  test("[TRUST-05] sends wrong passwords from everywhere, and the right one still lets its owner in", async () => {
    const password = "correct horse battery";
    await portal.db
      .insert(passwords)
      .values({ userId: DEMO_ACCOUNTS.staff, hash: await hashPassword(password), changedAt: new Date() });
    for (let round = 0; round < 8; round++) {
      const wrong = await new Stranger(portal).post("sign-in/password", { email, password: `no ${round}` });
      expect(wrong.status).toBe(400);
    }
    expect((await new Stranger(portal).post("sign-in/password", { email, password })).status).toBe(200);
  });

  test("[TRUST-95] guesses from ever more networks no further than the limit, and neither the owner's browser nor their mail is shut", async () => {
    const password = "correct horse battery";
    await portal.db
      .insert(passwords)
      .values({ userId: DEMO_ACCOUNTS.staff, hash: await hashPassword(password), changedAt: new Date() });
    const from = (cookie?: string) =>
      portal.anonymous.request<SignInAnswer>("/auth/sign-in/password", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "cf-connecting-ip": anIp(),
          ...(cookie && { cookie }),
        },
        body: JSON.stringify({ email, password }),
      });
    const first = await from();
    const isKnown = (cookie: string) => cookie.startsWith("known=");
    const known = first.headers.getSetCookie().find(isKnown) ?? "";
    expect(known).toContain("HttpOnly; SameSite=Lax");
    const attempts = attemptsOf((await portal.miniflare.getBindings()) as unknown as Env);
    const guesses = async (address: string) => {
      const whose = await sha256(address);
      for (let left = RATE_LIMITS.password.most; left > 1; left--) await attempts.take("password", whose);
      const statuses: number[] = [];
      for (let round = 0; round < 3; round++) {
        const guess = { email: address, password: `no ${round}` };
        statuses.push((await new Stranger(portal).post("sign-in/password", guess)).status);
      }
      return statuses;
    };
    expect(await guesses(email)).toEqual([400, 429, 429]);
    expect(await guesses("no.such.person@example.com")).toEqual([400, 429, 429]);
    const late = await from();
    expect([late.status, late.text]).toEqual([
      429,
      expect.stringContaining("from a browser in which you have come in before"),
    ]);
    expect((await from(known.split(";")[0])).status).toBe(200);
    const ofNobody = known.replace(/^known=./, (start) => (start === "known=a" ? "known=b" : "known=a"));
    expect((await from(ofNobody.split(";")[0])).status).toBe(429);
    // Guesses in one browser of theirs shut out none of the others.
    const second = (await from(known.split(";")[0])).headers.getSetCookie().find(isKnown) ?? "";
    const first20 = `browser ${/^known=([^.]+)/.exec(known)?.[1]}`;
    for (let left = RATE_LIMITS.password.most; left > 0; left--) await attempts.take("password", first20);
    expect((await from(known.split(";")[0])).status).toBe(429);
    expect((await from(second.split(";")[0])).status).toBe(200);
    const { token } = await new Stranger(portal).mailed(email);
    expect((await new Stranger(portal).post("sign-in/link", { token })).status).toBe(200);
  });

  test("[TRUST-05] sends wrong codes of mails that they asked for, and the owner's authenticator still works", async () => {
    const staff = await portal.staff();
    const { secret } = await anApp(staff);
    await portal.forgetTries();
    for (let round = 0; round < 3; round++) {
      const stranger = new Stranger(portal);
      const browser = await stranger.ask(email);
      for (let guess = 0; guess < 5; guess++)
        await stranger.post("sign-in/code", { browser, code: `00000${guess}` });
    }
    const owner = new Stranger(portal);
    const { token } = await owner.mailed(email);
    const first = await owner.post("sign-in/link", { token });
    expect(first.json().owes?.step).toBe("code");
    const entered = await owner.post("second-step", {
      token: first.json().owes?.token,
      code: await codeOf(secret),
    });
    expect(entered.status).toBe(200);
  });

  test("[TRUST-05] asks for more mails than are sent: each is answered the same, and what was mailed lets in", async () => {
    const { most } = RATE_LIMITS.mailTo;
    const before = await mailsTo(email);
    const { token } = await new Stranger(portal).mailed(email);
    const answers = [];
    for (let round = 0; round < most + 3; round++)
      answers.push(await new Stranger(portal).post("sign-in", { email }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await mailsTo(email)).toBe(before + most);
    expect((await new Stranger(portal).post("sign-in/link", { token })).status).toBe(200);
  });
});

describe("the same answer for every address", () => {
  test("[TRUST-13] known or not, within each limit and beyond it", async () => {
    const nobodys = "nobody.at.all@example.com";
    const walk = async (address: string) => {
      const seen: unknown[] = [];
      const from = new Stranger(portal);
      for (let round = 0; round < RATE_LIMITS.mailedLink.most + 2; round++) {
        const { status } = await from.post("sign-in", { email: address });
        seen.push(status);
      }
      for (let round = 0; round < RATE_LIMITS.mailTo.most; round++)
        seen.push((await new Stranger(portal).post("sign-in", { email: address })).status);
      const guesser = new Stranger(portal);
      for (let round = 0; round < RATE_LIMITS.signIn.most + 2; round++) {
        const { status, text } = await guesser.post("sign-in/password", {
          email: address,
          password: "not this one",
        });
        seen.push(`${status} ${text}`);
      }
      const typist = new Stranger(portal);
      for (let round = 0; round < RATE_LIMITS.invitationCode.most + 2; round++) {
        const { status, text } = await typist.post("join", { email: address, code: "AAAA-AAAA" });
        seen.push(`${status} ${text}`);
      }
      return seen;
    };
    expect(await walk(email)).toEqual(await walk(nobodys));
  });

  test("[TRUST-13] a mail beyond the limit has a code that is as wrong as any", async () => {
    for (let round = 0; round < RATE_LIMITS.mailTo.most; round++) await new Stranger(portal).ask(email);
    const [late, nobodys] = [new Stranger(portal), new Stranger(portal)];
    const [mine, theirs] = [await late.ask(email), await nobodys.ask("nobody.at.all@example.com")];
    const [one, other] = [
      await late.post("sign-in/code", { browser: mine, code: "123456" }),
      await nobodys.post("sign-in/code", { browser: theirs, code: "123456" }),
    ];
    expect([one.status, one.text]).toEqual([other.status, other.text]);
  });
});
