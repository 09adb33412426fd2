import { type InStatement, LibsqlError, type ResultSet } from "@libsql/client/web";
import { expect, test } from "vitest";

import { SharedReads } from "./shared-reads.ts";

/** Answers each statement with its own text, and remembers how it was asked. */
function aDatabase({ refuses }: { refuses?: string | RegExp } = {}) {
  const trips: InStatement[][] = [];
  const run = async (statements: InStatement[]): Promise<ResultSet[]> => {
    trips.push(statements);
    const texts = statements.map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
    if (refuses && texts.some((text) => text.match(refuses)))
      throw new LibsqlError("no such table", "SQLITE_ERROR");
    return texts.map((text) => ({ rows: [text] }) as unknown as ResultSet);
  };
  return { trips, run };
}

const rowsOf = (results: ResultSet[]) => results.map(({ rows }) => rows[0] as unknown as string);

test("reads of one moment are one trip, and each asker gets their own answers in their order", async () => {
  const { trips, run } = aDatabase();
  const shared = new SharedReads();
  const answers = await Promise.all([
    shared.read(run, ["proof", "tasks"]),
    shared.read(run, ["proof", "counts", "tasks"]),
    shared.read(run, ["counts", "proof", "counts"]),
  ]);
  expect(answers.map(rowsOf)).toEqual([
    ["proof", "tasks"],
    ["proof", "counts", "tasks"],
    ["counts", "proof", "counts"],
  ]);
  expect(trips).toEqual([["proof", "tasks", "counts"]]);
});

test("statements with other values are other statements", async () => {
  const { trips, run } = aDatabase();
  const shared = new SharedReads();
  const one = { sql: "select ?", args: [1] };
  const other = { sql: "select ?", args: ["1"] };
  const bytes = { sql: "select ?", args: [new Uint8Array([1])] };
  await Promise.all([
    shared.read(run, [one, bytes]),
    shared.read(run, [other, bytes]),
    shared.read(run, [one]),
  ]);
  expect(trips).toEqual([[one, bytes, other, bytes]]);
});

test("what is asked for later is a trip of its own", async () => {
  const { trips, run } = aDatabase();
  const shared = new SharedReads();
  await shared.read(run, ["a"]);
  await shared.read(run, ["a"]);
  expect(trips).toEqual([["a"], ["a"]]);
});

test("a statement that the database refuses fails for its asker alone", async () => {
  const { run } = aDatabase({ refuses: "broken" });
  const shared = new SharedReads();
  const [good, bad] = await Promise.allSettled([shared.read(run, ["tasks"]), shared.read(run, ["broken"])]);
  expect(good).toMatchObject({ status: "fulfilled", value: [{ rows: ["tasks"] }] });
  expect(bad).toMatchObject({ status: "rejected" });
});

test("a line that is down is not tried again for each", async () => {
  let trips = 0;
  const run = async (): Promise<ResultSet[]> => {
    trips += 1;
    throw new TypeError("fetch failed");
  };
  const shared = new SharedReads();
  const answers = await Promise.allSettled([shared.read(run, ["a"]), shared.read(run, ["b"])]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(trips).toBe(1);
});
