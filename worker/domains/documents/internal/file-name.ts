import { bytesOf, cutToBytes } from "#contracts/core/file-name.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import type { MediaType } from "#contracts/documents/shapes.ts";

const EXTENSIONS = {
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
  "application/pdf": ["pdf"],
} as const satisfies Record<MediaType, readonly string[]>;

const ACCEPTED: readonly string[] = Object.values(EXTENSIONS).flat();

/** Longer than this it is a sentence with a dot in it and no extension. */
const EXTENSION_LETTERS = 10;

/**
 * A person's name for a file as it is kept and given back: any script, composed, without paths, control characters and
 * marks that turn the direction of what follows; at most 255 bytes, cut between letters as people see them, before the
 * extension. A name that would open as something else than the file is gets the extension of what it is.
 */
export function cleanFileName(name: string, mediaType: MediaType): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const bare = base
    .normalize("NFC")
    .replace(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{2028}\u{2029}]/gu, "")
    .replace(/\p{Cs}/gu, "\u{fffd}")
    .trim();
  const { stem, extension } = split(bare === "" || /^\.+$/.test(bare) ? "file" : bare);
  const isAccepted = ACCEPTED.includes(extension.toLowerCase());
  const wholeStem = isAccepted || extension === "" ? stem : `${stem}.${extension}`;
  const ending = `.${isAccepted ? extension : EXTENSIONS[mediaType][0]}`;
  return cutToBytes(wholeStem, LIMITS.fileName - bytesOf(ending)) + ending;
}

/** The name without its extension: what a document is called when nobody named it. */
export function stemOf(fileName: string): string {
  return split(fileName).stem;
}

function split(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf(".");
  const extension = dot > 0 ? name.slice(dot + 1) : "";
  if (extension === "" || extension.length > EXTENSION_LETTERS || /\s/.test(extension)) {
    return { stem: name.replace(/\.$/, ""), extension: "" };
  }
  return { stem: name.slice(0, dot), extension };
}
