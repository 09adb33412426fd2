import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const EVERY_MS = 1_000;

/**
 * Tells when the npm that runs this script has ended: killed, it tells nobody, and a stack of programs would stay.
 * A script started without npm may well outlive its shell, so there it tells nothing.
 */
export function whenNpmEnds(tell) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = findNpm();
  if (npm === undefined) return;
  setInterval(() => {
    if (!isAlive(npm)) tell();
  }, EVERY_MS).unref();
}

/** npm runs scripts through a shell, which may or may not stay between. */
function findNpm() {
  const parent = look(process.ppid);
  if (!parent) return undefined;
  return /^(?:\S*\/)?(?:ba|da|z|k|a)?sh$/.test(parent.name) ? parent.parent : process.ppid;
}

function look(pid) {
  try {
    const [, name = "", parent = ""] =
      /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return lookWithPs(pid);
  }
}

/** For systems without /proc. */
function lookWithPs(pid) {
  try {
    const printed = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" });
    const [, parent = "", name = ""] = /^\s*(\d+)\s+(.*\S)/.exec(printed) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
