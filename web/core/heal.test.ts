import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { HOUR_MS } from "#contracts/core/durations.ts";

import { CallError } from "./errors.ts";
import { heal } from "./heal.ts";
import { createQueryClient } from "./query.ts";

const refusal = (status: number, code: string) => new CallError({ status, statusText: "", text: "", code });

let client: QueryClient;
let asked: number[];
let answer: () => Promise<string>;
let isDown: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  client = createQueryClient();
  asked = [];
  isDown = false;
  answer = () => Promise.reject(refusal(503, "unavailable"));
  const queryFn = () => {
    asked.push(Date.now());
    return answer();
  };
  new QueryObserver(client, { queryKey: ["rows"], queryFn }).subscribe(() => undefined);
  heal({ client, onDown: (is) => (isDown = is) });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const gaps = () => asked.slice(1).map((at, index) => at - (asked[index] ?? 0));

test("[OPS-25] what nobody answered is asked for later and later, a bounded number of times", async () => {
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(asked).toHaveLength(25);
  expect(Math.min(...gaps())).toBeGreaterThanOrEqual(1_000);
  expect(Math.max(...gaps())).toBeLessThanOrEqual(30_000);
  expect(gaps().at(-1)).toBeGreaterThan(gaps()[0] ?? 0);
  expect(isDown).toBe(true);
});

test("[OPS-25] it ends with the answer, and a page that somebody comes back to asks at once", async () => {
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  answer = () => Promise.resolve("rows");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(isDown).toBe(false);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(asked).toHaveLength(before);
});

test("[OPS-25] what was planned is not asked once nobody looks", async () => {
  await vi.advanceTimersByTimeAsync(0);
  Object.assign(document, { hidden: true });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(asked).toHaveLength(1);
});

test("[OPS-25] two pages do not ask at the same moments", async () => {
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(new Set(gaps().slice(-8)).size).toBeGreaterThan(6);
});

test("[OPS-25] a refusal is an answer", async () => {
  client.clear();
  asked = [];
  answer = () => Promise.reject(refusal(403, "forbidden"));
  await client.refetchQueries();
  new QueryObserver(client, {
    queryKey: ["others"],
    queryFn: () => {
      asked.push(Date.now());
      return answer();
    },
  }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(asked).toHaveLength(1);
});
