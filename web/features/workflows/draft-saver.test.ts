import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";

import { findDraftCopy } from "./draft-copy.ts";
import { DraftSaver, type Verdict } from "./draft-saver.ts";

const SAVED_AT = new Date("2026-11-27T10:00:00Z");
const EMPTY: WorkflowGraph = { isSequential: true, steps: [], edges: [] };
const drawing = (name: string): WorkflowGraph => ({
  ...EMPTY,
  steps: [{ id: "a", type: "milestone", name, x: 0, y: 0, data: {} }],
});

/** A stand-in for the browser's storage, which Node does not have. */
function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** A server with one draft, which takes a tenth of a second to answer. */
function aServer() {
  const server = {
    version: 3,
    has: "",
    saves: 0,
    isDown: false,
    send: async (version: number, graph: WorkflowGraph) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (server.isDown) throw new Error("Failed to fetch");
      if (version !== server.version) throw new Error("stale");
      server.version += 1;
      server.saves += 1;
      server.has = graph.steps[0]?.name ?? "";
      return { version: server.version, savedAt: SAVED_AT };
    },
  };
  return server;
}

const judge = (error: unknown): Verdict =>
  error instanceof Error && error.message === "stale" ? "stale" : "again";
const aSaver = (server: ReturnType<typeof aServer>) =>
  new DraftSaver({ templateId: 7, version: 3, savedAt: null, graph: EMPTY }, server.send, judge);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", aStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[BLD-25] what is drawn is kept on the device at once and goes up once, after a pause", async () => {
  const server = aServer();
  const saver = aSaver(server);
  saver.drawn(drawing("One"));
  saver.drawn(drawing("Two"));
  expect(findDraftCopy(7)).toEqual({ graph: drawing("Two"), basedOn: 3 });
  expect(saver.state().status).toBe("unsaved");
  await vi.advanceTimersByTimeAsync(1_200);
  expect([server.saves, server.has]).toEqual([1, "Two"]);
  expect(saver.state()).toMatchObject({ status: "saved", savedAt: SAVED_AT });
  expect(findDraftCopy(7)).toBeNull();
});

test("[BLD-25] what is drawn during a save follows it with the version that it made", async () => {
  const server = aServer();
  const saver = aSaver(server);
  saver.drawn(drawing("One"));
  await vi.advanceTimersByTimeAsync(1_050);
  expect(saver.state().status).toBe("saving");
  saver.drawn(drawing("Two"));
  await vi.advanceTimersByTimeAsync(60);
  expect(saver.state().status).not.toBe("saved");
  await vi.advanceTimersByTimeAsync(1_200);
  expect([server.saves, server.has, saver.state().status]).toEqual([2, "Two", "saved"]);
});

test("[BLD-25] a lost line loses nothing: it is tried again until the server has it", async () => {
  const server = aServer();
  server.isDown = true;
  const saver = aSaver(server);
  saver.drawn(drawing("One"));
  await vi.advanceTimersByTimeAsync(1_200);
  expect(saver.state().status).toBe("failed");
  expect(findDraftCopy(7)?.graph).toEqual(drawing("One"));
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(2_200);
  expect([server.has, saver.state().status]).toEqual(["One", "saved"]);
});

test("[BLD-26] over somebody else's draft nothing goes up until a person has decided", async () => {
  const server = aServer();
  server.version = 4;
  const saver = aSaver(server);
  saver.drawn(drawing("Mine"));
  await vi.advanceTimersByTimeAsync(1_200);
  expect(saver.state().status).toBe("stale");
  saver.drawn(drawing("Mine, further"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.saves, saver.state().status]).toEqual([0, "stale"]);
  expect(findDraftCopy(7)?.graph).toEqual(drawing("Mine, further"));
  const done = saver.overwrite(4);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect([server.has, saver.state().status]).toEqual(["Mine, further", "saved"]);
});

test("[BLD-25] undone to what the server has, nothing is left to save", () => {
  const saver = aSaver(aServer());
  saver.drawn(drawing("One"));
  saver.drawn(EMPTY);
  expect(saver.state().status).toBe("saved");
  expect(findDraftCopy(7)).toBeNull();
});
