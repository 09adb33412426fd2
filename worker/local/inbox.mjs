import { mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "./ports.mjs";
import { endOfLog, flags, startService } from "./processes.mjs";
import { say } from "./say.mjs";
import { tool } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";

const READY_MS = 30_000;

/** A mail server that keeps what it gets and shows it on a web page; nothing leaves the machine. @throws Trouble */
export async function startInbox(settings) {
  mkdirSync(settings.mailDir, { recursive: true });
  const page = await freePort(settings.port + 1);
  const smtp = await freePort();
  const service = startService(
    "inbox",
    tool("maildev"),
    flags({
      "--ip": "127.0.0.1",
      "--smtp": smtp,
      "--web-ip": "127.0.0.1",
      "--web": page,
      "--mail-directory": settings.mailDir,
    }),
    {
      logsDir: settings.logsDir,
      onEnd: () => say("The local inbox has ended; mail waits until the next start."),
    },
  );
  const origin = `http://localhost:${page}`;
  const deadline = Date.now() + READY_MS;
  while (!(await answers(`http://127.0.0.1:${page}`))) {
    if (service.hasEnded || Date.now() > deadline) {
      throw new Trouble(["The local inbox did not start:", ...endOfLog(service)].join("\n  "));
    }
    await wait(100);
  }
  return { page: origin, smtpUrl: `smtp://127.0.0.1:${smtp}` };
}

async function answers(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) });
    return answer.status < 500;
  } catch {
    return false;
  }
}
