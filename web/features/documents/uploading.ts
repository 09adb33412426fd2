import type { DocumentCategory } from "#contracts/documents/shapes.ts";
import type { TakenFile } from "#web/core/taken.ts";

export type DocumentDraft = {
  workspaceId: number;
  name?: string;
  description?: string;
  category?: DocumentCategory;
  /** The document it becomes the next version of. */
  replaces?: number;
};

/** How a file is judged and sent; the route hands it in, since uploads are a feature of their own. */
export type Uploading = {
  /** What the device's own chooser offers. */
  accept: readonly string[];
  /** The file as it is sent: HEIC as JPEG, photos upright and no larger than needed; or why it cannot be taken. */
  take: (file: File) => Promise<{ file: TakenFile } | { problem: string }>;
  /** `id` is the attempt's key: the same one again stores the file once. Progress in bytes. */
  send: (
    draft: DocumentDraft,
    attempt: { id: string; file: TakenFile },
    onProgress: (sentBytes: number) => void,
  ) => { stored: Promise<{ documentId: number }>; abort: () => void };
  /** What a person reads when sending failed. */
  problemOf: (error: unknown) => string;
};

/** 100 only once the server has said that it is stored. */
export function percentOf(sentBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.min(99, Math.floor((sentBytes / totalBytes) * 100));
}
