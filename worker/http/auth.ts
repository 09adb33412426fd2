import { eq, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod";

import {
  CodeInput,
  LinkInput,
  OwedInput,
  PasswordInput,
  type SecondStepAnswer,
  SecondStepInput,
  SetUpInput,
  type SignInAnswer,
  SignInRequest,
} from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { type JoinAnswer, JoinInput } from "#contracts/invites/shapes.ts";
import {
  type ProviderAnswer,
  ProviderReturn,
  ProviderStart,
  type ProviderStarted,
} from "#contracts/sso/shapes.ts";
import { openDb } from "#db/client.ts";
import { sessions } from "#db/schema.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import type { Env } from "#worker/core/env.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { sealSession } from "#worker/core/session.ts";
import { invalidInput } from "#worker/core/trpc.ts";
import { askToSignIn } from "#worker/domains/auth/ask-to-sign-in.ts";
import { enterAs } from "#worker/domains/auth/enter-as.ts";
import { enterByProvider } from "#worker/domains/auth/enter-by-provider.ts";
import { sealKnown } from "#worker/domains/auth/known-browser.ts";
import { redeemCode, redeemLink } from "#worker/domains/auth/redeem-mail.ts";
import { setUp } from "#worker/domains/auth/set-up.ts";
import { signInByPassword } from "#worker/domains/auth/sign-in-by-password.ts";
import { startAtProvider } from "#worker/domains/auth/start-at-provider.ts";
import { contactAtTheDoor, enrolAtTheDoor, takeSecondStep } from "#worker/domains/auth/take-second-step.ts";
import { acceptInvitation } from "#worker/domains/invites/accept-invitation.ts";
import {
  knownCookie,
  knownCookieOf,
  providerCookie,
  providerCookieOf,
  sessionCookie,
} from "#worker/http/cookies.ts";
import { limitedBody } from "#worker/http/guard.ts";

const DEMO_IDS: readonly number[] = Object.values(DEMO_ACCOUNTS);
const DemoChoice = z.object({ accountId: z.number().int() });

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };
type Entry = Awaited<ReturnType<typeof enterAs>>;

/** Doors that set or take away the session's cookie, which a procedure cannot. */
export const authDoors = new Hono<Doors>()
  .use(limitedBody(LIMITS.bodyBytes))
  /** Takes on one of the demo accounts; only where `DEMO_MODE` is set. */
  .post("/demo", async (c) => {
    const act = strangerIn(c);
    if (!act.circumstances.isDemo) throw new Fault("not_found");
    const choice = DemoChoice.safeParse(await c.req.json().catch(() => null));
    if (!choice.success || !DEMO_IDS.includes(choice.data.accountId)) {
      throw new Fault("invalid_input", "accountId: This is not a demo account", {
        accountId: "Not a demo account",
      });
    }
    await admit(c, await enterAs(act, choice.data.accountId, { isDemo: true }));
    return c.json({ accountId: choice.data.accountId });
  })
  /** The button behind a mailed invitation. Opening the link itself changes nothing. */
  .post("/join", async (c) => {
    const input = JoinInput.safeParse(await c.req.json().catch(() => null));
    if (!input.success) throw badFields({ token: "This link is not complete" });
    const act = strangerIn(c);
    const { userId, workspaceId, isSignedIn } = await acceptInvitation(act, input.data, await visitorOf(c));
    if (isSignedIn) return c.json({ workspaceId, owes: null, isIn: true } satisfies JoinAnswer);
    const entry = await enterAs(act, userId);
    const { owes } = await admit(c, entry);
    const isIn = entry.session !== null || owes !== null;
    return c.json({ workspaceId, owes, isIn } satisfies JoinAnswer);
  })
  /** Mails a link and a code. */
  .post("/sign-in", async (c) => c.json(await askToSignIn(strangerIn(c), await bodyOf(c, SignInRequest))))
  .post("/sign-in/link", async (c) =>
    c.json(await admit(c, await redeemLink(strangerIn(c), await bodyOf(c, LinkInput)))),
  )
  .post("/sign-in/code", async (c) =>
    c.json(await admit(c, await redeemCode(strangerIn(c), await bodyOf(c, CodeInput)))),
  )
  .post("/sign-in/password", async (c) =>
    c.json(
      await admit(
        c,
        await signInByPassword(strangerIn(c), await bodyOf(c, PasswordInput), knownCookieOf(c.req.raw)),
      ),
    ),
  )
  /** Where the identity provider is, and what this browser needs to come back from it. */
  .post("/provider/start", async (c) => {
    const { location, sealed } = await startAtProvider(strangerIn(c), await bodyOf(c, ProviderStart));
    c.header("set-cookie", providerCookie(c.req.raw, sealed));
    return c.json({ location } satisfies ProviderStarted);
  })
  .post("/provider", async (c) => {
    const input = await bodyOf(c, ProviderReturn);
    const { entry, next, isAgain } = await enterByProvider(strangerIn(c), input, providerCookieOf(c.req.raw));
    c.header("set-cookie", providerCookie(c.req.raw, null));
    return c.json({ ...(await admit(c, entry)), next, isAgain } satisfies ProviderAnswer);
  })
  .post("/second-step/app", async (c) =>
    c.json(await enrolAtTheDoor(strangerIn(c), await bodyOf(c, OwedInput))),
  )
  /** Whom somebody turns to who has neither the app nor a recovery code. */
  .post("/second-step/contact", async (c) =>
    c.json(await contactAtTheDoor(strangerIn(c), await bodyOf(c, OwedInput))),
  )
  .post("/second-step", async (c) => {
    const { entry, recoveryCodes } = await takeSecondStep(strangerIn(c), await bodyOf(c, SecondStepInput));
    const { role } = await admit(c, entry);
    return c.json({ role, recoveryCodes: [...recoveryCodes] } satisfies SecondStepAnswer);
  })
  /** The first administrator, by a code that the server has printed. */
  .post("/set-up", async (c) =>
    c.json(await admit(c, await setUp(strangerIn(c), await bodyOf(c, SetUpInput)))),
  )
  .post("/sign-out", async (c) => {
    const circumstances = c.get("circumstances");
    const tokenHash = circumstances.claims?.tokenHash;
    if (tokenHash) {
      await openDb(circumstances.connection, "write", circumstances.meter)
        .update(sessions)
        .set({ revokedAt: sql`ifnull(${sessions.revokedAt}, ${circumstances.now.getTime()})` })
        .where(eq(sessions.tokenHash, tokenHash));
      circumstances.afterwards(circumstances.publish([{ rights: "session", tokenHash }]));
    }
    c.header("set-cookie", sessionCookie(c.req.raw, null));
    return c.json({ signedOut: true });
  });

/** Whoever is signed in here: at these doors somebody says anew who they are. */
function strangerIn(c: Context<Doors>): Act {
  return new Act({ ...c.get("circumstances"), claims: null });
}

/** Who is signed in here; null for nobody, and for a session that has ended. */
async function visitorOf(c: Context<Doors>): Promise<number | null> {
  const act = new Act(c.get("circumstances"));
  if (!act.circumstances.claims) return null;
  try {
    await act.prove();
    return act.user.id;
  } catch (error) {
    if (error instanceof Fault && error.code === "unauthorized") return null;
    throw error;
  }
}

async function bodyOf<S extends z.ZodType>(c: Context<Doors>, shape: S): Promise<z.output<S>> {
  const input = shape.safeParse(await c.req.json().catch(() => null));
  if (!input.success) throw invalidInput(input.error);
  return input.data;
}

/** Hands out the session where one has been opened. @returns what the page is told */
async function admit(c: Context<Doors>, { user, session, owes }: Entry): Promise<SignInAnswer> {
  if (session) {
    const value = await sealSession(c.env.SESSION_SECRET, {
      token: session.token,
      userId: user.id,
      role: user.role,
    });
    c.header("set-cookie", sessionCookie(c.req.raw, value, session), { append: true });
    const known = await sealKnown(c.get("circumstances").vault, user.id);
    c.header("set-cookie", knownCookie(c.req.raw, known), { append: true });
  }
  return { role: user.role, owes };
}
