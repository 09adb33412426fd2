import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { FormValues } from "#contracts/forms/shapes.ts";

import { findCopy } from "./draft-copy.ts";
import { DraftKeeper, type Typed } from "./draft-keeper.ts";

const SAVED_AT = new Date("2026-11-27T10:00:00Z");

const BASIS: FormValues = { petName: "Rex" };
const BEGUN = { savedAt: null, basis: BASIS };

/** A stand-in for the browser's storage, which Node does not have. */
function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

function aServer() {
  const received: FormValues[] = [];
  const server = {
    received,
    isDown: false,
    elsewhere: false,
    pages: [] as Typed["page"][],
    save: async ({ values, page }: Typed) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (server.isDown) throw new Error("Failed to fetch");
      if (server.elsewhere) throw new Error("stale");
      received.push(values);
      server.pages.push(page);
      return { savedAt: SAVED_AT };
    },
  };
  return server;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", aStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[FORM-04] typing is kept on the device at once and goes up once, after a pause", async () => {
  const server = aServer();
  const keeper = new DraftKeeper(4, BEGUN, server.save);
  keeper.typed({ petName: "B" });
  keeper.typed({ petName: "Be" });
  expect(findCopy(4)).toEqual({ values: { petName: "Be" }, basedOn: null, basis: BASIS });
  expect(keeper.state().status).toBe("unsaved");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.received).toEqual([{ petName: "Be" }]);
  expect(keeper.state()).toEqual({ status: "saved", savedAt: SAVED_AT });
  expect(findCopy(4)).toBeNull();
});
test("a lost line loses nothing: the copy stays, and the draft goes up when the line is back", async () => {
  const server = aServer();
  server.isDown = true;
  const keeper = new DraftKeeper(4, BEGUN, server.save);
  keeper.typed({ petName: "Bella" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.state().status).toBe("failed");
  expect(findCopy(4)?.values).toEqual({ petName: "Bella" });
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(2_200);
  expect(server.received).toEqual([{ petName: "Bella" }]);
  expect(findCopy(4)).toBeNull();
});
test("what is typed while a draft goes up follows it, never before it", async () => {
  const server = aServer();
  const keeper = new DraftKeeper(4, BEGUN, server.save);
  keeper.typed({ petName: "B" });
  const flushed = keeper.flush();
  await vi.advanceTimersByTimeAsync(10);
  keeper.typed({ petName: "Be" });
  await vi.advanceTimersByTimeAsync(100);
  await flushed;
  expect(keeper.state().status).toBe("unsaved");
  expect(findCopy(4)?.values).toEqual({ petName: "Be" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.received).toEqual([{ petName: "B" }, { petName: "Be" }]);
});
test("once the form is sent nothing more goes up, so no draft comes back to life", async () => {
  const server = aServer();
  const keeper = new DraftKeeper(4, BEGUN, server.save);
  keeper.typed({ petName: "Bella" });
  await keeper.rest();
  keeper.forget();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.received).toEqual([]);
  expect(findCopy(4)).toBeNull();
});
test("storage that refuses does not stop the typing", async () => {
  vi.stubGlobal("localStorage", undefined);
  const server = aServer();
  const keeper = new DraftKeeper(4, BEGUN, server.save);
  keeper.typed({ petName: "Bella" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.state().status).toBe("saved");
});
test("a draft that the server refuses is not sent again and again, and stays on the device", async () => {
  const refusal = new Error("409");
  let times = 0;
  const save = async () => {
    times++;
    throw refusal;
  };
  const keeper = new DraftKeeper(4, BEGUN, save, (error) => (error === refusal ? "refused" : null));
  keeper.typed({ petName: "Bella" });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(times).toBe(1);
  expect(keeper.state().status).toBe("refused");
  expect(findCopy(4)?.values).toEqual({ petName: "Bella" });
});

test("[OWN-13] what another page has kept is not written over until a person has chosen", async () => {
  const server = aServer();
  server.elsewhere = true;
  const keeper = new DraftKeeper(4, BEGUN, server.save, () => "elsewhere");
  keeper.typed({ petName: "Bella" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.state().status).toBe("elsewhere");
  server.elsewhere = false;
  keeper.typed({ petName: "Bella II" });
  await vi.advanceTimersByTimeAsync(120_000);
  await keeper.flush();
  expect(server.received).toEqual([]);
  expect(findCopy(4)?.values).toEqual({ petName: "Bella II" });

  const chosen = keeper.overrule({ petName: "Bella II" }, SAVED_AT);
  await vi.advanceTimersByTimeAsync(1_000);
  await chosen;
  expect(server.received).toEqual([{ petName: "Bella II" }]);
  expect(server.pages.map(({ over }) => over)).toEqual([SAVED_AT]);
  expect(keeper.state().status).toBe("saved");
});

test("[OWN-13] what another page has kept is taken, and nothing of this one is left", async () => {
  const server = aServer();
  server.elsewhere = true;
  const keeper = new DraftKeeper(4, BEGUN, server.save, () => "elsewhere");
  keeper.typed({ petName: "Bella" });
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.adopt(SAVED_AT, { petName: "Max" });
  expect(keeper.state()).toEqual({ status: "saved", savedAt: SAVED_AT });
  expect(findCopy(4)).toBeNull();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.received).toEqual([]);
});
