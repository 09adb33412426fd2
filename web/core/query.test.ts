import {
  focusManager,
  MutationObserver,
  onlineManager,
  type QueryClient,
  QueryObserver,
} from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createQueryClient } from "./query.ts";

const DAY_MS = 86_400_000;

let client: QueryClient;
let calls: number;

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  calls = 0;
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

const observed = () =>
  new QueryObserver(client, { queryKey: ["rows"], queryFn: () => Promise.resolve(++calls) });
const read = async () => {
  const stop = observed().subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return stop;
};

test("[CONST-01] what was read once is never stale, so that a second reader asks nobody", async () => {
  await read();
  await vi.advanceTimersByTimeAsync(30 * DAY_MS);
  await read();
  expect(calls).toBe(1);
  expect(observed().getCurrentResult()).toMatchObject({ data: 1, isStale: false });
});

test("what a change invalidates is read again", async () => {
  await read();
  await client.invalidateQueries({ queryKey: ["rows"] });
  expect(calls).toBe(2);
});

test("[CONST-02] [CONST-03] neither coming back to the window nor time passing asks again", async () => {
  client.mount();
  await read();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(calls).toBe(1);
  expect(observed().options.refetchOnWindowFocus).toBe(false);
  expect(observed().options.refetchInterval).toBe(false);
  focusManager.setFocused(undefined);
  client.unmount();
});

test("[CONST-04] a failed read is not tried again", async () => {
  const failing = new QueryObserver(client, {
    queryKey: ["failing"],
    queryFn: () => Promise.reject(new Error(`try ${++calls}`)),
  });
  failing.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(calls).toBe(1);
  expect(failing.getCurrentResult()).toMatchObject({ status: "error", error: { message: "try 1" } });
});

test("[CONST-05] a failed change is not tried again", async () => {
  const change = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new Error(`try ${++calls}`)),
  });
  const outcome = change.mutate().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(await outcome).toMatchObject({ message: "try 1" });
  expect(calls).toBe(1);
});
