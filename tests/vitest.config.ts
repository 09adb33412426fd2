import path from "node:path";

import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");

/** A file of these has a database server, a Worker and perhaps a browser of its own: two at once fill two cores. */
const wholePortal = {
  root,
  globalSetup: ["tests/support/global-setup.ts"],
  hookTimeout: 120_000,
  // As long as a browser's own waits; a busy machine takes longer than the second that is the default.
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
  // Files share what they import, which takes seconds a file; each still has a portal of its own.
  isolate: false,
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        test: {
          name: "unit",
          root,
          // As for whole portals: what files share is imported once.
          isolate: false,
          include: ["{web,worker,contracts,db}/**/*.test.{ts,tsx}"],
          // Those that try every case there is take seconds by themselves, and many more on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "architecture",
          root,
          include: ["tests/architecture/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...wholePortal,
          name: "contract",
          // It waits for databases and mails more than it computes.
          maxWorkers: 3,
          include: ["tests/contract/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...wholePortal,
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 90_000,
        },
      },
    ],
  },
});
