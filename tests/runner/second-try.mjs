import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * What of vitest's report failed, by file: the full names of its tests, and none for a file that could not be loaded,
 * which is tried again whole.
 */
export function failuresOf(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .map(({ name: file, assertionResults }) => ({ file, tests: namesOf(assertionResults, "failed") }));
}

/** The names by which a person finds what failed. */
export const namesOfBroken = (failures) =>
  failures.flatMap(({ file, tests }) => (tests.length === 0 ? [path.basename(file)] : tests));

/**
 * The tally once each file with a failure was tried a second time by itself, whole, since its tests may build on each
 * other: what passed then counts as passed and is named in `late`, since it depends on how busy the machine is or on
 * what ran before it; what failed again is named in `broken`.
 * @param runAlone runs the tests of one file and gives vitest's report.
 */
export async function withSecondTry(tally, failures, runAlone) {
  const total = { ...tally, late: [], broken: [] };
  for (const { file, tests } of failures) {
    const report = await runAlone(file);
    const again = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
    const passed = new Set(namesOf(again, "passed"));
    if (tests.length === 0) {
      const isWhole = passed.size > 0 && namesOf(again, "failed").length === 0;
      (isWhole ? total.late : total.broken).push(path.basename(file));
      if (isWhole) {
        total.passed += passed.size;
        total.failed--;
      }
      continue;
    }
    const late = tests.filter((name) => passed.has(name));
    total.late.push(...late);
    total.broken.push(...tests.filter((name) => !passed.has(name)).map((name) => withReason(name, again)));
    total.passed += late.length;
    total.failed -= late.length;
  }
  return total;
}

/** With the first line of why, which stands at the end of a long log then. */
function withReason(name, results) {
  const [message = ""] = results.find((result) => nameOf(result) === name)?.failureMessages ?? [];
  const [reason = ""] = stripVTControlCharacters(message).split("\n");
  return reason ? `${name}\n    ${reason.slice(0, 500)}` : name;
}

function namesOf(results, status) {
  return results.filter((result) => result.status === status).map(nameOf);
}

const nameOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(" > ");
