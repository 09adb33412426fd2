import type { MediaType } from "./shapes.ts";

export const MEDIA_TYPE_LABELS = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "application/pdf": "PDF",
} as const satisfies Record<MediaType, string>;
