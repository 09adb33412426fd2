import { Unusable } from "../backup/archive.ts";
import { whenNpmEnds } from "./parent.mjs";
import { stopAll } from "./processes.mjs";
import { Trouble } from "./trouble.mjs";

const undo = [];

/** What is taken away again where the command ends before it is done. */
export function whenEnded(takeAway) {
  undo.push(takeAway);
}

/** Runs a command that starts programs: they end with it, and what fails is one sentence and exit code 1. */
export async function asOperator(main) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(1));
  whenNpmEnds(() => void end(1));
  try {
    await main();
    await stopAll();
  } catch (error) {
    const isTold = error instanceof Trouble || error instanceof Unusable;
    process.stderr.write(`\n${isTold ? error.message : (error?.stack ?? error)}\n`);
    await end(1);
  }
  process.exit();
}

async function end(code) {
  for (const takeAway of undo) takeAway();
  await stopAll();
  process.exit(code);
}
