import { LIMITS } from "#contracts/core/limits.ts";
import { MEDIA_TYPES } from "#contracts/documents/terms.ts";
import type { Uploading } from "#web/features/documents/uploading.ts";
import { checkFile } from "#web/features/uploads/file-rules.ts";
import { madeReady } from "#web/features/uploads/made-ready.ts";
import { sendFile, uploadProblem } from "#web/features/uploads/send-file.ts";

const RULES = { accept: MEDIA_TYPES, maxBytes: LIMITS.fileBytes, minBytes: 1 };

/** How the upload dialog judges and sends a file, wherever staff open it. */
export const uploading: Uploading = {
  ready: madeReady,
  check: async (file) => {
    const rejection = await checkFile(file, RULES);
    return rejection && [...rejection.messages, rejection.help].join(". ");
  },
  send: sendFile,
  problemOf: uploadProblem,
};
