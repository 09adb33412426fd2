import { describe, expect, test } from "vitest";

import { DAY_MS } from "#contracts/core/durations.ts";

import { attemptsOf, networkOf, tooMany } from "./attempts.ts";
import type { Env } from "./env.ts";

test("[TRUST-97] each kind of each mailbox, account and network has an object of its own that counts", async () => {
  const asked: string[] = [];
  const ATTEMPTS = {
    idFromName: (name: string) => name,
    get: (name: string) => ({ take: () => Promise.resolve(asked.push(name) < 0 ? 0 : null) }),
  };
  const attempts = attemptsOf({ ATTEMPTS } as unknown as Env);
  await attempts.take("signIn", "203.0.113.7");
  await attempts.take("signIn", "203.0.113.8");
  await attempts.take("invitationCode", "203.0.113.7");
  await attempts.take("signIn", "203.0.113.7");
  expect([asked.length, new Set(asked).size]).toEqual([4, 3]);
});

describe("a network address", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:0:1::5", "2001:db8:0:1::/64"],
    ["2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd", "2001:db8:0:1::/64"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
  ])("%s counts as %s", (ip, network) => expect(networkOf(ip)).toBe(network));
});

test.each([
  [200, "a minute", 1],
  [61_000, "2 minutes", 61],
  [DAY_MS, "24 hours", 86_400],
])("%i ms to wait are said as %s", (wait, words, seconds) => {
  const fault = tooMany(wait);
  expect([fault.code, fault.message, fault.retryAfter]).toEqual([
    "rate_limited",
    `Too many attempts. Please try again in ${words}.`,
    seconds,
  ]);
});
