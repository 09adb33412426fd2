import { LIMITS } from "#contracts/core/limits.ts";
import { MEDIA_TYPE_LABELS } from "#contracts/documents/media-labels.ts";
import { PDF_BEGINNING, PDF_BEGINS_WITHIN } from "#contracts/documents/pdf-beginning.ts";
import type { MediaType } from "#contracts/documents/shapes.ts";
import { MEDIA_TYPES } from "#contracts/documents/terms.ts";
import { uploads as copy } from "#web/copy/uploads.ts";
import { sizeText } from "#web/core/file-size.ts";

/** What a caller of the upload widget takes. Sizes in bytes. */
export type FileRules = {
  accept: readonly MediaType[];
  maxBytes: number;
  minBytes: number;
  /** Files in one go; without it there is no "too many". */
  maxFiles?: number;
};

/** Passport copies and certificates. */
export const PAPER_RULES: FileRules = {
  accept: MEDIA_TYPES,
  maxBytes: LIMITS.fileBytes,
  minBytes: 1,
  maxFiles: LIMITS.filesAtOnce,
};

/** An iPhone's photos, which become JPEGs before they are sent. */
const CONVERTED = ["image/heic", ".heic", ".heif"];

/** What the device's own chooser offers; what is chosen all the same is judged by its content. */
export function acceptOf({ accept }: FileRules): readonly string[] {
  return accept.includes("image/jpeg") ? [...accept, ...CONVERTED] : accept;
}

/** Why a file was not taken: the catalogue's sentence, and what to do about it. */
export type Rejection = { fileName: string; messages: readonly string[]; help: string };

/** The type by the file's first bytes, as the server sees it; null where nothing of ours is recognised. */
export async function sniff(file: Blob): Promise<MediaType | "image/heic" | null> {
  const bytes = new Uint8Array(await file.slice(0, PDF_BEGINS_WITHIN).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (/^.{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/su.test(text)) return "image/heic";
  return PDF_BEGINNING.test(text) ? "application/pdf" : null;
}

/** `JPEG, PNG or PDF`. */
export function typeList(accept: readonly MediaType[]): string {
  const labels = accept.map((type) => MEDIA_TYPE_LABELS[type]);
  const last = labels.at(-1) ?? "";
  return labels.length > 1 ? `${labels.slice(0, -1).join(", ")} ${copy.or} ${last}` : last;
}

/** The same reason, whatever the name: a picture called `passport.pdf` is judged as the picture it is. */
export async function checkFile(file: File, rules: FileRules): Promise<Rejection | null> {
  if (file.size < rules.minBytes) {
    return {
      fileName: file.name,
      messages: [copy.tooSmall(rules.minBytes)],
      help: copy.emptyHelp,
    };
  }
  const types = typeList(rules.accept);
  const type = await sniff(file);
  const isHeic = type === "image/heic" || (type === null && /\.hei[cf]$/iu.test(file.name));
  const messages: string[] = [];
  let help = "";
  if (isHeic || type === null || !rules.accept.includes(type)) {
    messages.push(copy.wrongType(types));
    help = isHeic ? copy.heicHelp(types) : copy.typeHelp(types);
  }
  if (file.size > rules.maxBytes) {
    messages.push(copy.tooLarge(rules.maxBytes));
    help ||= copy.tooLargeHelp(sizeText(file.size), sizeText(rules.maxBytes));
  }
  return messages.length > 0 ? { fileName: file.name, messages, help } : null;
}

/** Past `maxFiles` none of one go is taken, since nobody can say which ones were meant. */
export function tooMany(files: readonly File[], { maxFiles }: FileRules): Rejection[] {
  if (maxFiles === undefined || files.length <= maxFiles) return [];
  return files.map(({ name }) => ({
    fileName: name,
    messages: [copy.tooMany],
    help: copy.tooManyHelp(maxFiles),
  }));
}
