import type { PaperLanguage } from "#web/core/ocr-files.ts";

/** What the part says that reads photos and scans in the browser. */
export const photoReader = {
  language: "Language of the paper",
  languages: {
    english: "English",
    german: "German",
    french: "French",
    japanese: "Japanese",
  } satisfies Record<PaperLanguage, string>,
  read: "Read the photo",
  readOf: (name: string) => `Read the photo: ${name}`,
  hint: "It is read on this device. The first time some megabytes are loaded for it.",
  loading: "Loading the reader…",
  reading: (percent: number) => `Reading… ${percent}%`,
  progress: "How far the photo has been read",
  cancel: "Cancel",
  done: "The photo has been read",
  nothing:
    "Needs review: nothing can be read on it. Take the photo again in good light, straight from above, or ask for the PDF; a colleague can also type in what it says.",
  failed: "The photo could not be read",
  failedHelp: "Check the connection and try again.",
} as const;
