import { eq, type SQL, sql } from "drizzle-orm";

import { fold } from "#contracts/core/fold.ts";
import type { Db } from "#db/client.ts";
import { workspaceMembers } from "#db/schema.ts";

import type { Act } from "./act.ts";

/** An index is made of three letters in a row; `phrasesOf` asks it for a shorter text, lists look for it row by row. */
const INDEXED_LETTERS = 3;
/** From so many digits on a number is one however it is broken up: that of a microchip has fifteen. */
const LONG_NUMBER = /^(?=(?:\D*\d){9})[\d .-]+$/;

/** How many rows one call looks through for a text that is too short for the index. */
export const SCAN_ROWS = 2_000;

/** What a person looks for, as it is compared: `folded` stands in the text to be searched, letter for letter. */
export type Wanted = { readonly folded: string; readonly isIndexed: boolean };

/** Null where nothing is looked for. */
export function wantedOf(q: string): Wanted | null {
  // The index reads a phrase up to a NUL, which no stored text holds.
  const folded = fold(q).trim().replaceAll("\0", "\u{fffd}");
  return folded === "" ? null : { folded, isIndexed: Array.from(folded).length >= INDEXED_LETTERS };
}

/** A text as a phrase of the search index, in which no character has a meaning of its own. */
export function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The indexes that know which threes of letters they have (db/triggers), beside themselves. */
type Index = "clients" | "invoices" | "pets" | "schedule" | "tasks" | "templates" | "users" | "workspaces";

/** What an index is asked for a text of two letters or more, at any size: the threes that begin with it where it is too short. */
export function phrasesOf(index: Index, { folded, isIndexed }: Wanted): SQL {
  if (isIndexed) {
    const whole = LONG_NUMBER.test(folded) ? ` OR ${phrase(folded.replaceAll(/\D/g, ""))}` : "";
    return sql`${`{search_text} : (${phrase(folded)}${whole})`}`;
  }
  const threes = sql.raw(`${index}_search_threes`);
  return sql`'{search_text} : (' || ifnull((select group_concat('"' || replace(term, '"', '""') || '"', ' OR ') from ${threes} where term >= ${folded} and term < ${`${folded}\u{10ffff}`}), '""') || ')'`;
}

/** The rows of an index that hold a text, as a list of their ids to keep another query to. */
export const idsWith = (index: Index, question: SQL): SQL =>
  sql`(select rowid from ${sql.raw(`${index}_search`)} where ${sql.raw(`${index}_search`)} match ${question})`;

/**
 * A question to an index with a `scope` column that says `;w=<workspace>;`, kept to the journeys of an owner who asks: the
 * database itself reads which those are.
 */
export function ownMatch(act: Act, db: Db, question: SQL): SQL {
  if (act.isStaff) return question;
  const own = db
    .select({
      scope: sql`group_concat('";w=' || ${workspaceMembers.workspaceId} || ';"', ' OR ')`,
    })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, act.who.userId));
  return sql`${question} || ' AND {scope} : (' || ifnull(${own}, '";none;"') || ')'`;
}
