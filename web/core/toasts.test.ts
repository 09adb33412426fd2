import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ToastStore } from "./toasts.ts";

let store: ToastStore;
const shown = () => store.list().flatMap(({ title, isOpen }) => (isOpen ? [title] : []));
const kept = () => store.list().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  store = new ToastStore();
});
afterEach(() => {
  vi.useRealTimers();
});

test("[STATE-09] [CONST-06] a second toast takes the place of the first: at most one is on screen", () => {
  store.add({ title: "Saved" });
  store.add({ title: "Sent" });
  store.add({ title: "Removed" });
  expect(shown()).toEqual(["Removed"]);
  expect(kept()).toEqual(["Removed", "Sent", "Saved"]);
});

test("[CONST-07] a toast is displayed for 5000 ms", () => {
  store.add({ title: "Saved" });
  vi.advanceTimersByTime(4999);
  expect(shown()).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("[CONST-08] a dismissed toast is forgotten after 1,000,000 ms", () => {
  store.dismiss(store.add({ title: "Saved" }));
  vi.advanceTimersByTime(999_999);
  expect(kept()).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(kept()).toEqual([]);
});

test("dismissing what is dismissed already starts no second clock", () => {
  const id = store.add({ title: "Saved" });
  store.dismiss(id);
  store.dismiss(id);
  expect(vi.getTimerCount()).toBe(1);
});

test("while somebody reads a toast its time stands still, and goes on with what was left", () => {
  store.add({ title: "Saved" });
  vi.advanceTimersByTime(3000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["Saved"]);
  store.resume();
  vi.advanceTimersByTime(1999);
  expect(shown()).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("a toast raised while the clock stands still waits for its whole time", () => {
  store.pause();
  store.add({ title: "Saved" });
  vi.advanceTimersByTime(60_000);
  store.resume();
  vi.advanceTimersByTime(4999);
  expect(shown()).toEqual(["Saved"]);
});

test("a listener hears of every change until it stops listening", () => {
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(heard);
  const id = store.add({ title: "Saved" });
  store.dismiss(id);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  store.add({ title: "Sent" });
  expect(heard).toHaveBeenCalledTimes(2);
});
