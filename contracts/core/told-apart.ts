/**
 * What each row of a list is called where its name stands alone, as on a button: the name, with its day where others
 * have that name too, and counted where even the day is the same.
 */
export function toldApart<T>(
  rows: readonly T[],
  nameOf: (row: T) => string,
  dayOf: (row: T) => string,
): Map<T, string> {
  const all = countsOf(rows.map(nameOf));
  const dated = rows.map((row) => {
    const name = nameOf(row);
    return (all.get(name) ?? 0) > 1 ? `${name}, ${dayOf(row)}` : name;
  });
  const again = countsOf(dated);
  const met = new Map<string, number>();
  return new Map(
    rows.map((row, at) => {
      const called = dated[at] ?? nameOf(row);
      const nth = (met.get(called) ?? 0) + 1;
      met.set(called, nth);
      return [row, (again.get(called) ?? 0) > 1 ? `${called} (${nth})` : called];
    }),
  );
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
