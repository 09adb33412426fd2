import { createHash } from "node:crypto";

import type { Plugin } from "vite";

/** The page's own headers; answers of the Worker carry theirs from `worker/http/guard.ts`. */
const HEADERS = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Writes `_headers` for the asset server, which lets through the one inline script of the page by its hash. */
export function pageHeaders(): Plugin {
  return {
    name: "page-headers",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const inline = [...String(page.source).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
      );
      const policy = [
        "default-src 'self'",
        ["script-src 'self' 'wasm-unsafe-eval'", ...inline].join(" "),
        "worker-src 'self' blob:",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ].join("; ");
      const lines = Object.entries({ "Content-Security-Policy": policy, ...HEADERS });
      const source = [
        "/*",
        ...lines.map(([name, value]) => `  ${name}: ${value}`),
        "/assets/*",
        "  Cache-Control: public, max-age=31536000, immutable",
        "",
      ].join("\n");
      this.emitFile({ type: "asset", fileName: "_headers", source });
    },
  };
}
