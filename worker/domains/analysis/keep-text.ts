import type * as z from "zod";

import type { analysisRoutes } from "#contracts/analysis/routes.ts";
import type { PaperText } from "#contracts/analysis/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { keepPhotoText } from "#worker/domains/documents/keep-photo-text.ts";

import { toPaperText } from "./read-document.ts";

/** Keeps what somebody's browser has read from a photo; the analysis and the record take it with that mark. */
export async function keepText(
  act: Act,
  draft: z.output<typeof analysisRoutes.keepText.input>,
): Promise<PaperText> {
  return toPaperText(draft.documentId, await keepPhotoText(act, draft));
}
