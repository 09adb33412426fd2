/**
 * What a patch changes of a row: the columns it names with another value than the row has, as they were and as they
 * become. Values are compared as JSON, so that a list of the same texts is the same list.
 */
export function changedOf<Row extends object, Patch extends { [Name in keyof Row]?: Row[Name] | undefined }>(
  row: Row,
  patch: Patch,
): { before: Partial<Row>; after: Partial<Row> } {
  const names = (Object.keys(patch) as (keyof Row & keyof Patch)[]).filter(
    (name) => patch[name] !== undefined && JSON.stringify(patch[name]) !== JSON.stringify(row[name]),
  );
  const only = (from: Row | Patch) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Row>;
  return { before: only(row), after: only(patch) };
}
