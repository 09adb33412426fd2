import { DRAWN_BOX } from "#contracts/signing/terms.ts";

export type Point = { readonly x: number; readonly y: number };
/** From where the pen was put down to where it was lifted. */
export type Stroke = readonly Point[];

/** Closer points say nothing more about a signature; in units of `DRAWN_BOX`. */
const APART = 3;

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));

/** The strokes with a further point of the last one, brought into the box; the same strokes where it is too near. */
export function addPoint(strokes: readonly Stroke[], { x, y }: Point): readonly Stroke[] {
  const point = { x: within(x, DRAWN_BOX.width), y: within(y, DRAWN_BOX.height) };
  const stroke = strokes.at(-1) ?? [];
  const last = stroke.at(-1);
  if (last && Math.hypot(point.x - last.x, point.y - last.y) < APART) return strokes;
  return [...strokes.slice(0, -1), [...stroke, point]];
}

/** The strokes as an SVG path; a dot is a line of no length. */
export function toPath(strokes: readonly Stroke[]): string {
  return strokes
    .filter((stroke) => stroke.length > 0)
    .map(([first, ...rest]) => {
      const from = first as Point;
      const then = rest.length > 0 ? rest : [from];
      return `M${from.x} ${from.y}${then.map(({ x, y }) => `L${x} ${y}`).join("")}`;
    })
    .join("");
}
