import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { CALM, WRANGLER } from "#tests/support/local-programs.ts";
import { freePort } from "#tests/support/processes.ts";

/** Where the runtime's own page of databases and buckets is, with the calls behind it. */
const PAGES = ["/cdn-cgi/explorer", "/cdn-cgi/explorer/", "/cdn-cgi/explorer/api/d1/database"];

const dir = mkdtempSync(path.join(tmpdir(), "portal-explorer-"));
let runtime: ChildProcess | undefined;
afterAll(() => {
  runtime?.kill();
  rmSync(dir, { recursive: true, force: true });
});

test("[TRUST-99] the runtime as it is started here has no page of its own that reads and writes what is bound", async () => {
  const port = await freePort();
  writeFileSync(path.join(dir, "own.js"), 'export default { fetch: () => new Response("ours") };');
  runtime = spawn(
    process.execPath,
    [WRANGLER, "dev", "own.js", "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"],
    { cwd: dir, env: { ...process.env, ...CALM }, stdio: "ignore" },
  );
  const ask = async (page: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${page}`).catch(() => null);
    return answer && `${answer.status} ${(await answer.text()).slice(0, 40)}`;
  };
  await expect.poll(() => ask("/"), { timeout: 60_000, interval: 200 }).toBe("200 ours");
  for (const page of PAGES) expect([page, await ask(page)]).toEqual([page, "200 ours"]);
}, 90_000);
