import { mkdirSync } from "node:fs";

import { freePort } from "./ports.mjs";
import { flags, startService } from "./processes.mjs";
import { tool } from "./settings.mjs";
import { startProgram } from "./supervise.mjs";

/** In milliseconds. */
export const INBOX_TIMES = { patienceMs: 10_000, graceMs: 1_000 };

/**
 * A mail server that keeps what it gets and shows it on a web page; nothing leaves the machine.
 * @returns what `supervise` keeps, with the page's address and the server's. @throws Trouble
 */
export async function startInbox(settings) {
  mkdirSync(settings.mailDir, { recursive: true });
  const page = await freePort(settings.port + 1);
  const smtp = await freePort();
  const start = () =>
    startService(
      "inbox",
      tool("maildev"),
      flags({
        "--ip": "127.0.0.1",
        "--smtp": smtp,
        "--web-ip": "127.0.0.1",
        "--web": page,
        "--mail-directory": settings.mailDir,
      }),
      { logsDir: settings.logsDir },
    );
  const isWell = () => answers(`http://127.0.0.1:${page}`);
  const program = await startProgram("The local inbox", { start, isWell, withinMs: 30_000 });
  return { ...program, page: `http://localhost:${page}`, smtpUrl: `smtp://127.0.0.1:${smtp}` };
}

async function answers(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    return answer.status < 500;
  } catch {
    return false;
  }
}
