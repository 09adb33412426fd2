import { RATE_LIMITS, type RateLimitName } from "#contracts/core/rate-limits.ts";
import type { Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";

/** Counts what may be done so often only. `whose` is an account's id, an address on the network, or a mailbox. */
export type Attempts = {
  /** Counts one more where there is room. @returns null, or in how many milliseconds there is room again */
  readonly take: (name: RateLimitName, whose: string) => Promise<number | null>;
  /** For one that should not have counted. */
  readonly giveBack: (name: RateLimitName, whose: string) => Promise<void>;
  readonly forget: (name: RateLimitName, whose: string) => Promise<void>;
};

export function attemptsOf(env: Env): Attempts {
  // One for each whose they are: nobody waits for the count of somebody else's.
  const limiter = (name: RateLimitName, whose: string) =>
    env.ATTEMPTS.get(env.ATTEMPTS.idFromName(`${name} ${whose}`));
  return {
    take: async (name, whose) => {
      const { most, seconds } = RATE_LIMITS[name];
      return limiter(name, whose).take({ most, seconds });
    },
    giveBack: async (name, whose) => limiter(name, whose).giveBack(),
    forget: async (name, whose) => limiter(name, whose).forget(),
  };
}

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

/**
 * @param wait what `take` answered
 * @throws Fault `rate_limited` with when to try again
 */
export function refuseWhileFull(wait: number | null): void {
  if (wait !== null) throw tooMany(wait);
}

export function tooMany(wait: number): Fault {
  const seconds = Math.max(Math.ceil(wait / 1_000), 1);
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
