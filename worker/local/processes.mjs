import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { endGroups } from "./groups.mjs";
import { openLog } from "./logs.mjs";
import { strikeOut, writeDown } from "./orphans.mjs";
import { NODE, ROOT } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";

/** Tools in the project's own folder come first, for what they call by name themselves. */
const PATH = `${path.dirname(NODE)}${path.delimiter}${process.env.PATH ?? ""}`;

/** Of what a program has said, for the sentence that tells of its end. */
const SAID_MAX = 10_000;

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
 * @returns what is known of it: whether it has ended, and its last lines.
 */
export function startService(name, command, args, { env = {}, logsDir, onLine }) {
  mkdirSync(logsDir, { recursive: true });
  const logFile = path.join(logsDir, `${name}.log`);
  const log = openLog(logFile);
  const child = launch(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const service = { name, logFile, said: "", group: child.pid, hasEnded: false };
  for (const stream of [child.stdout, child.stderr]) {
    const inLines = withoutSecrets((text) => {
      log.write(text);
      service.said = (service.said + text).slice(-SAID_MAX);
    });
    stream.on("data", (chunk) => {
      inLines.add(chunk.toString());
      onLine?.(chunk.toString());
    });
    stream.once("end", () => inLines.end());
  }
  // What it had started may say more than it.
  child.once("close", () => log.close());
  if (child.pid !== undefined) writeDown(logsDir, name, child.pid);
  service.ended = new Promise((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  }).then(() => {
    service.hasEnded = true;
  });
  service.stop = async (graceMs) => {
    if (child.pid === undefined) return;
    await endGroups([child.pid], graceMs);
    strikeOut(logsDir, name);
    forget(child.pid);
  };
  return service;
}

/** Whether a program does its work: one that has ended does not, nor one that leaves the question open for so long. */
export async function isDoing(service, isWell, answerMs = 20_000) {
  let isSaid;
  void isWell().then(
    (is) => (isSaid = is),
    () => (isSaid = false),
  );
  const until = performance.now() + answerMs;
  while (isSaid === undefined && !service.hasEnded && performance.now() < until)
    await wait(20, undefined, { ref: false });
  return isSaid === true && !service.hasEnded;
}

/**
 * Waits until a program that was just started does its work.
 * @param isWell whether it does
 * @throws Trouble with `sentence` and its last lines when it ends, or does not within `withinMs`
 */
export async function untilWell(service, isWell, sentence, withinMs = 60_000) {
  const deadline = Date.now() + withinMs;
  while (!(await isDoing(service, isWell))) {
    if (service.hasEnded || Date.now() > deadline) {
      await service.stop(1_000);
      throw new Trouble(
        [`${sentence} (all of it in ${service.logFile}):`, ...lastLines(service.said)].join("\n  "),
      );
    }
    await wait(100);
  }
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
    .replace(/^Stack backtrace:.*/ms, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(-count);
}
