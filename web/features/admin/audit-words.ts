import type { AuditEntry } from "#contracts/audit/shapes.ts";
import { records } from "#web/copy/records.ts";
import type { Cell } from "#web/core/csv.ts";
import { formatDate, formatInstant } from "#web/core/dates.ts";

const ISO_DAY = /\b\d{4}-\d{2}-\d{2}\b(?!T)/g;
const ISO_MOMENT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;

const inWords = (text: string): string =>
  text
    .replaceAll(ISO_MOMENT, (moment) => formatInstant(new Date(moment)))
    .replaceAll(ISO_DAY, (day) => (Number.isNaN(Date.parse(day)) ? day : formatDate(day)));

const shown = (value: unknown): string =>
  value === undefined || value === null || value === ""
    ? "–"
    : inWords(typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean));

/** A line for each value that is not what it was; what was said besides comes last. */
export function changesOf({ before, after, text }: Pick<AuditEntry, "before" | "after" | "text">): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const lines = names
    .map((name) => ({ name, was: shown(before?.[name]), is: shown(after?.[name]) }))
    .filter(({ was, is }) => was !== is)
    .map(({ name, was, is }) => `${name}: ${was} → ${is}`);
  return text === null ? lines : [...lines, `“${text}”`];
}

export function csvRowOf(entry: AuditEntry): Cell[] {
  return [
    formatInstant(entry.at),
    entry.at.toISOString(),
    records.audit.kind(entry.kind),
    entry.actor?.fullName ?? records.audit.schedule,
    entry.actor?.email ?? "",
    entry.workspace?.name ?? "",
    entry.subject ?? "",
    entry.person ?? "",
    changesOf(entry).join("\n"),
    entry.ip ?? "",
    entry.country ?? "",
    entry.userAgent ?? "",
    entry.reference,
  ];
}
