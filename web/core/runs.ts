/** Neighbours of one key together: what a list that comes in the order of its groups is shown as. */
export function runsOf<T>(rows: readonly T[], keyOf: (row: T) => string | number): [T, ...T[]][] {
  const runs: [T, ...T[]][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]) === keyOf(row)) last.push(row);
    else runs.push([row]);
  }
  return runs;
}
