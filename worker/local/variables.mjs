import { existsSync } from "node:fs";
import path from "node:path";

import { runToEnd } from "./processes.mjs";
import { NODE, ROOT } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";

/**
 * Takes the values of a file beside package.json into the environment, where they are not set already.
 * @throws Trouble on a Node.js that cannot read such files.
 */
export function readValues(name) {
  const file = path.join(ROOT, name);
  if (!existsSync(file)) return;
  if (!process.loadEnvFile) throw new Trouble(`${name} is read by Node.js 20.12 or newer.`);
  process.loadEnvFile(file);
}

/**
 * What `start` or `deploy` takes of the environment, and what the Worker would say of it. What is missing is no fault
 * here: the one sets it itself, and the other may have stored it already.
 */
export async function takenBy(command) {
  const script = path.join(ROOT, "worker/local/check-variables.ts");
  const { code, output } = await runToEnd(NODE, [script, command]);
  const found = code === 0 && /^\{.*\}$/m.exec(output);
  if (!found) throw new Trouble(`The settings could not be checked:\n${output}`);
  const { values, faults } = JSON.parse(found[0]);
  return {
    values,
    faults: faults.filter((fault) => !/^(?:SESSION_SECRET|LIBSQL_URL) is not set$/.test(fault)),
  };
}
