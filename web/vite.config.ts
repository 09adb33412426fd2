import path from "node:path";

import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

import { licenceNotices } from "./vite/licence-notices.ts";
import { lighterPackages } from "./vite/lighter-packages.ts";
import { mantineStyles } from "./vite/mantine-styles.ts";
import { mantineVariables } from "./vite/mantine-variables.ts";
import { ocrFiles } from "./vite/ocr-files.ts";
import { pageHeaders } from "./vite/page-headers.ts";
import { sharedFiles } from "./vite/shared-files.ts";

/** What the first page shows at once: many small chunks found late are slower on a bad line than one. */
const IN_ENTRY = new Set(["__root__", "/_staff", "/_staff/", "/_staff/workspaces"]);

const worker = process.env["WORKER_ORIGIN"] ?? "http://127.0.0.1:8787";
const toWorker = Object.fromEntries(
  [
    "/api",
    "/trpc",
    "/auth",
    "/files",
    "/exports",
    "/calendar",
    "/stop-mail",
    "/health",
    "/version",
    "/live",
  ].map((address) => [address, { target: worker, ws: address === "/live" }]),
);

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.resolve(import.meta.dirname, "../node_modules/.vite"),
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
      disableLogging: true,
      routesDirectory: path.join(import.meta.dirname, "routes"),
      generatedRouteTree: path.join(import.meta.dirname, "routeTree.gen.ts"),
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (IN_ENTRY.has(routeId) ? [] : undefined),
        defaultBehavior: [["component", "pendingComponent", "errorComponent", "notFoundComponent"]],
      },
    }),
    react(),
    mantineStyles(),
    mantineVariables(),
    lighterPackages(),
    ocrFiles(),
    licenceNotices(),
    pageHeaders(),
  ],
  resolve: {
    // The rules of travel come by destination, each when a journey to it is judged.
    conditions: ["on-demand", ...defaultClientConditions],
    alias: [
      // React has had this hook of its own for long.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: "use-sync-external-store/with-selector",
      },
      // As a module it is one file; as it is required it would bring an older way of modules into the first download.
      { find: /^tesseract\.js$/, replacement: "tesseract.js/dist/tesseract.esm.min.js" },
      // The package's first entry also carries a map of all six thousand icons for loading by name.
      {
        find: /^@tabler\/icons-react$/,
        replacement: "@tabler/icons-react/dist/esm/icons/index.mjs",
      },
    ],
  },
  build: {
    outDir: path.resolve(import.meta.dirname, "../dist/web"),
    emptyOutDir: true,
    manifest: true,
    target: "es2024",
    cssTarget: "chrome123",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // These packages do not say that they have no side effects; a class for sockets stays in because of it.
        moduleSideEffects: [
          { test: /@trpc\/(client|react-query)\//, sideEffects: false },
          { test: /\/contracts\//, sideEffects: false },
        ],
      },
      output: {
        // The first file lists all the others; their names alone would be a hundredth of it. The manifest has them.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: "assets/[hash:7][extname]",
        codeSplitting: { groups: sharedFiles },
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/[hash:7].js" } },
  },
  server: { proxy: toWorker, strictPort: true },
  preview: { proxy: toWorker, strictPort: true },
});
