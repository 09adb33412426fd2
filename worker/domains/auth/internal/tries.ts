import type { RateLimitName } from "#contracts/core/rate-limits.ts";
import type { Act } from "#worker/core/act.ts";
import { networkOf, refuseWhileFull } from "#worker/core/attempts.ts";

/** The tries of a door that is open to strangers, by where the call comes from or by what it has proven. */
export type Tries = {
  /** Counts this one. @throws Fault `rate_limited` */
  readonly take: () => Promise<void>;
  /** For a try that let in. */
  readonly giveBack: () => Promise<void>;
};

const FREE: Tries = { take: async () => {}, giveBack: async () => {} };

/** Only the platform says where a call comes from; on a machine of one's own nobody does, and nobody is held up. */
export function triesOfNetwork(act: Act, name: RateLimitName): Tries {
  const { ip } = act.circumstances;
  return ip === null ? FREE : triesOf(act, name, networkOf(ip));
}

export function triesOf(act: Act, name: RateLimitName, whose: string): Tries {
  const { attempts } = act.circumstances;
  return {
    take: async () => refuseWhileFull(await attempts.take(name, whose)),
    giveBack: () => attempts.giveBack(name, whose),
  };
}
