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

/** What the first page shows at once: many small chunks found late are slower on a bad line than one. */
const IN_ENTRY = new Set(["__root__", "/_staff", "/_staff/", "/_staff/workspaces"]);

/** Small things that many screens share: two files instead of forty. Nothing here may lead to a heavy part. */
const PARTS =
  /@tabler|\/web\/(copy\/(words|status|errors|numbers|species|archiving)|core\/(?!asked|leaving|typed|mutation-topics|after-mutation|live-topics|print-window)|ui\/(status|badge|count|page-header|panel|person-name|key-values|responsive-table|avatar|empty-state|archiving))|\/contracts\/(?!rules\/|core\/(mail-address|csv)|documents\/pdf-beginning|airports\/distance|settings\/brand|workflows\/(?!terms|action-labels)|health\/|journeys\/(rules|disagreements)|tasks\/due-moves|schedule\/|billing\/invoice|account\/|auth\/)(?!.*(shapes|routes|fields)\.ts)/;
/** What a few of the staff's screens share: the first file has one name to list in place of a dozen. */
const DESK =
  /\/web\/(ui\/(archiving|stat-card|of-module|export-button|recovery-codes|choices)|copy\/(archiving|exports))|\/contracts\/tasks\/due-first/;
/** Zod and the modules made of it: never in what the page starts with. */
const SCHEMAS = /\/node_modules\/zod\/|\/contracts\/.*(shapes|routes|fields)\.ts$/;
/** What parts without a field take from the same packages; in one file with the fields it would bring them all. */
const HOOKS =
  /use-resolved-styles-api|create-safe-context|get-auto-contrast-value|DirectionProvider|@mantine\/hooks\/esm\/(use-(did-update|reduced-motion|media-query|effect-event|isomorphic-effect|id|uncontrolled|force-update)|utils\/(shallow-equal|random-id))\//;
/** Places, their lists and the names of breeds: what a journey is asked for before anything judges it. */
const TRAVEL_NAMES =
  /\/contracts\/rules\/(country-names|types|destinations\/(by-place|on-demand)|breeds\/(?!law))/;
const TRAVEL_RULES = /\/contracts\/rules\/(?!destinations\/|breeds\/law)/;
/** What pages show an answer of the Worker with, before they judge by themselves. */
const TRAVEL_BASICS =
  /\/contracts\/rules\/(open-step|calendar|places|types|record-kinds|staleness|reviews|source-text)\.ts/;
const FIELDS =
  /@mantine\/(hooks|form|core\/(esm|styles)\/(components\/)?(Input|TextInput|Textarea|NativeSelect|CloseButton|Group|Stack|Text)\b)/;

/** What every form is made of, in one file: the first one lists the name of each. */
const FORMS = /\/web\/(ui\/form\.tsx|core\/(leaving|typed)\.ts|copy\/leaving\.ts)/;

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
        // What the page starts with stays one file; left alone it falls into two dozen, found one after another.
        codeSplitting: {
          groups: [
            { name: "portal", tags: ["$initial"], test: (id) => !SCHEMAS.test(id), priority: 3 },
            // Else it would lie in the first part that compares names, and bring it wherever a list is searched.
            { name: "fold", test: /\/contracts\/core\/fold\.ts$/, priority: 2.9 },
            // A table of some weight, which the screens that judge by it share and no other one loads.
            { name: "travel-basics", test: TRAVEL_BASICS, priority: 2.8 },
            { name: "travel-names", test: TRAVEL_NAMES, priority: 2.7 },
            { name: "travel-rules", test: TRAVEL_RULES, minShareCount: 2, priority: 2.5 },
            { name: "parts", test: PARTS, minShareCount: 3, priority: 2 },
            // Else it would lie in the owner's page, and bring it wherever somebody is told that it is not their turn.
            { name: "not-yours", test: /\/web\/ui\/not-yours\.tsx$/, priority: 1.9 },
            { name: "desk", test: DESK, minShareCount: 2, priority: 1.8 },
            { name: "hooks", test: HOOKS, minShareCount: 3, priority: 1.5 },
            { name: "forms", test: FORMS, minShareCount: 3, priority: 2.2 },
            { name: "fields", test: FIELDS, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: toWorker, strictPort: true },
  preview: { proxy: toWorker, strictPort: true },
});
