import { createHash } from "node:crypto";

/** The sources that a policy lets the inline scripts of `page` through by. */
export const hashesOf = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
