import type { Plugin } from "vite";

import { ANSWER_HEADERS, contentPolicy } from "#contracts/core/answer-headers.ts";

import { hashesOf } from "./inline-scripts.ts";

/** Writes `_headers` for the asset server, which lets through the one inline script of the page by its hash. */
export function pageHeaders(): Plugin {
  return {
    name: "page-headers",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const policy = contentPolicy(hashesOf(String(page.source)));
      const lines = Object.entries({ "content-security-policy": policy, ...ANSWER_HEADERS });
      const source = [
        "/*",
        ...lines.map(([name, value]) => `  ${name}: ${value}`),
        "/assets/*",
        "  cache-control: public, max-age=31536000, immutable",
        "",
      ].join("\n");
      this.emitFile({ type: "asset", fileName: "_headers", source });
    },
  };
}
