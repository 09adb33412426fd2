import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

test("[TRUST-09] a log is its owner's alone, and holds no address that opens a calendar, wherever output is cut", () => {
  const logsDir = mkdtempSync(path.join(tmpdir(), "portal-logs-"));
  const logFile = path.join(logsDir, "probe.log");
  // One that was left behind open to everybody.
  writeFileSync(logFile, "before");
  chmodSync(logFile, 0o644);
  const token = "T".repeat(43);
  const prints = `process.stdout.write("GET /calendar/${token.slice(0, 20)}"); setTimeout(() => process.stdout.write("${token.slice(20)}.ics 200 OK\\nlast"), 200)`;
  const script = `
    const { startService, stopAll } = await import(${JSON.stringify(path.resolve("worker/local/processes.mjs"))});
    const service = startService("probe", process.execPath, ["-e", ${JSON.stringify(prints)}], { logsDir: ${JSON.stringify(logsDir)} });
    await service.ended;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await stopAll();
  `;
  try {
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { timeout: 20_000 });
    expect(readFileSync(logFile, "utf8")).toBe("GET /calendar/….ics 200 OK\nlast\n");
    expect(statSync(logFile).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(logsDir, { recursive: true, force: true });
  }
});
