import { faultsOf } from "#worker/core/configuration.ts";

// Values as JSON in VALUES; what is wrong with them for a deployment goes out as JSON. The same words as the Worker's own.
const values = JSON.parse(process.env["VALUES"] ?? "{}") as Record<string, unknown>;
process.stdout.write(JSON.stringify(faultsOf(values, ["workers.dev"])));
