import { sql } from "drizzle-orm";

import { dayInWords } from "#contracts/core/day-in-words.ts";
import type { Disagreement } from "#contracts/health/findings-shapes.ts";
import type { DISAGREEMENTS } from "#contracts/health/findings.ts";
import type { Db } from "#db/client.ts";
import type { Act } from "#worker/core/act.ts";

import { checkPapers } from "./internal/check-papers.ts";
import { knownFrom, paperStatements } from "./internal/paper-rows.ts";

const NAMES = {
  microchip: "microchip",
  name: "name of the pet",
  birth: "birth date",
  valid_until: "end of validity",
  result: "result",
} as const satisfies Record<(typeof DISAGREEMENTS)[number], string>;

/** The reads of what a document is held against; `contradictionsOf` takes what they find. */
export function contradictionQueries(db: Db, documentId: number) {
  return paperStatements(
    db,
    sql<number>`(select it.workspace_id from documents as it where it.id = ${documentId})`,
    documentId,
  );
}

/** In a sentence each, where the current file of a document says something else than the record or another paper does. */
export function contradictionsOf(
  act: Act,
  rows: Parameters<typeof knownFrom>[0],
  { id, currentNumber }: { id: number; currentNumber: number },
): string[] {
  const found = act.features.includes("paperFindings") ? knownFrom(rows, act) : null;
  if (!found) return [];
  const paper = checkPapers(found.papers, found.known).find(({ documentId }) => documentId === id);
  return paper?.number === currentNumber ? paper.disagreements.map(inWords) : [];
}

function inWords({ about, value, other }: Disagreement): string {
  const where = other.document
    ? `“${other.document.name}”`
    : other.entryId === null
      ? "the pet’s details"
      : "the health record";
  return `Its ${NAMES[about]} is ${readable(value)}, but ${where} says ${readable(other.value)}.`;
}

const readable = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? dayInWords(value) : value);
