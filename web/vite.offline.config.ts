import path from "node:path";

import { defineConfig } from "vite";

import { EVERYWHERE } from "./vite/everywhere.ts";
import { keptFiles } from "./vite/kept-files.ts";

const DIST = path.resolve(import.meta.dirname, "../dist/web");

/** The service worker: one file beside the client's own, which it keeps on the device. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    keptFiles({
      built: DIST,
      routes: /^routes\/(workspace\.\$workspaceId\.customer|journeys|_staff|_staff\/help-centre)\.tsx/,
      late: new RegExp(
        `${EVERYWHERE.source}|${/^(once-drawn\.ts|routes\/-owners-page|(core|offline|shell|ui)\/)/.source}`,
      ),
      left: /heic|read-photo|pdf-pictures|make-packet/,
    }),
  ],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    outDir: DIST,
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2024",
    rolldownOptions: {
      input: path.join(import.meta.dirname, "offline/worker.ts"),
      output: { format: "iife", entryFileNames: "sw.js", codeSplitting: false },
    },
  },
});
