import { faultsOf, isPublic } from "#worker/core/configuration.ts";
import { TAKEN } from "#worker/core/variables.ts";

// `start` or `deploy`: what it takes of the environment, and what is wrong with it, as JSON. The Worker's own list and words.
const command = process.argv[2] === "deploy" ? "deploy" : "start";
const values: Record<string, string> = Object.fromEntries(
  TAKEN[command].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);
const faults = faultsOf(
  values,
  command === "deploy" ? { hosts: ["workers.dev"], isToCloudflare: true } : { hosts: [] },
);
const origin = values["PUBLIC_ORIGIN"] ?? "";
if (command === "start" && URL.canParse(origin) && isPublic(new URL(origin).hostname))
  faults.push("PUBLIC_ORIGIN is for a deployment: `npm start` lets in whoever reaches it");
process.stdout.write(JSON.stringify({ values, faults }));
