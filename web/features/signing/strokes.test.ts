import { expect, test } from "vitest";

import { SignInput } from "#contracts/signing/shapes.ts";

import { addPoint, type Stroke, toPath } from "./strokes.ts";

const signed = (drawing: string) =>
  SignInput.safeParse({
    taskId: 1,
    sha256: "a".repeat(64),
    method: "drawn",
    typedName: "Ann",
    drawing,
    timeZone: "UTC",
  }).success;

test("what is drawn is what the server takes, beyond the edge and as a mere dot too", () => {
  let strokes: readonly Stroke[] = addPoint([[]], { x: -20, y: 999 });
  strokes = addPoint(strokes, { x: 700.4, y: 20.6 });
  strokes = addPoint([...strokes, []], { x: 5, y: 5 });
  expect(toPath(strokes)).toBe("M0 200L600 21M5 5L5 5");
  expect(signed(toPath(strokes))).toBe(true);
});

test("a point that lies where the last one does is left out", () => {
  const strokes = addPoint([[]], { x: 10, y: 10 });
  expect(addPoint(strokes, { x: 11, y: 11 })).toBe(strokes);
});

test.each(["", "M1 1", 'M1 1L2 2" onload="alert(1)', "M1 1C2 2 3 3 4 4", "M1000 1L2 2"])(
  "a path such as %j is no drawing",
  (path) => expect(signed(path)).toBe(false),
);
