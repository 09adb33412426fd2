import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, closeSync, createWriteStream, mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { endGroups } from "./groups.mjs";
import { NODE, ROOT } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";

/** Tools in the project's own folder come first, for what they call by name themselves. */
const PATH = `${path.dirname(NODE)}${path.delimiter}${process.env.PATH ?? ""}`;

/** Group leaders by process id: what runs and must not outlive this command. */
const running = new Map();
let guard;
let isStopping = false;

/** `{ "--port": 1, "--quiet": true }` as arguments. */
export function flags(options) {
  return Object.entries(options).flatMap(([name, value]) =>
    value === true ? [name] : [name, String(value)],
  );
}

/**
 * Starts a program that stays, in a process group of its own, its output in a file.
 * @param onEnd is told when it ends without being asked to.
 */
export function startService(name, command, args, { env = {}, logsDir, onLine, onEnd }) {
  mkdirSync(logsDir, { recursive: true });
  const logFile = path.join(logsDir, `${name}.log`);
  const log = createWriteStream(logFile, { fd: openForMe(logFile) });
  const child = launch(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    const inLines = withoutSecrets((text) => log.write(text));
    stream.on("data", (chunk) => {
      inLines.add(chunk.toString());
      onLine?.(chunk.toString());
    });
    stream.once("end", () => inLines.end());
  }
  const service = { name, logFile, group: child.pid, hasEnded: false, isWanted: true };
  service.ended = new Promise((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  }).then(() => {
    service.hasEnded = true;
    if (service.isWanted && !isStopping) onEnd?.();
  });
  service.stop = async (graceMs) => {
    service.isWanted = false;
    if (child.pid === undefined) return;
    await endGroups([child.pid], graceMs);
    forget(child.pid);
  };
  return service;
}

/** What was there before may be another's to read. */
function openForMe(file) {
  const fd = openSync(file, "w", 0o600);
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return fd;
}

/** Addresses that open a calendar or stop a mail by themselves stand in no log, wherever a piece of output ends. */
function withoutSecrets(write) {
  let rest = "";
  const tell = (line) =>
    write(`${line.replaceAll(/(\/calendar\/|\/stop-mail\/[\w.-]+\.)[\w-]{43}/g, "$1…")}\n`);
  return {
    add: (text) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) tell(line);
    },
    end: () => {
      if (rest !== "") tell(rest);
      rest = "";
    },
  };
}

/**
 * Runs a program to its end.
 * @param quiet keeps its output back, for the log and for the sentence of a failure.
 * @returns exit code and output.
 */
export function runToEnd(command, args, { env = {}, quiet = true, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = launch(command, args, {
      env,
      cwd,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => (output += chunk.toString()));
    child.once("error", (error) => resolve({ code: 127, output: error.message }));
    child.once("close", (code) => {
      if (child.pid !== undefined) forget(child.pid);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a program that must succeed. @throws Trouble with `sentence`, if the program has none of its own, and its last lines. */
export async function mustRun(sentence, command, args, options = {}) {
  const { code, output } = await runToEnd(command, args, options);
  if (code !== 0) throw new Trouble([...(sentence ? [sentence] : []), ...lastLines(output)].join("\n  "));
  return output;
}

/** The end of a service's log, for the sentence that says it failed. */
export function endOfLog(service) {
  try {
    return lastLines(readFileSync(service.logFile, "utf8"));
  } catch {
    return [];
  }
}

/** Whether everything is being ended, so that nothing ought to be started again. */
export function isGoingDown() {
  return isStopping;
}

/** Ends everything that this command started. */
export async function stopAll() {
  isStopping = true;
  await endGroups([...running.keys()]);
  running.clear();
  await endGuard();
}

/** Ends everything at once, without waiting for anything. */
export async function killAll() {
  isStopping = true;
  await endGroups([...running.keys()], 0);
  await endGuard();
}

function launch(command, args, { env, cwd = ROOT, stdio }) {
  const child = spawn(command, args, { cwd, stdio, detached: true, env: { ...process.env, PATH, ...env } });
  child.once("error", () => {});
  if (child.pid !== undefined) {
    running.set(child.pid, command);
    tellGuard(`+${child.pid}`);
  }
  return child;
}

function forget(group) {
  running.delete(group);
  tellGuard(`-${group}`);
}

function tellGuard(line) {
  guard ??= startGuard();
  guard.stdin.write(`${line}\n`);
}

function startGuard() {
  const script = fileURLToPath(new URL("./guard.mjs", import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  child.stdin.on("error", () => {});
  child.unref();
  child.stdin.unref?.();
  return child;
}

async function endGuard() {
  if (!guard || guard.exitCode !== null) return;
  const ended = once(guard, "exit");
  guard.stdin.end();
  await Promise.race([ended, wait(1_000)]);
}

function lastLines(output, count = 12) {
  // oxlint-disable-next-line no-control-regex -- colours of the tools, which a log or a sentence does not want
  const plain = output.replaceAll(/\u001B\[[\d;]*m/g, "");
  return plain
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(-count);
}
