import path from "node:path";

const NAME = "PORTAL_TEST_RUN";

/** A folder of this run's own, so that two runs at once, or a build in between, do not disturb one another. */
export function runDir(...parts: string[]): string {
  const dir = process.env[NAME];
  if (!dir) throw new Error("The run has no folder yet: tests/support/global-setup.ts makes it");
  return path.join(dir, ...parts);
}

/** Names the run's folder; the processes that run the test files inherit it. */
export function nameRunDir(): string {
  process.env[NAME] = path.resolve("node_modules/.cache/portal-tests", `${Date.now()}-${process.pid}`);
  return runDir();
}
