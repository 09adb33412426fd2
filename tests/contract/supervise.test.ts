import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test, vi } from "vitest";

import { type Service, startService, stopAll, supervise, untilWell } from "#tests/support/local-programs.ts";
import { freePort } from "#tests/support/processes.ts";

const logsDir = mkdtempSync(path.join(tmpdir(), "portal-supervise-"));
afterAll(async () => {
  await stopAll();
  rmSync(logsDir, { recursive: true, force: true });
});

/** Longer than a question may stay open. */
const WITHIN = { timeout: 40_000, interval: 50 };

test("[OPS-20] what ends, falls silent or cannot start is started again, and each is said", async () => {
  const port = await freePort();
  const broken = path.join(logsDir, "broken");
  const program = `
    if (require("node:fs").existsSync(${JSON.stringify(broken)})) { console.error("no room"); process.exit(1); }
    require("node:http").createServer((_, answer) => answer.end(String(process.pid))).listen(${port}, "127.0.0.1")`;
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const lines = () => said.mock.calls.map(([line]) => String(line).trim());
  /** By a connection of its own: one that is kept may have been to the program that was killed. */
  const whoAnswers = () =>
    new Promise<string>((resolve) => {
      const asked = get({ port, host: "127.0.0.1", agent: false, timeout: 300 }, (answer) => {
        answer.once("data", (chunk: Buffer) => resolve(chunk.toString()));
        answer.once("close", () => resolve("nobody"));
      });
      asked.once("timeout", () => asked.destroy());
      asked.once("error", () => resolve("nobody"));
    });
  const isWell = async () => (await whoAnswers()) !== "nobody";
  let service: Service;
  const open = async () => {
    service = startService("probe", process.execPath, ["-e", program], { logsDir });
    await untilWell(service, isWell, "The probe did not start", 5_000);
  };
  await open();

  let again = 0;
  void supervise(
    { name: "The probe", service: () => service, isWell, open },
    { everyMs: 50, patienceMs: 600, graceMs: 100, pausesMs: [0, 100, 200] },
    () => void again++,
  );
  /** Does it to the program that runs, and waits for the next one. */
  const hit = (signal: NodeJS.Signals) => process.kill(service.group, signal);
  const backFor = async (time: number) => {
    await expect.poll(() => again, WITHIN).toBe(time);
    expect(await whoAnswers()).toBe(String(service.group));
  };

  hit("SIGKILL");
  await backFor(1);
  hit("SIGSTOP");
  await backFor(2);
  writeFileSync(broken, "");
  hit("SIGKILL");
  await expect
    .poll(() => lines().filter((line) => line.startsWith("The probe did not start")).length, WITHIN)
    .toBeGreaterThanOrEqual(2);
  rmSync(broken);
  await backFor(3);

  const told = lines();
  said.mockRestore();
  expect(told).toContain("The probe has ended by itself; starting it again …");
  expect(told).toContain("The probe no longer answers; starting it again …");
  expect(told.find((line) => line.startsWith("The probe did not start"))).toContain("no room");
  expect(told.filter((line) => line.startsWith("The probe is there again"))).toHaveLength(3);
  expect(existsSync(path.join(logsDir, "probe.pid"))).toBe(true);
}, 150_000);
