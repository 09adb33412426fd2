import path from "node:path";

import { eq, inArray, sql } from "drizzle-orm";
import type { Miniflare } from "miniflare";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { RATE_LIMITS, type RateLimitName } from "#contracts/core/rate-limits.ts";
import type { Db } from "#db/client.ts";
import { documents, sessions, users } from "#db/schema.ts";
import { attemptsOf } from "#worker/core/attempts.ts";
import type { Env } from "#worker/core/env.ts";
import { newToken, sealSession, sha256 } from "#worker/core/session.ts";

import { type Actor, anActor } from "./actor.ts";
import { aDatabase, type Template } from "./database.ts";
import { putDemoFiles } from "./files.ts";
import { aGate, type Gate } from "./gate.ts";
import { type Reader, READER_NAME, startReader } from "./reader.ts";
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
  /** What the clock does. */
  runDuties: () => Promise<void>;
  /** The Worker that reads papers, in a portal that has them read. */
  reader: Reader | null;
  /** Between Worker and database, in a portal that is asked for one. */
  gate: Gate | null;
  stop: () => Promise<void>;
};

/** A portal of its own for one test file: the built Worker in workerd over a real libSQL server with a copy of `template`. */
export async function aPortal(
  template: Template = "demo",
  variables: WorkerVariables = {},
  /** Takes what the Worker prints. */
  onLine?: (line: string) => void,
  {
    readsPapers = false,
    hasGate = false,
    ...platform
  }: Platform & {
    readsPapers?: boolean;
    hasGate?: boolean;
  } = {},
): Promise<Portal> {
  const database = await aDatabase(template);
  const registry = path.join(database.dir, "registry");
  let seen = "null";
  const gate = hasGate ? await aGate(database.url) : null;
  const miniflare = await startWorker(gate?.url ?? database.url, variables, onLine, {
    ...platform,
    ...(readsPapers && {
      registry,
      onNeighbours: (all) => (seen = JSON.stringify(all[READER_NAME] ?? null)),
    }),
  });
  const runDuties = async () => {
    const { scheduled } = await miniflare.getWorker();
    await scheduled({ scheduledTime: new Date(), cron: "*/10 * * * *" });
  };
  // Ended by what it read, it is told again of what waits, as `npm start` does.
  if (readsPapers) {
    // The demo company's own papers would be read first.
    await database.db.update(documents).set({ textNumber: sql`current_number` });
  }
  const reader = readsPapers ? await startReader(registry, () => seen, runDuties) : null;
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
    runDuties,
    reader,
    gate,
    stop: async () => {
      await reader?.stop();
      await gate?.stop();
      await miniflare.dispose();
      await database.stop();
    },
  };
}
