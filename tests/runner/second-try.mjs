import path from "node:path";

/**
 * What of vitest's report failed, by file: the full names of its tests, and none for a file that could not be loaded,
 * which is tried again whole.
 */
export function failuresOf(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .map(({ name: file, assertionResults }) => ({ file, tests: namesOf(assertionResults, "failed") }));
}

/** What matches these full names only, as vitest's `--testNamePattern` takes it. */
export function patternOf(names) {
  return `(?:${names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join("|")})$`;
}

/**
 * The tally once each of the failures was tried a second time by itself: what passed then counts as passed and is named
 * in `late`, since it depends on how busy the machine is or on what ran before it.
 * @param runAlone runs the tests of one file, all where none is named, and gives vitest's report.
 */
export async function withSecondTry(tally, failures, runAlone) {
  const total = { ...tally, late: [] };
  for (const { file, tests } of failures) {
    const report = await runAlone(file, tests);
    const again = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
    const passed = new Set(namesOf(again, "passed"));
    if (tests.length === 0 && (passed.size === 0 || namesOf(again, "failed").length > 0)) continue;
    const late = tests.length === 0 ? [path.basename(file)] : tests.filter((name) => passed.has(name));
    total.late.push(...late);
    total.passed += tests.length === 0 ? passed.size : late.length;
    total.failed -= late.length;
  }
  return total;
}

function namesOf(results, status) {
  return results.filter((result) => result.status === status).map(nameOf);
}

/** As vitest's `--testNamePattern` reads the name of a test that stands in groups. */
const nameOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(" > ");
