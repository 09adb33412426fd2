import path from "node:path";

import { type Alias, defineConfig } from "vite";

import client from "./vite.config.ts";
import { EVERYWHERE } from "./vite/everywhere.ts";
import { renderedPages } from "./vite/rendered-pages.ts";

const DIST = path.resolve(import.meta.dirname, "../dist");

/** What a first screen shows although it comes in a file of its own. */
const DRAWN = [
  /^routes\/(sign-in|set-up|planner|workspace\.\$workspaceId\.customer)\.tsx$/,
  /^routes\/_staff\/(status|actions|documents|schedule|billing|workspace\.\$workspaceId\.(index|rules)|-paper-tools)\.tsx$/,
  /^features\/workspaces\/(cards\/|dashboard-tools|filters\/|overview\/|in-place-of-cards)/,
  /^features\/workspace\/below\.ts$/,
  /^features\/documents\/documents-search\.ts$/,
];

/** The screens as the Worker draws them: one module that it imports. */
export default defineConfig({
  ...client,
  plugins: [
    ...(client.plugins ?? []),
    renderedPages({
      web: import.meta.dirname,
      built: path.join(DIST, "web"),
      drawn: [EVERYWHERE, ...DRAWN],
      isEverywhere: (file) => EVERYWHERE.test(file),
    }),
  ],
  resolve: {
    ...client.resolve,
    alias: [
      ...((client.resolve?.alias ?? []) as Alias[]),
      // The package's own door also brings a second renderer, which writes texts.
      {
        find: /^react-dom\/server$/,
        replacement: path.resolve(
          import.meta.dirname,
          "../node_modules/react-dom/cjs/react-dom-server.edge.production.js",
        ),
      },
    ],
  },
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
      external: [/^node:/, /^#contracts\//],
      output: { codeSplitting: false, entryFileNames: "render.js" },
    },
  },
});
