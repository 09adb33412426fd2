// `npm run rules -- --case FILE.json`: what the rules say of one journey, with the chain of records and the sources.
import { readFileSync } from "node:fs";

import { assess } from "#contracts/rules/assess.ts";
import type { Fault, Question } from "#contracts/rules/cases/case-file.ts";
import { readQuestion } from "#contracts/rules/cases/faults.ts";
import type { Assessment, Source, Step } from "#contracts/rules/types.ts";

const print = (line = "") => process.stdout.write(`${line}\n`);
const complain = ({ name, says }: Fault) => process.stderr.write(`${name}: ${says}\n`);

function main(args: readonly string[]): number {
  const [flag, file] = args;
  if (flag !== "--case" || file === undefined) {
    complain({ name: "not_a_case", says: "Use: npm run rules -- --case FILE.json" });
    return 1;
  }
  const cases = read(file);
  if (cases === null) return 1;
  const codes = cases.map((one, at) => {
    if (at > 0) print();
    return answer(one);
  });
  return Math.max(0, ...codes);
}

/** One case, or a list of them as the corpus has it. */
function read(file: string): unknown[] | null {
  try {
    const json: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(json) ? json : [json];
  } catch (error) {
    complain({
      name: "not_a_case",
      says: `${file}: ${error instanceof Error ? error.message : "not readable"}`,
    });
    return null;
  }
}

function answer(one: unknown): number {
  const { question, faults } = readQuestion(one);
  if (typeof one === "object" && one !== null && "name" in one && typeof one.name === "string")
    print(one.name);
  faults.forEach(complain);
  if (question === null) return 1;
  show(question, assess(question.pet, question.journey, question.today));
  return faults.length > 0 ? 1 : 0;
}

function show({ journey, today }: Question, assessment: Assessment) {
  const { verdict, earliestDeparture, settingSteps, planned, toReview, steps } = assessment;
  print(
    `${journey.origin} → ${journey.destination}, ${journey.departure} to ${journey.arrival}, asked on ${today}`,
  );
  print(`verdict: ${verdict}`);
  print(`earliest departure: ${earliestDeparture ?? "none can be told"}${listed(", set by", settingSteps)}`);
  if (planned.length > 0) print(`rests on what is planned: ${planned.join(", ")}`);
  if (toReview.length > 0) print(`a person looks at: ${toReview.join(", ")}`);
  print();
  for (const step of steps) showStep(step);
}

function showStep({ id, title, state, reason, window, evidence = [], source }: Step) {
  print(`${state.padEnd(14)} ${id}  ${title}`);
  print(`  ${reason}`);
  if (window) print(`  window: ${window.earliest ?? "…"} to ${window.latest ?? "…"} (${window.counted})`);
  const chain = evidence.map(({ kind, name, on, isPlanned }) =>
    [kind, name, on ?? "day not known", isPlanned ? "planned" : null].filter(Boolean).join(" "),
  );
  if (chain.length > 0) print(`  rests on: ${chain.join(" → ")}`);
  if (source) showSource(source);
}

function showSource({ authority, name, confidence, dated, verifiedOn, url }: Source) {
  const day = dated === null ? "no date of its own" : `of ${dated}`;
  print(`  source: ${authority}, ${name} (${confidence}, ${day}, read ${verifiedOn})`);
  print(`  ${url}`);
}

const listed = (words: string, all: readonly string[]): string =>
  all.length > 0 ? `${words} ${all.join(", ")}` : "";

// `| head` closes the pipe before all is written: nobody reads the rest.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
process.exitCode = main(process.argv.slice(2));
