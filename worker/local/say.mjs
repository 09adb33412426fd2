/** One line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Seconds since `started` (milliseconds, from `performance.now()`), as a person says them. */
export function secondsSince(started) {
  const seconds = (performance.now() - started) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** The first of many lines, and how many there are besides. */
export function inShort(lines, most = 20) {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most), `… and ${lines.length - most} more`];
}
