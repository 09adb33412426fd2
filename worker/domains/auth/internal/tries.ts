import type { RateLimitName } from "#contracts/core/rate-limits.ts";
import type { Db } from "#db/client.ts";
import type { Act } from "#worker/core/act.ts";
import {
  countOne,
  networkOf,
  refuseBeyond,
  uncountOne,
  type Window,
  windowOf,
} from "#worker/core/rate-limit.ts";

/** The tries of a door that is open to strangers: of an account, named in any way, and of where the call comes from. */
export type Tries = {
  /** Counts this one in a trip of its own. @throws Fault `rate_limited` */
  readonly take: () => Promise<void>;
  readonly statements: (db: Db) => ReturnType<typeof countOne>[];
  /** @throws Fault `rate_limited`, by what the statements answered */
  readonly judge: (results: readonly unknown[]) => void;
  /** For a try that let in. */
  readonly giveBack: (db: Db) => ReturnType<typeof uncountOne>[];
};

export function triesOf(act: Act, name: RateLimitName, account: string | null): Tries {
  const { ip } = act.circumstances;
  // Only the platform says where a call comes from; on a machine of one's own nobody does.
  const keys = [account, ip && networkOf(ip)].flatMap((whose) => (whose ? [windowOf(name, whose)] : []));
  const statements = (db: Db) => keys.map((key) => countOne(db, name, key, act.now));
  const judge = (results: readonly unknown[]) => {
    for (const result of results) refuseBeyond(name, (result as readonly Window[])[0], act.now);
  };
  return {
    statements,
    judge,
    take: async () => {
      if (keys.length > 0) judge(await act.write((db) => statements(db) as never));
    },
    giveBack: (db) => keys.map((key) => uncountOne(db, key)),
  };
}
