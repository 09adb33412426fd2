/** Letters where they stand on a page: `x` and `y` of their beginning in points, how far they reach, their size and slope. */
export type Piece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly size: number;
  /** Which way they run, as a vector of length 1. */
  readonly along: readonly [number, number];
};

/** A gap between pieces of a line, and from one line to another, in sizes of a letter. */
const GAP = 0.18;
const LINE = 0.5;
const PARAGRAPH = 2.2;

/** What pages say, piece by piece: beside the one before, after a gap, or on another line. */
export class PageScript {
  text = "";
  #end: { x: number; y: number } | null = null;

  add({ text, x, y, reach, size, along: [alongX, alongY] }: Piece): void {
    if (this.#end !== null) {
      const [dx, dy] = [x - this.#end.x, y - this.#end.y];
      const along = dx * alongX + dy * alongY;
      const across = Math.abs(dx * alongY - dy * alongX);
      if (across > PARAGRAPH * size) this.text += "\n\n";
      else if (across > LINE * size || along < -size) this.text += "\n";
      else if (along > GAP * size && !this.text.endsWith(" ")) this.text += " ";
    }
    this.text += text;
    this.#end = { x: x + alongX * reach, y: y + alongY * reach };
  }

  endPage(): void {
    if (this.#end !== null) this.text += "\n\n";
    this.#end = null;
  }
}

/** Letters that are drawn as one are two again, and nothing invisible is left. */
export function tidy(text: string): string {
  return text
    .replaceAll(/[\u{fb00}-\u{fb06}]/gu, (pair) => pair.normalize("NFKC"))
    .replaceAll(/[^\P{C}\n]|\u{ad}/gu, "")
    .replaceAll(/\p{Zs}+/gu, " ")
    .normalize("NFC")
    .trim();
}
