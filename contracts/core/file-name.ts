import { LIMITS } from "./limits.ts";
import { isVisible } from "./text.ts";

/** Signs that Windows takes in no name, and what turns the direction of what follows. */
const REFUSED = /[<>:"/\\|?*\p{Cc}\p{Cs}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{2028}\u{2029}]/gu;

/** Devices of Windows, which opens none of them as a file, whatever stands behind the dot. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/iu;

const encoder = new TextEncoder();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A name, ending and all, under which every system can keep a file: at most 255 bytes, cut before its ending. */
export function fileNameAnywhere(name: string): string {
  const { stem, ending } = parted(
    name
      .normalize("NFC")
      .replaceAll(REFUSED, "_")
      .replace(/[\s.]+$/u, ""),
  );
  const plain = isVisible(stem.replaceAll(".", "")) ? stem.trim() : `file${stem.trim()}`;
  const bare = RESERVED.test(plain) || plain.startsWith(".") ? `_${plain}` : plain;
  return cutToBytes(bare, LIMITS.fileName - bytesOf(ending)) + ending;
}

/** The same name with more at the end of its stem: `passport.pdf` as `passport (2).pdf`. */
export function fileNameWith(name: string, more: string): string {
  const { stem, ending } = parted(name);
  return cutToBytes(stem, LIMITS.fileName - bytesOf(more + ending)) + more + ending;
}

/** Cut between letters as people see them. */
export function cutToBytes(text: string, most: number): string {
  let cut = "";
  let size = 0;
  for (const { segment } of graphemes.segment(text)) {
    size += bytesOf(segment);
    if (size > most) break;
    cut += segment;
  }
  // One letter of more than the limit: marks piled on marks.
  return cut.trimEnd() || "file";
}

export function bytesOf(text: string): number {
  return encoder.encode(text).byteLength;
}

/** An ending is short and of letters; anything else behind a dot belongs to the name. */
function parted(name: string): { stem: string; ending: string } {
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? "";
  return { stem: name.slice(0, name.length - ending.length), ending };
}
