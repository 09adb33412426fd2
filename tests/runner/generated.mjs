import { readFileSync } from "node:fs";
import path from "node:path";

import { runToEnd } from "../../worker/local/processes.mjs";
import { NODE, ROOT } from "../../worker/local/settings.mjs";

const ROUTE_TREE = path.join(ROOT, "web/routeTree.gen.ts");

/** The table of routes as it is committed, to be compared once the build has written it anew. */
export function readRouteTree() {
  try {
    return readFileSync(ROUTE_TREE, "utf8");
  } catch {
    return "";
  }
}

/** Where the migrations do not make what db/schema and db/triggers describe. @returns undefined where they do */
export async function whatMigrationsMiss() {
  const { code, output } = await runToEnd(NODE, ["db/make-migration.ts", "--check"]);
  return code === 0 ? undefined : output.trimEnd();
}
