import type { DocumentCategory } from "#contracts/documents/shapes.ts";

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
  /** The file as it is sent: HEIC as JPEG, photos upright. Never fails; the check says what is wrong. */
  ready: (file: File) => Promise<File>;
  /** Why a file cannot be taken, as sentences; null when nothing speaks against it. */
  check: (file: File) => Promise<string | null>;
  /** `id` is the attempt's key: the same one again stores the file once. Progress in bytes. */
  send: (
    draft: DocumentDraft,
    attempt: { id: string; file: File },
    onProgress: (sentBytes: number) => void,
  ) => { stored: Promise<{ documentId: number }>; abort: () => void };
  /** What a person reads when sending failed. */
  problemOf: (error: unknown) => string;
};

/** 100 only once the server has said that it is stored. */
export function percentOf(sentBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.min(99, Math.floor((sentBytes / totalBytes) * 100));
}
