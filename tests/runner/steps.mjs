import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { buildWeb, buildWorkers } from "../../worker/local/build.mjs";
import { flags, runToEnd } from "../../worker/local/processes.mjs";
import { say } from "../../worker/local/say.mjs";
import { NODE, ROOT, tool } from "../../worker/local/settings.mjs";
import { ensureChromium } from "./chromium.mjs";
import { readRouteTree, whatMigrationsMiss } from "./generated.mjs";
import { failuresOf, namesOfBroken, withSecondTry } from "./second-try.mjs";
import { failed, passed, readReport, sum, tallyOf } from "./tally.mjs";

/** In the order in which they run: what is quick to know comes first. */
export const STEPS = [
  { name: "format", title: "Format", run: () => program(tool("oxfmt"), ["--check"]) },
  { name: "lint", title: "Lint", run: () => program(tool("oxlint"), ["--type-aware", "--deny-warnings"]) },
  { name: "types", title: "Types", run: () => program(tool("tsc"), ["-p", "."]) },
  { name: "unused", title: "Unused code and packages", run: () => program(tool("knip"), []) },
  { name: "generated", title: "Generated files", run: checkGenerated },
  { name: "build", title: "Build", run: build },
  { name: "unit", title: "Unit tests", run: (words) => vitest("unit", words) },
  { name: "architecture", title: "Architecture", run: (words) => vitest("architecture", words) },
  { name: "contract", title: "Contract tests", needs: "build", run: (words) => twice("contract", words) },
  { name: "browser", title: "Browser tests", needs: "build", run: browser },
];

async function program(command, args) {
  const { code, output } = await runToEnd(command, args);
  if (code !== 0) say(output.trimEnd());
  return code === 0 ? passed() : failed();
}

async function checkGenerated() {
  const reason = await whatMigrationsMiss();
  if (reason) say(reason);
  const committed = readRouteTree();
  await buildWeb();
  const isSame = readRouteTree() === committed;
  if (!isSame) say("web/routeTree.gen.ts was not up to date; the build has written it anew: commit it.");
  return sum([reason ? failed() : passed(), isSame ? passed() : failed()]);
}

async function build() {
  await buildWeb();
  await buildWorkers();
  return passed();
}

async function browser(words) {
  await ensureChromium();
  return twice("browser", words);
}

/** What is slow on a busy machine is no fault of the product: what fails is tried once more by itself. */
async function twice(project, words) {
  const { tally, report } = await reported(project, words);
  const failures = failuresOf(report);
  if (failures.length > 0) say("\nOnce more, each by itself: what has failed");
  return withSecondTry(tally, failures, async (file) => {
    return (await reported(project, [path.relative(ROOT, file)])).report;
  });
}

async function vitest(project, words) {
  const { tally, report } = await reported(project, words);
  return { ...tally, broken: namesOfBroken(failuresOf(report)) };
}

/** @param words name test files to run, all where there are none. */
async function reported(project, words) {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-report-"));
  const file = path.join(folder, "report.json");
  try {
    const { code } = await runToEnd(
      NODE,
      [
        path.join(ROOT, "node_modules/vitest/vitest.mjs"),
        "run",
        ...flags({ "--config": "tests/vitest.config.ts", "--project": project, "--outputFile.json": file }),
        "--reporter=default",
        "--reporter=json",
        ...words,
      ],
      { quiet: false },
    );
    const report = readReport(file);
    return { tally: tallyOf(report, code), report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
