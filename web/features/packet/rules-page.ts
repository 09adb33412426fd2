import { sourceText } from "#contracts/rules/source-text.ts";
import { isStale } from "#contracts/rules/staleness.ts";
import type { Source, Step } from "#contracts/rules/types.ts";
import { compliance } from "#web/copy/compliance.ts";
import { packet as copy } from "#web/copy/packet.ts";
import { ruleSources } from "#web/copy/rule-sources.ts";

import { blankPage, DIM, drawRule, MARGIN, PAGE, write, wrapped } from "./pen.ts";

const TOP_OF_FIRST = 140;
const TOP_OF_OTHERS = 80;
const TITLE = { size: 12, height: 20 } as const;
const SMALL = { size: 8.5, height: 11 } as const;
const AFTER = 10;
const ROOM_FOR_STATE = 110;
const WIDTH = PAGE.width - 2 * MARGIN;

type Line = { title: string; state: string; small: string[]; url: string | null };
/** A page of the rules as a picture, and where the addresses lie on it, in points from the upper left. */
export type RulesPage = { picture: Blob; links: { url: string; top: number; height: number }[] };

/** What the border asks, each with its state and the address where it says so, printed in full. */
export async function drawRules(steps: readonly Step[], today: string): Promise<RulesPage[]> {
  const pages: RulesPage[] = [];
  let left = steps.filter(({ state }) => state !== "not_needed");
  while (left.length > 0) {
    const isFirst = pages.length === 0;
    const { pen, picture } = blankPage();
    if (isFirst) drawHead(pen);
    const links: RulesPage["links"] = [];
    let y = isFirst ? TOP_OF_FIRST : TOP_OF_OTHERS;
    let placed = 0;
    for (const step of left) {
      const line = lineOf(pen, step, today);
      const height = TITLE.height + line.small.length * SMALL.height + AFTER;
      if (placed > 0 && y + height > PAGE.height - MARGIN) break;
      drawLine(pen, line, y);
      if (line.url !== null) links.push({ url: line.url, top: y, height });
      y += height;
      placed++;
    }
    left = left.slice(placed);
    // One canvas at a time: a phone has room for few of this size. A JPEG goes into the file as it is; a PNG would be
    // unpacked and packed again, which takes seconds a page.
    // oxlint-disable-next-line no-await-in-loop
    pages.push({ picture: await picture("image/jpeg"), links });
  }
  return pages;
}

function drawHead(pen: CanvasRenderingContext2D): void {
  write(pen, copy.rules, { x: MARGIN, y: 76, size: 20, weight: 700, width: WIDTH });
  for (const [at, text] of wrapped(pen, compliance.aid, { size: 10, width: WIDTH }).entries())
    write(pen, text, { x: MARGIN, y: 98 + at * 14, size: 10, colour: DIM, width: WIDTH });
}

function lineOf(
  pen: CanvasRenderingContext2D,
  { title, state, isPossible, source }: Step,
  today: string,
): Line {
  const small = source ? [sourceText(source), ...warningsOf(source, today)] : [compliance.noSource];
  return {
    title,
    state: isPossible ? compliance.state[state] : compliance.notPossible,
    small: small.flatMap((text) => wrapped(pen, text, { size: SMALL.size, width: WIDTH })),
    url: source?.url ?? null,
  };
}

const warningsOf = (source: Source, today: string): string[] =>
  source.review?.differs
    ? [`${ruleSources.differs}: ${source.review.differs}`]
    : isStale(source, today)
      ? [compliance.sourceStale]
      : [];

function drawLine(pen: CanvasRenderingContext2D, { title, state, small }: Line, top: number): void {
  write(pen, title, { x: MARGIN, y: top + 13, size: TITLE.size, weight: 600, width: WIDTH - ROOM_FOR_STATE });
  write(pen, state, { x: PAGE.width - MARGIN, y: top + 13, size: 11, width: ROOM_FOR_STATE, isEnd: true });
  for (const [at, text] of small.entries()) {
    const y = top + TITLE.height + 6 + at * SMALL.height;
    write(pen, text, { x: MARGIN, y, size: SMALL.size, colour: DIM, width: WIDTH });
  }
  drawRule(pen, top + TITLE.height + small.length * SMALL.height + AFTER - 4);
}
