import path from "node:path";

import { defineConfig } from "vite";

import client from "./vite.config.ts";
import { renderedPages } from "./vite/rendered-pages.ts";

const DIST = path.resolve(import.meta.dirname, "../dist");

/** What a first screen shows although it comes in a file of its own. */
const DRAWN =
  /^routes\/(sign-in|set-up|workspace\.\$workspaceId\.customer)\.tsx$|^features\/workspaces\/(cards\/|dashboard-tools|filters\/|overview\/|in-place-of-cards)|^features\/auth\/demo-bar\.tsx$|^routes\/-preview-bar\.tsx$/;

/** The screens as the Worker draws them: one module that it imports. */
export default defineConfig({
  ...client,
  plugins: [
    ...(client.plugins ?? []),
    renderedPages({
      web: import.meta.dirname,
      built: path.join(DIST, "web"),
      isDrawn: (file) => DRAWN.test(file),
    }),
  ],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: {
    noExternal: true,
    target: "webworker",
    resolve: { conditions: ["on-demand", "workerd", "worker", "module", "production"] },
  },
  build: {
    target: "es2024",
    ssr: path.join(import.meta.dirname, "render.tsx"),
    outDir: path.join(DIST, "pages"),
    copyPublicDir: false,
    rolldownOptions: {
      ...(client.build?.rolldownOptions?.treeshake !== undefined && {
        treeshake: client.build.rolldownOptions.treeshake,
      }),
      external: [/^node:/],
      output: { codeSplitting: false, entryFileNames: "render.js" },
    },
  },
});
