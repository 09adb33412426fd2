import { existsSync, readFileSync } from "node:fs";

/** What a step counts for: one where it is a single check, its tests where it runs some. */
export const passed = () => ({ passed: 1, failed: 0, skipped: 0 });
export const failed = () => ({ passed: 0, failed: 1, skipped: 0 });
const nothing = () => ({ passed: 0, failed: 0, skipped: 0, late: [], broken: [] });

/**
 * Reads vitest's report. A file that could not be loaded counts as one failed test, and so does a run that ended
 * without a report, with an error outside its tests, or without a single test.
 */
export function tallyOf(report, exitCode) {
  if (!report) return failed();
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const isUnexplained = exitCode !== 0 && tally.failed === 0;
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  return isUnexplained || isEmpty ? { ...tally, failed: tally.failed + 1 } : tally;
}

export function sum(tallies) {
  return tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
      late: [...total.late, ...(tally.late ?? [])],
      broken: [...total.broken, ...(tally.broken ?? [])],
    }),
    nothing(),
  );
}

/** `N passed, M failed`, and the skipped ones where there are any. */
export function inWords(tally) {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : "";
  return `${tally.passed} passed, ${tally.failed} failed${skipped}`;
}

/** Undefined where vitest has not come to write one. */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
