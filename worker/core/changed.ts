import { isSame } from "#contracts/core/same.ts";

/**
 * What a patch changes of a row: the columns it names with another value than the row has, as they were and as they
 * become. A change of nothing is none: whoever finds that nothing is left writes nothing, so that no version, entry of
 * the record, notification or webhook comes of it.
 */
export function changedOf<Row extends object, Patch extends { [Name in keyof Row]?: Row[Name] | undefined }>(
  row: Row,
  patch: Patch,
): { before: Partial<Row>; after: Partial<Row>; isNothing: boolean } {
  const names = (Object.keys(patch) as (keyof Row & keyof Patch)[]).filter(
    (name) => patch[name] !== undefined && !isSame(patch[name], row[name]),
  );
  const only = (from: Row | Patch) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Row>;
  return { before: only(row), after: only(patch), isNothing: names.length === 0 };
}
