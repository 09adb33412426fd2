import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";

const TRIGGERS = fileURLToPath(new URL("triggers", import.meta.url));

/** Drizzle's sign between two statements of a migration. */
const BREAK = "--> statement-breakpoint";

/** What is created by hand, by kind and name. */
export type HandMade = { readonly kind: string; readonly name: string; readonly statement: string };

/** The search tables, views, indexes on expressions and triggers of db/triggers, each with its statement. */
export function handMade(): HandMade[] {
  return readdirSync(TRIGGERS)
    .toSorted()
    .flatMap((file) => readFileSync(path.join(TRIGGERS, file), "utf8").split(/^(?=CREATE )/m))
    .map((statement) => statement.replaceAll(/^--.*\n/gm, "").trim())
    .filter((statement) => statement !== "")
    .map(withFolds)
    .map((statement) => ({ ...nameOf(statement), statement }));
}

/** `folded(…)` of db/triggers in full: SQLite lets no migration define a function. */
function withFolds(statement: string): string {
  const [before = "", ...calls] = statement.split("folded(");
  return calls.reduce((text, call) => {
    const end = endOf(call);
    return `${text}${foldOf(call.slice(0, end))}${call.slice(end + 1)}`;
  }, before);
}

/** Where the bracket closes that was opened before the text. */
function endOf(text: string): number {
  let depth = 1;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === "(" ? 1 : -1;
    if (depth === 0) return index;
  }
  throw new Error(`db/triggers folds without an end: ${text.slice(0, 80)}`);
}

/**
 * `fold` of contracts/core in SQL. What is of ASCII alone needs no look into `letters`; repeated spaces become one by
 * way of two marks of which the ends meet and fall out.
 */
const foldOf = (text: string): string => `(
    SELECT replace(replace(replace(
      CASE WHEN said.text NOT GLOB '*[^ -_a-~]*' THEN lower(said.text) ELSE (
        SELECT group_concat(part, '') FROM (
          SELECT ifnull(l.folded, lower(substr(said.text, p.at, 1))) AS part
          FROM letters p LEFT JOIN letters l ON l.letter = substr(said.text, p.at, 1)
          WHERE p.at <= length(said.text)
          ORDER BY p.at)
      ) END, ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')
    FROM (SELECT ${text} AS text) said)`;

function nameOf(statement: string): { kind: string; name: string } {
  const [, kind = "", name = ""] =
    /^CREATE (?:VIRTUAL |UNIQUE )?(TABLE|VIEW|INDEX|TRIGGER) (\w+)/.exec(statement) ?? [];
  if (!name) throw new Error(`db/triggers holds what has no name: ${statement.slice(0, 80)}`);
  return { kind: kind.toLowerCase(), name };
}

/** The statements of a migration's text, and back. */
export const statementsOf = (text: string) => text.split(BREAK);
export const toText = (statements: readonly string[]) =>
  `${statements.map((statement) => statement.trim()).join(`\n${BREAK}\n`)}\n`;

/**
 * What a database holds after these statements, by `kind name`, in a text that is the same wherever spaces, quotes,
 * upper case or the order of columns are all that differs.
 */
export function describeSchema(statements: readonly string[]): Map<string, string> {
  const db = new DatabaseSync(":memory:");
  try {
    for (const statement of statements) db.exec(statement);
    const rows = db
      .prepare(
        "select type, name, sql from sqlite_master where sql is not null and name not like '\\_\\_%' escape '\\'",
      )
      .all() as { type: string; name: string; sql: string }[];
    return new Map(
      rows.map(({ type, name, sql }) => [
        `${type} ${name}`,
        type === "table" && !/^create virtual/i.test(sql) ? describeTable(db, name, sql) : plain(sql),
      ]),
    );
  } finally {
    db.close();
  }
}

/** Columns and references as SQLite sees them, since `ALTER TABLE` writes them otherwise than `CREATE TABLE`. */
function describeTable(db: DatabaseSync, name: string, sql: string): string {
  const columns = db
    .prepare('select name, type, "notnull", dflt_value, pk, hidden from pragma_table_xinfo(?)')
    .all(name);
  const references = db
    .prepare('select "from", "table", "to", on_update, on_delete from pragma_foreign_key_list(?)')
    .all(name);
  const written = partsOf(plain(sql)).filter((part) =>
    /^constraint |^check ?\(| generated always as /.test(part),
  );
  return [...[...columns, ...references].map((row) => JSON.stringify(row)), ...written].toSorted().join("\n");
}

/** What stands between the commas of `CREATE TABLE name (…)`. */
function partsOf(sql: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [piece] of sql
    .slice(sql.indexOf("(") + 1, sql.lastIndexOf(")"))
    .matchAll(/'(?:[^']|'')*'|[\s\S]/g)) {
    if (piece === "(") depth += 1;
    if (piece === ")") depth -= 1;
    if (piece === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${piece}`);
  }
  return parts.map((part) => part.trim());
}

function plain(sql: string): string {
  return sql
    .split(/('(?:[^']|'')*')/)
    .map((piece, at) =>
      at % 2 === 1 ? piece : piece.replaceAll(/--.*$/gm, "").replaceAll(/[`"]/g, "").toLowerCase(),
    )
    .join("")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([(),;|]) ?/g, "$1")
    .trim();
}
