import { readFileSync } from "node:fs";
import path from "node:path";

import { ROOT } from "./settings.mjs";

/**
 * The files of a portal on this machine, also while it runs: the local runtime alone knows how it keeps them.
 * Needs the Node that wrangler asks for.
 */
export async function openBucket({ workerDir }) {
  const { Miniflare } = await import("miniflare");
  const [, name] =
    /^bucket_name = "(.+)"$/m.exec(readFileSync(path.join(ROOT, "wrangler.toml"), "utf8")) ?? [];
  const runtime = new Miniflare({
    modules: true,
    script: "export default {};",
    r2Buckets: { FILES: name },
    // Where `wrangler dev --persist-to` puts its state.
    r2Persist: path.join(workerDir, "v3", "r2"),
  });
  return { files: await runtime.getR2Bucket("FILES"), close: () => runtime.dispose() };
}
