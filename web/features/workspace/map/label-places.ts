import type { Point } from "./draw-route.ts";

export type Label = { readonly at: Point; readonly anchor: "start" | "middle" | "end" };

/** A code of three letters in the map's type, with a little room, in pixels. */
const WIDTH = 34;
const HEIGHT = 16;
/** From a place's centre to the nearest edge of its label. */
const GAP = 10;
const DOT = 7;
/** Half of the plane's width. */
const PLANE = 12;

type Box = { left: number; right: number; top: number; bottom: number };

const around = ([x, y]: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** Where the label of a place may stand: beside it, and above and below. */
const standsOf = ([x, y]: Point): Record<"left" | "right" | "above" | "below", Label> => ({
  left: { at: [x - GAP, y + 4], anchor: "end" },
  right: { at: [x + GAP, y + 4], anchor: "start" },
  above: { at: [x, y - GAP], anchor: "middle" },
  below: { at: [x, y + GAP + HEIGHT - 4], anchor: "middle" },
});

function boxOf({ at: [x, y], anchor }: Label): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - WIDTH : x - WIDTH / 2;
  return { left, right: left + WIDTH, top: y - HEIGHT + 4, bottom: y + 4 };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Where the codes of the places of a route stand, so that none covers another, a place or the plane. Both ends come first and stand
 * outwards; a stop for which there is no room has none, since the card and the map's text name it too.
 */
export function labelPlaces(places: readonly Point[], plane: Point, width: number): (Label | null)[] {
  const taken = [...places.map((place) => around(place, DOT)), around(plane, PLANE)];
  const labels = places.map((): Label | null => null);
  const ends = [0, places.length - 1];
  const order = [...ends, ...places.keys()].filter((at, turn, all) => all.indexOf(at) === turn);
  for (const at of order) {
    const place = places[at];
    if (!place) continue;
    const { left, right, above, below } = standsOf(place);
    const outwards = place[0] < width / 2 ? [left, right] : [right, left];
    const wanted = ends.includes(at) ? [...outwards, above, below] : [above, below, ...outwards];
    const others = taken.filter((_, one) => one !== at);
    const found = wanted.find((label) => !others.some((box) => overlap(box, boxOf(label))));
    const label = found ?? (ends.includes(at) ? outwards[0] : undefined);
    if (!label) continue;
    labels[at] = label;
    taken.push(boxOf(label));
  }
  return labels;
}
