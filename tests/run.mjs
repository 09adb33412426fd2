// `npm test`: everything that must hold, in one command. `npm test -- --only contract tasks` runs the steps named after
// --only (with a comma between them), and of their test files those whose path has one of the words after that.
import { installPackages } from "../worker/local/install.mjs";
import { killAll } from "../worker/local/processes.mjs";
import { say, secondsSince } from "../worker/local/say.mjs";
import { runAsCommand, Trouble } from "../worker/local/trouble.mjs";
import { STEPS } from "./runner/steps.mjs";
import { failed, inWords, sum } from "./runner/tally.mjs";

async function main() {
  const { chosen, words } = readArguments(process.argv.slice(2));
  const started = performance.now();
  await installPackages();
  const tallies = [];
  for (const step of chosen) tallies.push(await run(step, words));
  const total = sum(tallies);
  say(`\nAll of it took ${secondsSince(started)}.`);
  if (total.late.length > 0) {
    say(["Passed only at the second try, by itself:", ...total.late].join("\n  - "));
  }
  if (total.failed > 0) say(["What failed:", ...total.broken].join("\n  - "));
  say(inWords(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function run(step, words) {
  say(`\n── ${step.title}`);
  const started = performance.now();
  const tally = await step.run(words).catch((error) => {
    say(error instanceof Trouble ? error.message : (error.stack ?? String(error)));
    return failed();
  });
  say(`── ${step.title}: ${inWords(tally)} (${secondsSince(started)})`);
  const isNamed = tally.failed === 0 || (tally.broken ?? []).length > 0;
  return isNamed ? tally : { ...tally, broken: [step.title] };
}

function readArguments(args) {
  if (args.length === 0) return { chosen: STEPS, words: [] };
  const [flag, names = "", ...words] = args;
  const known = STEPS.map((step) => step.name);
  const wanted = names.split(",");
  const unknown = wanted.find((name) => !known.includes(name));
  if (flag !== "--only" || unknown !== undefined) {
    throw new Trouble(`Use: npm test -- --only <${known.join("|")}>[,…] [words of test files]`);
  }
  const needed = STEPS.filter((step) => wanted.includes(step.name)).map((step) => step.needs);
  return { chosen: STEPS.filter((step) => wanted.includes(step.name) || needed.includes(step.name)), words };
}

for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => void killAll().then(() => process.exit(1)));
await runAsCommand(main);
