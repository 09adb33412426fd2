import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The key that signs sessions: made once and kept with the data, so that a restart signs nobody out. */
export function sessionSecret(dataDir) {
  if (!existsSync(fileIn(dataDir))) keepSecret(dataDir, randomBytes(32).toString("hex"));
  return readFileSync(fileIn(dataDir), "utf8").trim();
}

/** For the next start, where it comes from a backup. */
export function keepSecret(dataDir, secret) {
  writeFileSync(fileIn(dataDir), secret, { mode: 0o600 });
}

const fileIn = (dataDir) => path.join(dataDir, "session-secret");
