export function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** What so many of a hundred do not exceed. */
export function percentileOf(times: readonly number[], percent: number): number {
  const at = Math.ceil((times.length * percent) / 100) - 1;
  return times.toSorted((a, b) => a - b)[at] ?? 0;
}

/** One line of a table. */
export function print(...cells: (string | number)[]): void {
  const line = cells.map((cell, at) => (at === 0 ? String(cell).padEnd(56) : String(cell).padStart(13)));
  process.stdout.write(`${line.join("")}\n`);
}
