import { Buffer } from "node:buffer";

import { LIMITS } from "#contracts/core/limits.ts";

import { PdfFile } from "./pdf-file.ts";
import { PageReader, Script } from "./pdf-page.ts";
import { isArray } from "./pdf-values.ts";

/**
 * The words of a PDF, page by page; empty for scans, for fonts without a table of letters and for encrypted files.
 * Made for files nobody vouches for: it unfolds 16 MiB at most, follows 50 pages and a bounded number of operators, takes
 * as many letters as an analysis does, and never throws.
 */
export function pdfText(bytes: Uint8Array): string {
  try {
    const file = new PdfFile(bytes);
    if (file.isEncrypted) return "";
    const script = new Script(LIMITS.documentText);
    const reader = new PageReader(file, script);
    for (const { page, resources } of file.pages()) {
      const contents = file.resolve(page.get("Contents"));
      const parts = isArray(contents) ? contents : [page.get("Contents")];
      const content = parts.map((part) => Buffer.from(file.stream(part) ?? []).toString("latin1")).join("\n");
      reader.read(content, resources);
      script.endPage();
      if (script.isFull) break;
    }
    return tidy(script.text).slice(0, LIMITS.documentText);
  } catch {
    return "";
  }
}

/** Letters that are drawn as one are two again, and nothing invisible is left. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\u{fb00}-\u{fb06}]/gu, (pair) => pair.normalize("NFKC"))
    .replaceAll(/[^\P{C}\n]|\u{ad}/gu, "")
    .replaceAll(/\p{Zs}+/gu, " ")
    .normalize("NFC")
    .trim();
}
