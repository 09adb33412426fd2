import path from "node:path";
import { fileURLToPath } from "node:url";

import { Trouble } from "./trouble.mjs";

/** The project's folder, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A program that npm installed with the project. */
export const tool = (name) => path.join(ROOT, "node_modules", ".bin", name);

/** Node as npm installed it: the tools need a newer one than many machines have. */
export const NODE = tool("node");

/**
 * What `npm start` is told by the environment and its flags.
 * @throws Trouble when `PORT` is no port or a flag is unknown.
 */
export function readSettings(environment, flags) {
  const unknown = flags.find((flag) => !["--dev", "--empty", "--no-demo"].includes(flag));
  if (unknown) throw new Trouble(`${unknown} is not known here; there are --empty, --no-demo and --dev.`);
  const port = Number(environment.PORT || 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Trouble(`PORT is "${environment.PORT}"; it must be a number from 1 to 65535.`);
  }
  const dataDir = path.resolve(ROOT, environment.DATA_DIR || ".data");
  return {
    port,
    dataDir,
    isDev: flags.includes("--dev"),
    isEmpty: flags.includes("--empty"),
    /** As a deployment is: nobody is let in who has not signed in, and the first administrator sets it up. */
    isDemo: !flags.includes("--no-demo"),
    origin: environment.PUBLIC_ORIGIN || `http://localhost:${port}`,
    timeZone: environment.COMPANY_TIME_ZONE || Intl.DateTimeFormat().resolvedOptions().timeZone,
    logsDir: path.join(dataDir, "logs"),
    databaseDir: path.join(dataDir, "database"),
    workerDir: path.join(dataDir, "worker"),
    readerDir: path.join(dataDir, "reader"),
    mailDir: path.join(dataDir, "mail"),
  };
}
