import { eq, inArray } from "drizzle-orm";
import type { Miniflare } from "miniflare";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { RATE_LIMITS, type RateLimitName } from "#contracts/core/rate-limits.ts";
import type { Db } from "#db/client.ts";
import { sessions, users } from "#db/schema.ts";
import { attemptsOf } from "#worker/core/attempts.ts";
import type { Env } from "#worker/core/env.ts";
import { newToken, sealSession, sha256 } from "#worker/core/session.ts";

import { type Actor, anActor } from "./actor.ts";
import { aDatabase, type Template } from "./database.ts";
import { putDemoFiles } from "./files.ts";
import { SESSION_SECRET, startWorker, type Platform, type WorkerVariables } from "./worker.ts";

export type Portal = {
  /** Where it answers, without a trailing slash. */
  origin: string;
  /** The database behind it, for arranging a world and looking at what a call left. */
  db: Db;
  databaseUrl: string;
  databaseDir: string;
  miniflare: Miniflare;
  anonymous: Actor;
  /** The value of a session cookie for an account, `session=…`. */
  cookieOf: (userId: number) => Promise<string>;
  signIn: (userId: number) => Promise<Actor>;
  admin: () => Promise<Actor>;
  staff: () => Promise<Actor>;
  /** Owner of workspace 1. */
  owner: () => Promise<Actor>;
  /** Owner of another workspace. */
  secondOwner: () => Promise<Actor>;
  /** Lets everybody who is signed in try again what is limited; strangers come from an address of their own each. */
  forgetTries: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A portal of its own for one test file: the built Worker in workerd over a real libSQL server with a copy of `template`. */
export async function aPortal(
  template: Template = "demo",
  variables: WorkerVariables = {},
  /** Takes what the Worker prints. */
  onLine?: (line: string) => void,
  platform: Platform = {},
): Promise<Portal> {
  const database = await aDatabase(template);
  const miniflare = await startWorker(database.url, variables, onLine, platform);
  if (template === "demo") await putDemoFiles(miniflare);
  const origin = (await miniflare.ready).origin;

  const cookieOf = async (userId: number): Promise<string> => {
    const [user] = await database.db.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Error(`There is no account ${userId}`);
    const token = newToken();
    await database.db.insert(sessions).values({
      tokenHash: await sha256(token),
      userId,
      // Far off: tests let the clock run months ahead.
      expiresAt: new Date(Date.UTC(2099, 0)),
    });
    return `session=${await sealSession(SESSION_SECRET, { token, userId, role: user.role })}`;
  };
  const signIn = async (userId: number) => anActor(origin, await cookieOf(userId));

  return {
    origin,
    db: database.db,
    databaseUrl: database.url,
    databaseDir: database.dir,
    miniflare,
    anonymous: anActor(origin, null),
    cookieOf,
    signIn,
    admin: () => signIn(DEMO_ACCOUNTS.administrator),
    staff: () => signIn(DEMO_ACCOUNTS.staff),
    owner: () => signIn(DEMO_ACCOUNTS.owner),
    secondOwner: () => signIn(DEMO_ACCOUNTS.secondOwner),
    forgetTries: async () => {
      const attempts = attemptsOf((await miniflare.getBindings()) as unknown as Env);
      const ids = Object.values(DEMO_ACCOUNTS);
      const known = await database.db.select().from(users).where(inArray(users.id, ids));
      const mailboxes = await Promise.all(known.map(({ email }) => sha256(email)));
      const names = Object.keys(RATE_LIMITS) as RateLimitName[];
      const whoseOf = { account: ids.map(String), mailbox: mailboxes, network: [] };
      await Promise.all(
        names.flatMap((name) => whoseOf[RATE_LIMITS[name].by].map((whose) => attempts.forget(name, whose))),
      );
    },
    stop: async () => {
      await miniflare.dispose();
      await database.stop();
    },
  };
}
