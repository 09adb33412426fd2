// `npm run deploy`: checks that everything is there, builds, migrates the database, uploads both Workers.
// `-- --dry-run` stops short of the last two.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { buildWeb } from "./build.mjs";
import { migrate, setUpSentence } from "./database.mjs";
import { installPackages } from "./install.mjs";
import { flags, runToEnd } from "./processes.mjs";
import { say } from "./say.mjs";
import { NODE } from "./settings.mjs";
import { runAsCommand, Trouble } from "./trouble.mjs";
import { readValues, takenBy } from "./variables.mjs";
import { CALM, READER_CONFIG, WRANGLER } from "./worker.mjs";

/** Where the values may stand instead of in the environment; git does not see it. */
const VALUES_FILE = ".env.production";

/** As both configurations name it. */
const PAPERS_QUEUE = "pet-travel-portal-papers";

async function deploy() {
  const isDryRun = process.argv.includes("--dry-run");
  readValues(VALUES_FILE);
  await installPackages();
  // Stored with Cloudflare as secrets, so that one that is left out next time stays as it was.
  const { values, faults } = await takenBy("deploy");
  const missing = [...missingFrom(values), ...faults, ...(isDryRun ? [] : await missingAtCloudflare(values))];
  if (missing.length > 0)
    throw new Trouble(["Nothing was deployed. Missing or wrong:", ...missing].join("\n  - "));
  await buildWeb();
  if (!isDryRun) {
    say("Migrating the database …");
    await migrate(values.LIBSQL_URL, { authToken: values.LIBSQL_AUTH_TOKEN });
  }
  if (!isDryRun) await makeQueue();
  await upload(values, isDryRun);
  await uploadReader(isDryRun);
  if (isDryRun) return;
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN: authToken, PUBLIC_ORIGIN: origin } = values;
  const setUp = await setUpSentence(LIBSQL_URL, { authToken, origin });
  if (setUp) say(setUp.trim());
}

function missingFrom({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token }) {
  const missing = [];
  if (!url) missing.push("LIBSQL_URL: where the database is, for example libsql://portal-company.turso.io");
  if (!token) missing.push("LIBSQL_AUTH_TOKEN: what the database asks for, from `turso db tokens create`");
  return missing;
}

async function missingAtCloudflare(values) {
  const account = await wrangler(["whoami"]);
  if (account.code !== 0 || /not authenticated/i.test(account.output)) {
    return ["the account at Cloudflare: set CLOUDFLARE_API_TOKEN, or sign in with `npx wrangler login`"];
  }
  if (values.SESSION_SECRET) return [];
  const stored = await wrangler(["secret", "list", "--format", "json"]);
  return stored.output.includes('"SESSION_SECRET"')
    ? []
    : ["SESSION_SECRET: signs the sessions, at least 32 characters, for example from `openssl rand -hex 32`"];
}

function wrangler(args) {
  return runToEnd(NODE, [WRANGLER, ...args], { env: CALM });
}

/** The values go by a file that only its owner reads, not by the command line. */
async function upload(values, isDryRun) {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-deploy-"));
  const secrets = path.join(folder, "secrets.json");
  writeFileSync(secrets, JSON.stringify(values), { mode: 0o600 });
  try {
    const options = flags({ "--secrets-file": secrets, ...(isDryRun ? { "--dry-run": true } : {}) });
    const { code } = await runToEnd(NODE, [WRANGLER, "deploy", ...options], { env: CALM, quiet: false });
    if (code !== 0) throw new Trouble("Cloudflare did not take the deployment; what it said is above.");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The queue has to be there before the Workers that name it. */
async function makeQueue() {
  const { code, output } = await wrangler(["queues", "create", PAPERS_QUEUE]);
  if (code !== 0 && !/already (?:exists|taken)|11009/i.test(output)) {
    throw new Trouble(`Cloudflare did not make the queue ${PAPERS_QUEUE}:\n${output.trim()}`);
  }
}

/** After the portal, whose desk it names; the portal's secrets are not for it. */
async function uploadReader(isDryRun) {
  const options = flags({ "--config": READER_CONFIG, ...(isDryRun ? { "--dry-run": true } : {}) });
  const { code } = await runToEnd(NODE, [WRANGLER, "deploy", ...options], { env: CALM, quiet: false });
  if (code !== 0) throw new Trouble("Cloudflare did not take the Worker that reads papers; see above.");
}

await runAsCommand(deploy);
