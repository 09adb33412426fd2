import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { endGroups } from "./groups.mjs";
import { say } from "./say.mjs";

const ENDING = ".pid";

/** Writes down which group of processes a program is, for a start that finds it left behind. */
export function writeDown(logsDir, name, group) {
  attempt(() => writeFileSync(path.join(logsDir, `${name}${ENDING}`), `${group}\n`, { mode: 0o600 }));
}

export function strikeOut(logsDir, name) {
  attempt(() => rmSync(path.join(logsDir, `${name}${ENDING}`), { force: true }));
}

/**
 * Ends what an earlier start on these data has left running, as one that was killed together with its guard: two
 * database servers over the same files would spoil them. What has got its number since is another's and left alone.
 */
export async function endOrphans({ logsDir, dataDir }) {
  const left = written(logsDir);
  if (left.length === 0) return;
  const members = running();
  const orphans = left.filter(({ group }) =>
    members.some((one) => one.group === group && one.command.includes(dataDir)),
  );
  if (orphans.length > 0) {
    say(`Ending what an earlier start has left running (${orphans.map(({ name }) => name).join(", ")}) …`);
    await endGroups(orphans.map(({ group }) => group));
  }
  for (const { name } of left) strikeOut(logsDir, name);
}

function written(logsDir) {
  const names = attempt(() => readdirSync(logsDir)) ?? [];
  return names
    .filter((file) => file.endsWith(ENDING))
    .map((file) => ({
      name: file.slice(0, -ENDING.length),
      group: Number(attempt(() => readFileSync(path.join(logsDir, file), "utf8"))),
    }))
    .filter(({ group }) => Number.isInteger(group) && group > 1);
}

/** Every process, with its group and its command line. */
function running() {
  const printed = attempt(() => execFileSync("ps", ["-eo", "pgid=,args="], { encoding: "utf8" }));
  if (printed !== undefined)
    return printed.split("\n").map((line) => {
      const [, group = "", command = ""] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
      return { group: Number(group), command };
    });
  // A small system has no ps.
  return (attempt(() => readdirSync("/proc")) ?? []).flatMap((pid) => {
    const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
    const command = attempt(() => readFileSync(`/proc/${pid}/cmdline`, "utf8"));
    const [, group] = /\) \S+ \d+ (\d+)/.exec(stat ?? "") ?? [];
    return group && command ? { group: Number(group), command: command.replaceAll("\0", " ") } : [];
  });
}

/** What cannot be read is not there; what cannot be written is missed by the next start alone. */
function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}
