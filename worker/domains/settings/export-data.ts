import { strToU8, Zip, ZipDeflate } from "fflate";

import { BYTE_ORDER_MARK, type Cell, csvLine } from "#contracts/core/csv.ts";
import { openDb } from "#db/client.ts";
import { DUMP_TABLES, type DumpPage, type DumpTable, dumpTable } from "#db/dump.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";

/** What is the portal's own bookkeeping, or a fingerprint of a file, and tells nobody anything. */
const INTERNAL_TABLES = new Set(["counts"]);
const INTERNAL_COLUMN = /sha256|search_text|_key$|request_id/;

/**
 * Every table as CSV and as JSON in one ZIP, made while it is read: a page of rows at a time is held. Written down before
 * the first byte leaves. Rows that change meanwhile are in it as they were or as they are.
 */
export async function exportData(act: Act): Promise<ReadableStream<Uint8Array>> {
  await act.write((db) => [record(act, db, { kind: "export.made" })]);
  const db = openDb(act.circumstances.connection, "read");
  const tables = DUMP_TABLES.filter(({ name }) => !INTERNAL_TABLES.has(name)).map(shown);
  return zipped(async function* entries() {
    for (const table of tables) {
      yield {
        name: `csv/${table.name}.csv`,
        async *parts() {
          yield BYTE_ORDER_MARK + csvLine(table.columns);
          for await (const page of dumpTable(db, table)) yield asCsv(page);
        },
      };
      yield {
        name: `json/${table.name}.json`,
        async *parts() {
          let isFirst = true;
          yield "[";
          for await (const { rows } of dumpTable(db, table)) {
            yield `${isFirst ? "\n" : ",\n"}${rows.map((row) => JSON.stringify(row)).join(",\n")}`;
            isFirst = false;
          }
          yield "\n]\n";
        },
      };
    }
  }, act.now);
}

function shown(table: DumpTable): DumpTable {
  return { ...table, columns: table.columns.filter((name) => !INTERNAL_COLUMN.test(name)) };
}

function asCsv({ table, rows }: DumpPage): string {
  return rows.map((row) => csvLine(table.columns.map((name) => cellOf(row[name])))).join("");
}

function cellOf(value: unknown): Cell {
  if (typeof value === "number" || typeof value === "string") return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}

type Entry = { name: string; parts: () => AsyncGenerator<string> };

/** Entries as a ZIP that is packed as fast as it is read and no faster. */
function zipped(entries: () => AsyncGenerator<Entry>, at: Date): ReadableStream<Uint8Array> {
  const pieces = packed(entries, at);
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { value, done } = await pieces.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: async () => {
      await pieces.return();
    },
  });
}

async function* packed(entries: () => AsyncGenerator<Entry>, at: Date): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else ready.push(bytes);
  });
  const take = () => {
    if (failure) throw failure;
    return ready.splice(0);
  };
  for await (const { name, parts } of entries()) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const part of parts()) {
      entry.push(strToU8(part));
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
