import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { highlightScrollbars } from "./scrollbar.ts";

/** As much of a page as scrolls: an element that tells its classes. */
class FakeElement {
  readonly classList = new Set<string>();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", FakeElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aPage() {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  };
  const page = Object.assign(new EventTarget(), { documentElement: { classList } });
  const stop = highlightScrollbars(page as unknown as Document);
  return {
    isMarked: () => classes.has("is-scrolling"),
    scroll: () => page.dispatchEvent(new Event("scroll")),
    stop,
  };
}

test("[CONST-63] a scrollbar stays highlighted until 1000 ms after the last scroll event", () => {
  const { isMarked, scroll } = aPage();
  expect(isMarked()).toBe(false);
  scroll();
  vi.advanceTimersByTime(900);
  scroll();
  vi.advanceTimersByTime(999);
  expect(isMarked()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isMarked()).toBe(false);
});

test("once it is stopped, scrolling marks nothing", () => {
  const { isMarked, scroll, stop } = aPage();
  stop();
  scroll();
  expect(isMarked()).toBe(false);
});
