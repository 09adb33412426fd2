import { type SQL, sql } from "drizzle-orm";

import { RATE_LIMITS, type RateLimitName } from "#contracts/core/rate-limits.ts";
import type { Db } from "#db/client.ts";
import { Fault } from "#worker/core/fault.ts";

/** A window as the database keeps it, `resets_at` in milliseconds. */
export type Window = { count: number; resets_at: number };

/** Whose window it is: `signIn 12`, `mailedLink 203.0.113.7`. */
export const windowOf = (name: RateLimitName, whose: string | number): string => `${name} ${whose}`;

/**
 * One network address, as far as it is one customer's: an IPv6 line has 2^64 of them.
 * @param ip as `cf-connecting-ip` says it
 */
export function networkOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const [head = "", tail] = ip.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0);
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** Counts one more and says how many that are; only where the condition holds. */
export function countOne(db: Db, name: RateLimitName, key: string, now: Date, condition: SQL = sql`true`) {
  const at = now.getTime();
  const resets = at + RATE_LIMITS[name].seconds * 1_000;
  return db.all<Window>(
    sql`insert into rate_limits (key, count, resets_at) select ${key}, 1, ${resets} where ${condition}
      on conflict (key) do update set
        count = case when resets_at <= ${at} then 1 else count + 1 end,
        resets_at = case when resets_at <= ${at} then excluded.resets_at else resets_at end
      returning count, resets_at`,
  );
}

/** Takes one back that should not have counted. */
export function uncountOne(db: Db, key: string) {
  return db.run(sql`update rate_limits set count = count - 1 where key = ${key} and count > 0`);
}

export function windowQuery(db: Db, key: string) {
  return db.all<Window>(sql`select count, resets_at from rate_limits where key = ${key}`);
}

/** Whether one more may be done. */
export function hasRoom(name: RateLimitName, key: string, now: Date): SQL {
  return sql`not exists (select 1 from rate_limits where key = ${key} and count >= ${RATE_LIMITS[name].most} and resets_at > ${now.getTime()})`;
}

/**
 * @param window as it stands after this call has counted itself
 * @throws Fault `rate_limited` with when to try again
 */
export function refuseBeyond(name: RateLimitName, window: Window | undefined, now: Date): void {
  if (window && window.count > RATE_LIMITS[name].most) throw tooMany(window, now);
}

export function tooMany(window: Window, now: Date): Fault {
  const seconds = Math.max(Math.ceil((window.resets_at - now.getTime()) / 1_000), 1);
  return new Fault(
    "rate_limited",
    `Too many attempts. Please try again in ${spoken(seconds)}.`,
    undefined,
    undefined,
    seconds,
  );
}

function spoken(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
