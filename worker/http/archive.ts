import { Zip, ZipPassThrough } from "fflate";

import { fileNameAnywhere, fileNameWith } from "#contracts/core/file-name.ts";
import type { Paper } from "#worker/domains/documents/find-papers.ts";
import type { FileStore } from "#worker/ports/files/file-store.ts";

const LOST = "Files that are no longer there.txt";

/**
 * Several files as one ZIP, made while it is read: no more than one of them is held at a time. They are stored and not
 * packed again, since pictures and PDFs are packed already.
 */
export function archiveOf(files: FileStore, papers: readonly Paper[]): ReadableStream<Uint8Array> {
  const names = new Map<string, number>();
  const lost: string[] = [];
  const left = [...papers];
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start: (stream) => {
      zip = new Zip((error, bytes, isLast) => {
        if (error) stream.error(error);
        else stream.enqueue(bytes);
        if (isLast) stream.close();
      });
    },
    pull: async () => {
      const paper = left.shift();
      if (paper) await addPaper(paper);
      else {
        if (lost.length > 0) add(LOST, new TextEncoder().encode(lost.join("\r\n")), new Date());
        zip.end();
      }
    },
  });

  async function addPaper({ fileKey, fileName, uploadedAt }: Paper): Promise<void> {
    const file = await files.get(fileKey);
    if (file) add(fileName, new Uint8Array(await new Response(file.body).arrayBuffer()), uploadedAt);
    else lost.push(fileName);
  }

  function add(fileName: string, bytes: Uint8Array, at: Date): void {
    const entry = new ZipPassThrough(unlike(names, fileNameAnywhere(fileName)));
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
  }
}

/** `passport.pdf`, then `passport (2).pdf`; letters alone may differ, since some systems do not tell them apart. */
function unlike(names: Map<string, number>, fileName: string): string {
  const key = fileName.toLowerCase();
  const before = names.get(key) ?? 0;
  names.set(key, before + 1);
  if (before === 0) return fileName;
  return unlike(names, fileNameWith(fileName, ` (${before + 1})`));
}
