export function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** One line of a table. */
export function print(...cells: (string | number)[]): void {
  const line = cells.map((cell, at) => (at === 0 ? String(cell).padEnd(56) : String(cell).padStart(13)));
  process.stdout.write(`${line.join("")}\n`);
}
