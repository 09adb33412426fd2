import * as z from "zod";

import { LIMITS } from "#contracts/core/limits.ts";

/** A paper that waits to be read, by its document. The row says what is true; this only says that there is something to do. */
export type PaperNudge = { readonly documentId: number };

/** A file as it is handed to the reader. */
export type TakenPaper = { readonly number: number; readonly bytes: Uint8Array };

/**
 * What the reader has made of a file. `late` took longer than it may; `locked` asks for a password; `form_program` is an
 * XFA form, which only the program that made it shows; `damaged` is no PDF that any reader opens,
 * or one without a page.
 */
export const Reading = z.discriminatedUnion("state", [
  z.strictObject({
    state: z.literal("read"),
    text: z.string().max(LIMITS.documentText),
    /** A copy without the scripts that the file has, to be shown; empty where none can be made and it is not shown at all. */
    shown: z
      .instanceof(Uint8Array)
      .refine(({ byteLength }) => byteLength <= 2 * LIMITS.fileBytes)
      .optional(),
  }),
  z.strictObject({ state: z.enum(["late", "locked", "form_program", "damaged"]) }),
]);
export type Reading = z.infer<typeof Reading>;
