import { setTimeout as wait } from "node:timers/promises";

import { isDoing, isGoingDown, untilWell } from "./processes.mjs";
import { say, secondsSince } from "./say.mjs";

/** Before the first try, the second, and so on; the last one for all that follow. */
const PAUSES_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000];
/** Well for so long, it is tried again without a pause. */
const SETTLED_MS = 60_000;

/**
 * Starts a program, and knows how to start it again.
 * @param start starts its service; `isWell` says whether it does its work
 * @returns what `supervise` keeps. @throws Trouble when it does not come up within `withinMs`
 */
export async function startProgram(name, { start, isWell, withinMs }) {
  let service;
  const open = async () => {
    service = start();
    await untilWell(service, isWell, `${name} did not start`, withinMs);
  };
  await open();
  return { name, isWell, open, service: () => service };
}

/**
 * Keeps a program running: one that has ended, or that does its work no more without having ended, is started again,
 * with growing pauses while that fails. Comes back when everything is being ended.
 *
 * @param program what is kept: `name`, as a sentence begins with it; `service()`, what runs now; `isWell()`, whether
 *   it does its work; `open()`, which starts it and comes back when it does
 * @param times in milliseconds: `everyMs` between two looks, `patienceMs` without a good one, `graceMs` to end by itself
 * @param onAgain is told when it runs again
 */
export async function supervise(
  program,
  { everyMs = 1_000, patienceMs, graceMs, pausesMs = PAUSES_MS },
  onAgain,
) {
  let tries = 0;
  for (;;) {
    const since = performance.now();
    const fault = await untilUnwell(program, { everyMs, patienceMs });
    if (fault === undefined) return;
    if (performance.now() - since > SETTLED_MS) tries = 0;
    say(`${program.name} ${fault}; starting it again …`);
    const noticed = performance.now();
    while (!(await isOpenedAgain(program, { graceMs, pauseMs: pausesMs[tries] ?? pausesMs.at(-1) }))) {
      if (isGoingDown()) return;
      tries++;
    }
    tries++;
    say(`${program.name} is there again (${secondsSince(noticed)}).`);
    onAgain?.();
  }
}

/** What is wrong with it, in words that follow its name; nothing once everything is being ended. */
async function untilUnwell({ service, isWell }, { everyMs, patienceMs }) {
  let heardAt = performance.now();
  for (;;) {
    await wait(everyMs, undefined, { ref: false });
    const isHeard = await isDoing(service(), isWell);
    if (isGoingDown()) return undefined;
    if (service().hasEnded) return "has ended by itself";
    if (isHeard) heardAt = performance.now();
    else if (performance.now() - heardAt > patienceMs) return "no longer answers";
  }
}

/** A failure is said, and leaves everything else that runs alone. */
async function isOpenedAgain({ service, open }, { graceMs, pauseMs }) {
  await wait(pauseMs, undefined, { ref: false });
  if (isGoingDown()) return false;
  try {
    await service().stop(graceMs);
    await open();
    return true;
  } catch (error) {
    if (!isGoingDown()) say(error.message);
    return false;
  }
}
