import type { Uploading } from "#web/features/documents/uploading.ts";
import { acceptOf, type FileRules, PAPER_RULES } from "#web/features/uploads/file-rules.ts";
import { sendFile, uploadProblem } from "#web/features/uploads/send-file.ts";
import { takeFile } from "#web/features/uploads/taken-file.ts";

const RULES: FileRules = {
  accept: PAPER_RULES.accept,
  maxBytes: PAPER_RULES.maxBytes,
  minBytes: PAPER_RULES.minBytes,
};
const watch = () => ({ onDrawing: () => undefined, signal: new AbortController().signal });

/** How the upload dialog makes ready, judges and sends a file, wherever staff open it. */
export const uploading: Uploading = {
  accept: acceptOf(RULES),
  take: async (chosen) => {
    const taken = await takeFile(chosen, RULES, watch());
    if ("file" in taken) return taken;
    const { messages, help } = taken.rejection;
    return { problem: [...messages, help].join(". ") };
  },
  send: sendFile,
  problemOf: uploadProblem,
};
