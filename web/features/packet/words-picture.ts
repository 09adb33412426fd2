import { blobOf } from "#web/core/upright.ts";

import type { Setting } from "./form-field.ts";
import { FONT, isFromRight, wrapped } from "./pen.ts";

/** Dots for each point of what is drawn. */
const DOTS = 3;
const ROOM = 2;
const LARGEST = 12;
const SMALLEST = 4;
const LINE = 1.2;

type Room = { width: number; height: number };

/** Words as they stand in a field: smaller where they are long, on several lines where the field has them. */
export async function pictureOfWords(words: string, room: Room, setting: Setting): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(room.width * DOTS);
  canvas.height = Math.ceil(room.height * DOTS);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw a form");
  pen.scale(DOTS, DOTS);
  pen.textBaseline = "middle";
  if (setting.boxes > 0) writeInBoxes(pen, words, room, setting);
  else writeInLines(pen, words, room, setting);
  return blobOf(canvas, "image/png");
}

function writeInBoxes(
  pen: CanvasRenderingContext2D,
  words: string,
  { width, height }: Room,
  { boxes, size }: Setting,
): void {
  const box = width / boxes;
  pen.font = fontOf(Math.max(1, Math.min(size || LARGEST, box, height - ROOM)));
  pen.textAlign = "center";
  for (const [at, letter] of Array.from(words).entries())
    pen.fillText(letter, (at + 0.5) * box, height / 2, box);
}

function writeInLines(pen: CanvasRenderingContext2D, words: string, room: Room, setting: Setting): void {
  const width = Math.max(1, room.width - 2 * ROOM);
  const { size, lines } = fitted(pen, words, { ...room, width }, setting);
  const step = size * LINE;
  const top = setting.isMultiline ? ROOM : (room.height - lines.length * step) / 2;
  pen.font = fontOf(size);
  pen.direction = isFromRight(words) ? "rtl" : "ltr";
  pen.textAlign = setting.side;
  const x = { left: ROOM, center: room.width / 2, right: room.width - ROOM }[setting.side];
  for (const [at, line] of lines.entries()) pen.fillText(line, x, top + (at + 0.5) * step, width);
}

/** The largest letters that have room for all of the words; below a size that can be read, lines are drawn together. */
function fitted(pen: CanvasRenderingContext2D, words: string, room: Room, setting: Setting) {
  const written = words.split(/\r\n?|\n/);
  const first = Math.max(1, Math.min(setting.size || LARGEST, (room.height - ROOM) / LINE));
  for (let size = first; ; size -= 0.5) {
    const lines = setting.isMultiline
      ? written.flatMap((line) => wrapped(pen, line, { size, width: room.width }))
      : written;
    pen.font = fontOf(size);
    const isWithin =
      lines.length * size * LINE <= room.height &&
      lines.every((line) => pen.measureText(line).width <= room.width);
    if (isWithin || size <= SMALLEST) return { size, lines };
  }
}

const fontOf = (size: number) => `400 ${size}px ${FONT}`;
