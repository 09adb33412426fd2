import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { openLog, startService } from "#tests/support/local-programs.ts";

const folder = mkdtempSync(path.join(tmpdir(), "portal-logs-"));
let logsDir = folder;
let number = 0;
beforeEach(() => {
  logsDir = path.join(folder, String(number++));
  mkdirSync(logsDir);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that prints, until all of it is in its log. */
async function printing(code: string) {
  const service = startService("probe", process.execPath, ["-e", code], { logsDir });
  await service.ended;
  return service;
}

test("[TRUST-09] a log is its owner's alone, and holds no address that opens a calendar, wherever output is cut", async () => {
  const logFile = path.join(logsDir, "probe.log");
  // One that was left behind open to everybody.
  writeFileSync(logFile, "before\n");
  chmodSync(logFile, 0o644);
  const token = "T".repeat(43);
  await printing(
    `process.stdout.write("GET /calendar/${token.slice(0, 20)}"); setTimeout(() => process.stdout.write("${token.slice(20)}.ics 200 OK\\nlast"), 200)`,
  );
  await expect.poll(() => readFileSync(logFile, "utf8")).toBe("before\nGET /calendar/….ics 200 OK\nlast\n");
  expect(statSync(logFile).mode & 0o777).toBe(0o600);
});

test("[OPS-21] a log goes on where the last start ended, and three full ones are kept beside it", () => {
  const file = path.join(logsDir, "probe.log");
  for (const line of ["one", "two", "three", "four", "five", "six"]) {
    const log = openLog(file, { maxBytes: 3 });
    log.write(`${line}\n`);
    log.close();
  }
  const kept = (ending: string) => readFileSync(`${file}${ending}`, "utf8");
  expect([kept(""), kept(".1"), kept(".2"), kept(".3")]).toEqual(["six\n", "five\n", "four\n", "three\n"]);
  expect(() => kept(".4")).toThrow(/ENOENT/);
});

test("[OPS-21] a log that cannot be written is said once, ends nothing, and is written again when it can be", async () => {
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  mkdirSync(path.join(logsDir, "probe.log"));
  const service = await printing(
    `let n = 0; const tell = () => { console.log("line " + n++); if (n < 3) setTimeout(tell, 50); }; tell()`,
  );
  await expect.poll(() => service.said).toContain("line 2");
  const told = said.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("probe.log"));
  said.mockRestore();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("cannot be written (EISDIR); everything else goes on.");

  const log = openLog(path.join(logsDir, "probe.log"));
  rmSync(path.join(logsDir, "probe.log"), { recursive: true });
  log.write("again\n");
  log.close();
  expect(readFileSync(path.join(logsDir, "probe.log"), "utf8")).toBe("again\n");
});
