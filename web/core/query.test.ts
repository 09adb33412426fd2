import {
  focusManager,
  MutationObserver,
  type MutationObserverOptions,
  onlineManager,
  type QueryClient,
  QueryObserver,
} from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { DAY_MS } from "#contracts/core/durations.ts";

import { CallError } from "./errors.ts";
import { createQueryClient } from "./query.ts";

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

/** A query of the portal that is on a page, and how often it was asked. */
async function shown(path: string, input: object) {
  const asked = vi.fn<() => Promise<string>>(() => Promise.resolve("rows"));
  const queryKey = [path.split("."), { input, type: "query" }];
  new QueryObserver(client, { queryKey, queryFn: asked }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return asked;
}
const change = (path: string, options: MutationObserverOptions<unknown, Error, unknown>) =>
  new MutationObserver<unknown, Error, unknown>(client, { mutationKey: [path.split(".")], ...options });
const refusal = () => new CallError({ status: 409, statusText: "Conflict", text: "", code: "stale_version" });

test("[HOUSE-05] a mutation reads again what it concerns, of its own journey, once its form is closed", async () => {
  const own = await shown("workspaces.find", { workspaceId: 1 });
  const other = await shown("workspaces.find", { workspaceId: 2 });
  const help = await shown("help.categories", {});
  const onSuccess = vi.fn<() => void>(() => expect(own).toHaveBeenCalledTimes(1));
  await change("workspaces.update", { mutationFn: () => Promise.resolve("saved"), onSuccess }).mutate({
    workspaceId: 1,
  });
  expect(onSuccess).toHaveBeenCalledOnce();
  expect([own, other, help].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
});

test("[HOUSE-05] after a refusal the screen knows what there is now before it speaks", async () => {
  const tasks = await shown("tasks.list", {});
  const onError = vi.fn<() => void>(() => expect(tasks).toHaveBeenCalledTimes(2));
  const refused = change("tasks.complete", { mutationFn: () => Promise.reject(refusal()), onError });
  await refused.mutate({ taskId: 1 }).catch(() => undefined);
  expect(onError).toHaveBeenCalledOnce();
});

test("[HOUSE-05] a line that is lost leaves what is shown, and a row of mutations is read once by who makes it", async () => {
  const tasks = await shown("tasks.list", {});
  const lost = change("tasks.complete", { mutationFn: () => Promise.reject(new TypeError("no line")) });
  await lost.mutate({ taskId: 1 }).catch(() => undefined);
  const many = change("tasks.complete", {
    mutationFn: () => Promise.resolve("done"),
    meta: { isReadByCaller: true },
  });
  await many.mutate({ taskId: 1 });
  expect(tasks).toHaveBeenCalledTimes(1);
});

test("a mutation that no line knows leaves nothing old on the page", async () => {
  const help = await shown("help.categories", {});
  await change("newer.thing", { mutationFn: () => Promise.resolve("done") }).mutate({});
  expect(help).toHaveBeenCalledTimes(2);
});
