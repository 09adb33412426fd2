import { eq } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import type { FeatureName } from "#contracts/core/features-shapes.ts";
import { FEATURES } from "#contracts/core/features.ts";
import { RATE_LIMITS } from "#contracts/core/rate-limits.ts";
import type { Route } from "#contracts/core/route.ts";
import type { Permission } from "#contracts/settings/permissions-shapes.ts";
import { type Db, openDb } from "#db/client.ts";
import { attempts, type users } from "#db/schema.ts";
import { refuseWhileFull } from "#worker/core/attempts.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import { type Company, NO_COMPANY } from "#worker/core/company.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { markSeen } from "#worker/core/last-seen.ts";
import { newsIn } from "#worker/core/news.ts";
import {
  type OfParts,
  type Proof,
  proofOf,
  refuseBy,
  type Standing,
  standingOf,
} from "#worker/core/proof.ts";
import type { Claims } from "#worker/core/session.ts";
import { sha256 } from "#worker/core/session.ts";
import {
  isCalledOff,
  isSlotTaken,
  isUniqueConflict,
  withPatience,
  type Statement,
} from "#worker/core/writing.ts";

type Statements = readonly [Statement, ...Statement[]];

export type UserRow = typeof users.$inferSelect;

/** One try at making something, as its maker names it. */
export type Attempt = { readonly requestId: string; readonly operation: string; readonly body: unknown };

/** What a route says of who may call it and how often. */
type Asked = Pick<Route, "permission" | "feature" | "limit"> & OfParts;

/**
 * Who asks, and their only way to the database. Every trip of a request is a batch, and the first one also proves the
 * session and what its permissions are: a revoked session, a suspended or changed account, or staff without the permission
 * that is needed end the request before anything is returned or written.
 */
export class Act {
  readonly circumstances: Circumstances;
  #proven = false;
  #standing: Standing | null = null;
  readonly #asked: Asked;
  /** A call counts once, however many trips it takes. */
  #isCounted = false;

  constructor(circumstances: Circumstances, asked: Asked = {}) {
    this.circumstances = circumstances;
    this.#asked = asked;
  }

  /**
   * Writes down what an outside service reports, under the name of the person whom it concerns and with the company's
   * rights. The service's signature has been proven by then; the person may have left.
   */
  static inNameOf(circumstances: Circumstances, user: UserRow): Act {
    const act = new Act({ ...circumstances, claims: { userId: user.id, role: "admin", tokenHash: null } });
    act.#proven = true;
    act.#standing = { user, permissions: [], company: NO_COMPANY, features: FEATURES };
    return act;
  }

  get now(): Date {
    return this.circumstances.now;
  }

  /** The company's calendar date: what `overdue` is settled by. */
  get today(): CalendarDate {
    return dateInZone(this.now, this.circumstances.companyZone);
  }

  get who(): Claims {
    if (!this.circumstances.claims) throw new Fault("unauthorized");
    return this.circumstances.claims;
  }

  get isStaff(): boolean {
    return this.who.role !== "customer";
  }

  /** The caller's own row. This and what follows is there once a trip has proven the session. */
  get user(): UserRow {
    return this.#known.user;
  }

  /** What the caller holds. */
  get permissions(): readonly Permission[] {
    return this.#known.permissions;
  }

  /** What the company has chosen for everybody. */
  get company(): Company {
    return this.#known.company;
  }

  /** What of the optional features is on. */
  get features(): readonly FeatureName[] {
    return this.#known.features;
  }

  get #known(): Standing {
    if (!this.#standing) throw new Error("The session has not been proven yet");
    return this.#standing;
  }

  /** One trip. The statements see one state of the database. */
  async read<const T extends Statements>(make: (db: Db) => T): Promise<BatchResponse<T>> {
    const { claims, connection, meter, sharedReads } = this.circumstances;
    const db = openDb(connection, "read", meter, sharedReads);
    if (this.#counts("tries")) await this.prove();
    if (!claims || this.#proven) return batch(db, make(db));
    const [found, ...results] = (await batch(db, [
      proofOf(db, claims, this.now),
      ...make(db),
    ])) as unknown as unknown[];
    this.#prove(found as Proof[], claims);
    return results as unknown as BatchResponse<T>;
  }

  /**
   * One trip that happens whole or not at all, after one that proves the session where none has yet: a write is never
   * sent on a mere claim. `BUSY` is tried again, with jitter, for at most two seconds. What its statements tell goes out
   * to the open pages once it is through.
   * @throws CalledOff where an `onlyIf` among the statements does not hold.
   */
  async write<const T extends Statements>(make: (db: Db) => T): Promise<BatchResponse<T>> {
    await this.prove();
    const isCounting = this.#counts("done");
    if (isCounting) await this.#count();
    try {
      const { statements, results } = await withPatience(async () => {
        const db = openDb(this.circumstances.connection, "write", this.circumstances.meter);
        const made = make(db);
        return { statements: made, results: await batch(db, made) };
      });
      this.circumstances.afterwards(this.circumstances.publish(newsIn(statements, results)));
      return results;
    } catch (error) {
      if (isCounting) await this.#uncount();
      if (isSlotTaken(error)) throw new Fault("slot_taken");
      throw isCalledOff(error) ? new CalledOff() : error;
    }
  }

  /** Proves the session with a trip of its own, where no read has done so. */
  async prove(): Promise<void> {
    const { claims, connection, meter } = this.circumstances;
    if (!claims || this.#proven) return;
    this.#prove(await proofOf(openDb(connection, "read", meter), claims, this.now), claims);
    if (this.#counts("tries")) await this.#count();
  }

  /** Whether this call still has to be counted, by a limit of that kind. */
  #counts(what: "tries" | "done"): boolean {
    const { limit } = this.#asked;
    return limit !== undefined && RATE_LIMITS[limit].counts === what && !this.#isCounted;
  }

  async #count(): Promise<void> {
    const { limit } = this.#asked;
    if (!limit) return;
    this.#isCounted = true;
    refuseWhileFull(await this.circumstances.attempts.take(limit, String(this.who.userId)));
  }

  async #uncount(): Promise<void> {
    const { limit } = this.#asked;
    if (!limit) return;
    this.#isCounted = false;
    await this.circumstances.attempts.giveBack(limit, String(this.who.userId));
  }

  /**
   * A write that happens once for a request id. Null when the same attempt has been made before: read what it made.
   * The same id for another operation, person or body is refused.
   */
  async writeOnce<const T extends Statements>(
    attempt: Attempt,
    make: (db: Db) => T,
  ): Promise<BatchResponse<T> | null> {
    const mark = await this.#markOf(attempt);
    try {
      const results = await this.write((db) => [db.insert(attempts).values(mark), ...make(db)]);
      return results.slice(1) as unknown as BatchResponse<T>;
    } catch (error) {
      if (!isUniqueConflict(error, "attempts.request_id")) throw error;
      const [[before]] = await this.read((db) => [attemptQuery(db, attempt.requestId)]);
      if (!(await this.isRepeated(attempt, before))) throw error;
      return null;
    }
  }

  /**
   * Whether an attempt has been made before, by what `attemptQuery` found of it: a verb that refuses by the state of
   * its row asks first, since the first time has changed that state.
   * @throws Fault `request_reused` where the id belongs to another operation, person or body.
   */
  async isRepeated(attempt: Attempt, before: AttemptRow | undefined): Promise<boolean> {
    if (!before) return false;
    const mark = await this.#markOf(attempt);
    const isSame =
      before.userId === mark.userId &&
      before.operation === mark.operation &&
      before.bodyHash === mark.bodyHash;
    if (!isSame) throw new Fault("request_reused");
    return true;
  }

  async #markOf({ requestId, operation, body }: Attempt): Promise<AttemptRow> {
    const bodyHash = await sha256(JSON.stringify(body));
    return { requestId, userId: this.who.userId, operation, bodyHash, createdAt: this.now };
  }

  #prove(found: Proof[], claims: Claims): void {
    const [proof] = found;
    if (!proof || proof.user.role !== claims.role) throw new Fault("unauthorized");
    const standing = standingOf(proof);
    refuseBy(standing, this.#asked);
    if (proof.lastSeenAt) markSeen(this.circumstances, proof.lastSeenAt);
    this.#standing = standing;
    this.#proven = true;
  }
}

type AttemptRow = typeof attempts.$inferSelect;

/** What is known of an attempt; see `Act.isRepeated`. */
export function attemptQuery(db: Db, requestId: string) {
  return db.select().from(attempts).where(eq(attempts.requestId, requestId));
}

type Last<T extends readonly unknown[]> = T extends readonly [...unknown[], infer L] ? L : never;

/** What the last statement of a write returned: by the house's custom that is the answer. */
export function answerOf<T extends readonly unknown[]>(results: T): Last<T> {
  return results.at(-1) as Last<T>;
}

/** The row that a read or a write was about. @throws Fault `not_found` */
export function onlyRow<Row>([row]: readonly (Row | undefined)[]): Row {
  if (!row) throw new Fault("not_found");
  return row;
}

async function batch<const T extends Statements>(db: Db, statements: T): Promise<BatchResponse<T>> {
  return (await db.batch(statements as never)) as BatchResponse<T>;
}
