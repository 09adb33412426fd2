import type { DurableObjectState } from "@cloudflare/workers-types";
import { DurableObject } from "cloudflare:workers";

import { HOUR_MS } from "#contracts/core/durations.ts";

/** How many in how many seconds. */
export type Room = { readonly most: number; readonly seconds: number };

const CLEARED_EVERY_MS = HOUR_MS;

/**
 * Counts attempts, one object for each kind of them. Out of the database, which a stranger who knocks neither fills nor
 * slows down; and one at a time, so that of many at once no more pass than may.
 */
export class AttemptLimiter extends DurableObject {
  readonly #sql;

  constructor(state: DurableObjectState, env: unknown) {
    super(state, env);
    this.#sql = state.storage.sql;
    this.#sql.exec(
      "create table if not exists windows (whose text primary key, count integer not null, resets_at integer not null)",
    );
  }

  /** Counts one more where there is room. @returns null, or in how many milliseconds there is room again */
  async take(whose: string, { most, seconds }: Room): Promise<number | null> {
    const now = Date.now();
    this.#sql.exec("delete from windows where whose = ? and resets_at <= ?", whose, now);
    const [counted] = this.#sql
      .exec<{ resets_at: number }>(
        "insert into windows (whose, count, resets_at) values (?, 1, ?) on conflict (whose) do update set count = count + 1 where count < ? returning resets_at",
        whose,
        now + seconds * 1_000,
        most,
      )
      .toArray();
    if (!counted) {
      const [full] = this.#sql
        .exec<{ resets_at: number }>("select resets_at from windows where whose = ?", whose)
        .toArray();
      return Math.max((full?.resets_at ?? now) - now, 1);
    }
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + CLEARED_EVERY_MS);
    return null;
  }

  /** Takes one back that should not have counted. */
  giveBack(whose: string): void {
    this.#sql.exec("update windows set count = count - 1 where whose = ? and count > 0", whose);
  }

  /** Begins anew for somebody. */
  forget(whose: string): void {
    this.#sql.exec("delete from windows where whose = ?", whose);
  }

  override async alarm(): Promise<void> {
    this.#sql.exec("delete from windows where resets_at <= ?", Date.now());
    const [left] = this.#sql.exec<{ n: number }>("select count(*) as n from windows").toArray();
    if (left && left.n > 0) await this.ctx.storage.setAlarm(Date.now() + CLEARED_EVERY_MS);
  }
}
