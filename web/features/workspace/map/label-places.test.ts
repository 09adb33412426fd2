import { expect, test } from "vitest";

import { type Label, labelPlaces } from "./label-places.ts";

const WIDTH = 700;
const ALOFT = [470, 80] as const;

test("[MAP-07] both ends are named outwards, a stop above its place", () => {
  const [from, stop, to] = labelPlaces(
    [
      [100, 100],
      [350, 120],
      [600, 100],
    ],
    ALOFT,
    WIDTH,
  );
  expect(from).toEqual({ at: [90, 104], anchor: "end" });
  expect(stop).toEqual({ at: [350, 110], anchor: "middle" });
  expect(to).toEqual({ at: [610, 104], anchor: "start" });
});

test("[MAP-07] the plane covers no name", () => {
  const [, stop] = labelPlaces(
    [
      [100, 100],
      [350, 120],
      [600, 100],
    ],
    [350, 104],
    WIDTH,
  );
  expect(stop).toEqual({ at: [350, 142], anchor: "middle" });
});

test("[MAP-07] a stop beside another place is named where there is room, and not at all where there is none", () => {
  const crowd = [
    [100, 100],
    [104, 96],
    [100, 112],
    [108, 104],
    [106, 112],
    [96, 106],
    [102, 104],
    [600, 100],
  ] as const;
  const labels = labelPlaces(crowd, ALOFT, WIDTH);
  expect(labels[0]).toMatchObject({ anchor: "end" });
  expect(labels.at(-1)).toMatchObject({ anchor: "start" });
  const shown = labels.flatMap((label) => label ?? []);
  expect(shown.length).toBeLessThan(crowd.length);
  for (const [at, one] of shown.entries()) {
    for (const other of shown.slice(at + 1)) expect(isApart(one, other)).toBe(true);
  }
});

/** Codes are some 30 pixels wide and 14 high. */
function isApart(one: Label, other: Label): boolean {
  const leftOf = ({ at: [x], anchor }: Label) =>
    anchor === "start" ? x : anchor === "end" ? x - 30 : x - 15;
  return Math.abs(leftOf(one) - leftOf(other)) >= 30 || Math.abs(one.at[1] - other.at[1]) >= 14;
}
