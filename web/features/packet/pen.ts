import { blobOf } from "#web/core/upright.ts";

/** A4 in points, and dots for each of them: about 200 an inch. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
const DOTS = 2.8;

export const MARGIN = 56;
export const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK SC", sans-serif';
const INK = "#16242b";
export const DIM = "#52646d";
const LINE = "#d5dee2";

/** A white page to write on, and the picture it becomes. */
export function blankPage(): {
  pen: CanvasRenderingContext2D;
  picture: (type: "image/png" | "image/jpeg") => Promise<Blob>;
} {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(PAGE.width * DOTS);
  canvas.height = Math.round(PAGE.height * DOTS);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw the page");
  pen.scale(DOTS, DOTS);
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, PAGE.width, PAGE.height);
  return { pen, picture: (type) => blobOf(canvas, type) };
}

export function drawRule(pen: CanvasRenderingContext2D, y: number): void {
  pen.fillStyle = LINE;
  pen.fillRect(MARGIN, y, PAGE.width - 2 * MARGIN, 0.5);
}

type Place = {
  x: number;
  y: number;
  size: number;
  width: number;
  weight?: number;
  colour?: string;
  /** Ends at `x` instead of beginning there. */
  isEnd?: boolean;
};

/** A line of text, cut off with an ellipsis where it is longer than its place. */
export function write(pen: CanvasRenderingContext2D, text: string, place: Place): void {
  const { x, y, size, width, weight = 400, colour = INK, isEnd = false } = place;
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  // Names keep their place at the left; inside, each runs in its own direction.
  pen.direction = isFromRight(text) ? "rtl" : "ltr";
  pen.textAlign = isEnd ? "right" : "left";
  pen.fillText(
    cut(text, width, (part) => pen.measureText(part).width),
    x,
    y,
  );
}

/** As much of a text as fits, by letters as people see them. */
export function cut(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const letters = Array.from(
    new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text),
    ({ segment }) => segment,
  );
  let [from, to] = [0, letters.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (measure(`${letters.slice(0, middle).join("")}…`) <= width) from = middle;
    else to = middle - 1;
  }
  return `${letters.slice(0, from).join("").trimEnd()}…`;
}

/** Whether the first letter with a direction is one that is written from right to left. */
export function isFromRight(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}

/** After a blank or a sign of an address, and between the letters of what is written without blanks. */
const BREAKS =
  /(?<=[\s/?&=,-])|(?<=\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai})(?!\p{M})/u;

/** A text in lines of a width, broken between letters where it has no spaces, as an address. */
export function wrapped(
  pen: CanvasRenderingContext2D,
  text: string,
  { size, width }: Pick<Place, "size" | "width">,
): string[] {
  pen.font = `400 ${size}px ${FONT}`;
  const lines: string[] = [];
  let line = "";
  for (const part of text.split(BREAKS)) {
    if (line !== "" && pen.measureText(line + part).width > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return [...lines, line];
}
