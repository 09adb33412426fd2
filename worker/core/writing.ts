import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import type { Db } from "#db/client.ts";
import { CalledOff } from "#worker/core/fault.ts";

/** The local server can hang for good under bursts of concurrent writers; four at a time it survives. */
const WRITERS_AT_ONCE = 4;
/** Longer than any write may take: a place left behind by an aborted request frees itself. */
const PLACE_EXPIRES_MS = 6_000;

const BUSY_TRIES = 5;
const BUSY_FOR_MS = 2_000;

/** One of a batch. */
export type Statement = BatchItem<"sqlite">;

const places = new Map<symbol, number>();

/** Runs a write with a place among the isolate's writers, and again while the database says it is busy. */
export async function withPatience<T>(write: () => Promise<T>): Promise<T> {
  const started = Date.now();
  for (let attempt = 1; ; attempt++) {
    const place = await waitForPlace();
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error) || attempt >= BUSY_TRIES || Date.now() - started > BUSY_FOR_MS) throw error;
    } finally {
      places.delete(place);
    }
    await pause(20 * 2 ** attempt * (0.5 + Math.random()));
  }
}

/** A failed unique constraint on `table.column`. */
export function isUniqueConflict(error: unknown, column: string): boolean {
  return chain(error).some((text) => text.includes("UNIQUE constraint failed") && text.includes(column));
}

/**
 * The statement that calls its whole batch off where the condition does not hold, by handing `json` what is not JSON.
 * The write then fails with `CalledOff` and nothing of it has happened.
 */
export function onlyIf(db: Db, condition: SQL) {
  return db.all(sql`select json(case when ${condition} then 'null' else 'called off' end)`);
}

export function isCalledOff(error: unknown): boolean {
  return chain(error).some((text) => text.includes("malformed JSON"));
}

/** A time that a trigger on bookings keeps apart from another. */
export function isSlotTaken(error: unknown): boolean {
  return chain(error).some((text) => text.includes("slot_taken"));
}

/** How often a call looks again before it gives up. */
const LOOKS = 4;

/** Reads and writes again where its row has changed in between; for calls that name no version of their own. */
export async function lookAgain<T>(readAndWrite: () => Promise<T>): Promise<T> {
  for (let look = 1; ; look++) {
    try {
      return await readAndWrite();
    } catch (error) {
      if (!(error instanceof CalledOff) || look === LOOKS) throw error;
    }
    await pause(10 * look * Math.random());
  }
}

/** True where the database could not be reached, was too slow, or refused for load. */
export function isUnavailable(error: unknown): boolean {
  return (
    isBusy(error) ||
    chain(error).some((text) =>
      /TimeoutError|timed? ?out|fetch failed|Network connection lost|ECONNREFUSED|internal error; reference|status (429|502|503)|SERVER_ERROR|HRANA_WEBSOCKET_ERROR/i.test(
        text,
      ),
    )
  );
}

function isBusy(error: unknown): boolean {
  return chain(error).some((text) => /SQLITE_BUSY|database is locked/.test(text));
}

/** The messages and codes of an error and of its causes. */
function chain(error: unknown): string[] {
  const texts: string[] = [];
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth++) {
    texts.push(`${current.name} ${"code" in current ? String(current.code) : ""} ${current.message}`);
    current = current.cause;
  }
  return texts;
}

async function waitForPlace(): Promise<symbol> {
  for (;;) {
    const now = Date.now();
    for (const [place, since] of places) if (now - since > PLACE_EXPIRES_MS) places.delete(place);
    if (places.size < WRITERS_AT_ONCE) {
      const place = Symbol("writer");
      places.set(place, now);
      return place;
    }
    await pause(5 + Math.random() * 10);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
