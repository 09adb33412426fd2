import { BYTE_ORDER_MARK, type Cell, csvLine } from "#contracts/core/csv.ts";
import { fileNameAnywhere } from "#contracts/core/file-name.ts";

export type { Cell };

/** A whole table as CSV, see contracts/core/csv.ts. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((cells) => csvLine(cells)).join("");
}

/** Hands a text over as a file. */
export function saveFile(name: string, text: string, mediaType = "text/csv;charset=utf-8"): void {
  saveBlob(name, new Blob([text], { type: mediaType }));
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileNameAnywhere(name);
  link.click();
  // The download reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
