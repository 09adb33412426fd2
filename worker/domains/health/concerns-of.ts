import { sql } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import { expiryOf } from "#contracts/documents/expiry.ts";
import type { Concern } from "#contracts/health/findings-shapes.ts";
import type { DISAGREEMENTS } from "#contracts/health/findings.ts";
import type { Db } from "#db/client.ts";
import type { Act } from "#worker/core/act.ts";
import { lastDayOf } from "#worker/ports/analysis/embedded/last-day.ts";
import { readPaper } from "#worker/ports/analysis/embedded/read-paper.ts";

import { checkPapers } from "./internal/check-papers.ts";
import { knownFrom, paperStatements } from "./internal/paper-rows.ts";

const NAMES = {
  microchip: "microchip",
  name: "name of the pet",
  birth: "birth date",
  breed: "breed",
  neutering: "word on neutering",
  passport: "passport number",
  valid_until: "end of validity",
  result: "result",
  issued_in: "country of issue",
} as const satisfies Record<(typeof DISAGREEMENTS)[number], string>;

type Held = {
  document: { id: number; currentNumber: number; expiresOn: CalendarDate | null };
  arrivesOn: CalendarDate;
};

/** The reads of what a document is held against; `concernsOf` takes what they find. */
export function concernQueries(db: Db, documentId: number) {
  return paperStatements(
    db,
    sql<number>`(select it.workspace_id from documents as it where it.id = ${documentId})`,
    documentId,
  );
}

type Rows = Parameters<typeof knownFrom>[0];

/** Whether there are words that can be held against anything. */
export const isReadIn = (
  [, , , papers]: Rows,
  { id, currentNumber }: Pick<Held["document"], "id" | "currentNumber">,
): boolean => papers.some(({ documentId, number }) => documentId === id && number === currentNumber);

/** What speaks against a document: its file says something else than the record or another paper, or it is over too early. */
export function concernsOf(act: Act, rows: Rows, { document, arrivesOn }: Held): Concern[] {
  const found = act.features.includes("paperFindings") ? knownFrom(rows, act) : null;
  const read = found?.papers.find(
    ({ documentId, number }) => documentId === document.id && number === document.currentNumber,
  );
  const checked =
    found &&
    read &&
    checkPapers(found.papers, found.known).find(({ documentId }) => documentId === document.id);
  // What a person has said of its last day counts before what was read.
  const lastDay = document.expiresOn ?? (read ? lastDayOf(readPaper(read.text))?.expiresOn : null) ?? null;
  return [...(checked?.disagreements ?? []), ...lapsing(lastDay, act.today, arrivesOn)];
}

function lapsing(expiresOn: CalendarDate | null, today: CalendarDate, arrivesOn: CalendarDate): Concern[] {
  if (expiresOn === null) return [];
  const { state } = expiryOf(expiresOn, today, arrivesOn);
  if (state !== "expired" && state !== "before_arrival") return [];
  const value = state === "expired" ? today : arrivesOn;
  return [
    {
      about: state,
      value: expiresOn,
      quote: null,
      other: { value, quote: null, document: null, entryId: null },
    },
  ];
}

/** For a refusal and for the record. */
export function inWords({ about, value, other }: Concern): string {
  if (about === "expired") return `It expired on ${readable(value)}.`;
  if (about === "before_arrival")
    return `It is good until ${readable(value)}, before the arrival on ${readable(other.value)}.`;
  const where = other.document
    ? `“${other.document.name}”`
    : other.entryId === null
      ? "the pet’s details"
      : "the health record";
  return `Its ${NAMES[about]} is ${readable(value)}, but ${where} says ${readable(other.value)}.`;
}

const readable = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? dayInWords(value) : value);
