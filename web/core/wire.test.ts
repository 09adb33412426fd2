import superjson from "superjson";
import { describe, expect, test } from "vitest";

import { wire } from "./wire.ts";

const at = new Date("2026-11-27T10:15:00.123Z");
const page = {
  items: [
    { id: 1, createdAt: at, completedAt: null, nested: [{ at }, { at: new Date(0) }] },
    { id: 2, createdAt: new Date(1), completedAt: at, name: "さくら 🐶" },
  ],
  nextCursor: null,
};

describe("what the Worker writes with superjson", () => {
  test.each([
    ["a page with dates", page],
    ["a date alone", at],
    ["a list of dates", [at, new Date(5)]],
    ["a left-out field", { a: 1, b: undefined }],
    ["nothing", null],
    ["a text", "plain"],
  ])("%s is read as it was", (_, value) => {
    const sent = JSON.parse(JSON.stringify(superjson.serialize(value)));
    expect(wire.deserialize(sent)).toEqual(value);
  });

  test("the same row twice is read twice", () => {
    const row = { at };
    const sent = JSON.parse(JSON.stringify(superjson.serialize({ a: row, b: row })));
    expect(wire.deserialize(sent)).toEqual({ a: { at }, b: { at } });
  });

  test("a type the contracts do not have is refused instead of read wrongly", () => {
    const sent = JSON.parse(JSON.stringify(superjson.serialize({ ids: new Set([1]) })));
    expect(() => wire.deserialize(sent)).toThrow("set");
  });
});

test.each([[page], [{ limit: 24 }], [{ at }], [[at]], [null]])(
  "superjson reads what is written: %j",
  (value) => {
    expect(superjson.deserialize(JSON.parse(JSON.stringify(wire.serialize(value))))).toEqual(value);
  },
);
