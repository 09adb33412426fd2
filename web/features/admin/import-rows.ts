import type { AccountStatus, ImportRow } from "#contracts/admin/shapes.ts";
import { ACCOUNT_STATUSES } from "#contracts/admin/terms.ts";
import { fold } from "#contracts/core/fold.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { mailAddress } from "#contracts/core/mail-address.ts";
import { admin } from "#web/copy/admin.ts";
import { oneOf } from "#web/core/address.ts";
import { type Cell, toCsv } from "#web/core/csv.ts";

const copy = admin.importing;

/** How many rows a file may have beside its header. */
export const IMPORT_ROWS_MAX = 10_000;

/** What is sent at once, in UTF-8 bytes: well below what a request may hold. */
const PORTION_BYTES = 60_000;

/** A row as it was read, with everything that is wrong with it. Only one without problems is sent. */
export type ReadRow = {
  /** Its number in the spreadsheet. */
  row: number;
  value: Omit<ImportRow, "status" | "isAdmin"> & { status: string; admin: string };
  problems: string[];
};

const COLUMNS = {
  fullName: ["full name", "name", "fullname"],
  email: ["e-mail", "email", "mail", "e-mail address", "email address"],
  jobTitle: ["job title", "jobtitle", "title", "position"],
  admin: ["administrator", "admin", "is admin"],
  status: ["status"],
} as const;

/** Why a file cannot be read at all; null where it can. */
export type FileProblem = "empty" | "header" | "tooMany";

/** Reads the records of a file against its header and the addresses that are known. */
export function readRows(
  records: readonly { row: number; fields: readonly string[] }[],
  knownEmails: ReadonlySet<string>,
): { rows: ReadRow[]; problem: FileProblem | null } {
  const [header, ...body] = records;
  if (!header || body.length === 0) return { rows: [], problem: "empty" };
  const names = header.fields.map((name) => fold(name.trim()));
  const place = (column: keyof typeof COLUMNS) =>
    names.findIndex((name) => COLUMNS[column].some((known) => known === name));
  if (place("fullName") === -1 || place("email") === -1) return { rows: [], problem: "header" };
  if (body.length > IMPORT_ROWS_MAX) return { rows: [], problem: "tooMany" };

  const firstWith = new Map<string, number>();
  const rows = body.map(({ row, fields }): ReadRow => {
    const field = (column: keyof typeof COLUMNS) => (fields[place(column)] ?? "").trim();
    const value = {
      fullName: field("fullName"),
      email: mailAddress(field("email")) ?? field("email"),
      jobTitle: field("jobTitle") || null,
      admin: field("admin"),
      status: field("status"),
    };
    const earlier = firstWith.get(value.email);
    const problems = problemsOf(value);
    if (value.email !== "" && earlier !== undefined) problems.push(copy.problem.repeated(earlier));
    else if (knownEmails.has(value.email)) problems.push(copy.problem.taken);
    if (earlier === undefined) firstWith.set(value.email, row);
    return { row, value, problems };
  });
  return { rows, problem: null };
}

function problemsOf({ fullName, email, jobTitle, admin: isAdmin, status }: ReadRow["value"]): string[] {
  const { problem } = copy;
  return [
    fullName === "" && problem.noName,
    [fullName, jobTitle ?? ""].some((text) => text.length > LIMITS.name) && problem.tooLong(LIMITS.name),
    email === "" && problem.noEmail,
    email !== "" && mailAddress(email) === null && problem.badEmail,
    statusOf(status) === undefined && problem.badStatus(status),
    adminOf(isAdmin) === undefined && problem.badAdmin(isAdmin),
  ].filter((text) => text !== false);
}

/** One who has not been here is pending. */
const statusOf = (text: string): AccountStatus | undefined =>
  text === "" ? "pending" : oneOf(ACCOUNT_STATUSES, fold(text));

function adminOf(text: string): boolean | undefined {
  const answer = fold(text);
  if (["", "no", "n", "false", "0"].includes(answer)) return false;
  return ["yes", "y", "true", "1", "x"].includes(answer) ? true : undefined;
}

/** The row as it is sent. Asked of rows without problems. */
export function toImportRow({ value }: ReadRow): ImportRow {
  const { fullName, email, jobTitle } = value;
  return {
    fullName,
    email,
    jobTitle,
    isAdmin: adminOf(value.admin) ?? false,
    status: statusOf(value.status) ?? "pending",
  };
}

/** Rows in portions that a request can hold. */
export function portionsOf(rows: readonly ImportRow[], most: number): ImportRow[][] {
  const portions: ImportRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length + 1;
    const last = portions.at(-1);
    if (!last || last.length === most || bytes + size > PORTION_BYTES) {
      portions.push([row]);
      bytes = size;
    } else {
      last.push(row);
      bytes += size;
    }
  }
  return portions;
}

/** The rows that were left out, with their reasons, as a file that can be mended and read again. */
export function leftOutCsv(rows: readonly ReadRow[]): string {
  return toCsv(
    copy.leftOutHeader,
    rows.map(({ row, value, problems }): Cell[] => [
      value.fullName,
      value.email,
      value.jobTitle,
      value.admin,
      value.status,
      row,
      problems.join(" "),
    ]),
  );
}
