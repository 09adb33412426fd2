import { createReadStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { OCR_FILES, OCR_LANGUAGES, type OcrLanguage } from "#web/core/ocr-files.ts";

/** A file of a package, by where its description stands. */
const beside = (description: string, file: string) => fileURLToPath(new URL(file, description));

const DATA = {
  eng: import.meta.resolve("@tesseract.js-data/eng/package.json"),
  deu: import.meta.resolve("@tesseract.js-data/deu/package.json"),
  fra: import.meta.resolve("@tesseract.js-data/fra/package.json"),
  jpn: import.meta.resolve("@tesseract.js-data/jpn/package.json"),
} as const satisfies Record<OcrLanguage, string>;
const CODE = import.meta.resolve("tesseract.js/package.json");
const CORE = import.meta.resolve("tesseract.js-core/package.json");

/** Every browser that the portal is built for has SIMD; the machine asks for its second file by this name. */
const FILES: readonly (readonly [name: string, file: string])[] = [
  ["worker.min.js", beside(CODE, "dist/worker.min.js")],
  ["core.js", beside(CORE, "tesseract-core-simd-lstm.js")],
  ["tesseract-core-simd-lstm.wasm", beside(CORE, "tesseract-core-simd-lstm.wasm")],
  ...OCR_LANGUAGES.map(
    (language) =>
      [
        `${language}.traineddata.gz`,
        beside(DATA[language], `4.0.0_best_int/${language}.traineddata.gz`),
      ] as const,
  ),
];

/** Lays the reader of photos, its machine and its languages beside the portal's own files: no other host is asked for them. */
export function ocrFiles(): Plugin {
  const { version } = JSON.parse(readFileSync(fileURLToPath(CODE), "utf8")) as {
    version: string;
  };
  // Files of another version under an address that browsers keep for good would be the wrong ones.
  if (!OCR_FILES.endsWith(`/${version}`)) throw new Error(`web/core/ocr-files.ts does not name ${version}`);
  return {
    name: "ocr-files",
    generateBundle() {
      for (const [name, file] of FILES)
        this.emitFile({
          type: "asset",
          fileName: `${OCR_FILES.slice(1)}/${name}`,
          source: readFileSync(file),
        });
    },
    configureServer({ middlewares }) {
      middlewares.use(OCR_FILES, (request, response, next) => {
        const [, file] = FILES.find(([name]) => request.url === `/${name}`) ?? [];
        if (!file) return next();
        response.setHeader("content-type", contentTypeOf(file));
        createReadStream(file).pipe(response);
      });
    },
  };
}

const contentTypeOf = (file: string) =>
  file.endsWith(".js")
    ? "text/javascript"
    : file.endsWith(".wasm")
      ? "application/wasm"
      : "application/octet-stream";
