import { packet as copy } from "#web/copy/packet.ts";

import { blankPage, DIM, drawRule, MARGIN, PAGE, write } from "./pen.ts";

const ROW = 34;
const TOP_OF_FIRST = 250;
const TOP_OF_OTHERS = 110;
const ROOM_FOR_PAGE = 56;

/** A line of the contents; `page` is null for what was left out. */
export type ContentsLine = { name: string; note: string; page: number | null };
export type ContentsHead = { title: string; facts: readonly (readonly [string, string])[] };
/** A page of the contents as a picture, and where its lines lie on it, in points from the upper left. */
export type ContentsPage = { picture: Blob; lines: { line: ContentsLine; top: number; height: number }[] };

/** How many pages so many lines need. */
export function pagesNeeded(lines: number): number {
  const first = roomFrom(TOP_OF_FIRST);
  return lines <= first ? 1 : 1 + Math.ceil((lines - first) / roomFrom(TOP_OF_OTHERS));
}

/**
 * Draws the contents with the letters of the reader's own system: it shapes every script and turns what is written from
 * right to left, which a PDF's own fonts cannot.
 */
export async function drawContents(
  head: ContentsHead,
  lines: readonly ContentsLine[],
): Promise<ContentsPage[]> {
  const pages: ContentsPage[] = [];
  let left = [...lines];
  do {
    const top = pages.length === 0 ? TOP_OF_FIRST : TOP_OF_OTHERS;
    const here = left.slice(0, roomFrom(top));
    left = left.slice(here.length);
    // One canvas at a time: a phone has room for few of this size.
    // oxlint-disable-next-line no-await-in-loop
    pages.push(await drawPage(head, here, { top, isFirst: pages.length === 0 }));
  } while (left.length > 0);
  return pages;
}

function roomFrom(top: number): number {
  return Math.floor((PAGE.height - MARGIN - top) / ROW);
}

async function drawPage(
  head: ContentsHead,
  lines: readonly ContentsLine[],
  { top, isFirst }: { top: number; isFirst: boolean },
): Promise<ContentsPage> {
  const { pen, picture } = blankPage();
  if (isFirst) drawHead(pen, head);
  drawRow(pen, top - ROW, { name: copy.contents, note: "", page: copy.page, isHead: true });
  const placed = lines.map((line, at) => {
    const y = top + at * ROW;
    const isIn = line.page !== null;
    drawRow(pen, y, {
      name: line.name,
      note: line.note,
      page: isIn ? String(line.page) : copy.leftOut,
      isHead: false,
    });
    return { line, top: y, height: ROW };
  });
  return { picture: await picture("image/png"), lines: placed };
}

function drawHead(pen: CanvasRenderingContext2D, { title, facts }: ContentsHead): void {
  write(pen, copy.title, { x: MARGIN, y: 76, size: 13, colour: DIM, width: PAGE.width - 2 * MARGIN });
  write(pen, title, { x: MARGIN, y: 106, size: 24, weight: 700, width: PAGE.width - 2 * MARGIN });
  for (const [at, [term, value]] of facts.entries()) {
    const y = 138 + at * 18;
    write(pen, term, { x: MARGIN, y, size: 11, colour: DIM, width: 80 });
    write(pen, value, { x: MARGIN + 84, y, size: 11, width: PAGE.width - 2 * MARGIN - 84 });
  }
}

type Row = { name: string; note: string; page: string; isHead: boolean };

function drawRow(pen: CanvasRenderingContext2D, top: number, { name, note, page, isHead }: Row): void {
  const width = PAGE.width - 2 * MARGIN - ROOM_FOR_PAGE;
  const style = isHead ? { colour: DIM, size: 11, weight: 600 } : { size: 12 };
  write(pen, name, { x: MARGIN, y: top + (note === "" ? 21 : 15), width, ...style });
  if (note !== "") write(pen, note, { x: MARGIN, y: top + 28, size: 9, colour: DIM, width });
  write(pen, page, { x: PAGE.width - MARGIN, y: top + 21, width: ROOM_FOR_PAGE, isEnd: true, ...style });
  drawRule(pen, top + ROW - 0.5);
}
