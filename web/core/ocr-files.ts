/** Where the build lays what reads photos, with the version of its package: browsers keep these files for good. */
export const OCR_FILES = "/assets/ocr/7.0.0";

export const OCR_LANGUAGES = ["eng", "deu", "fra", "jpn"] as const;
/** What people choose from. A paper in another language names its columns in English too. */
export const PAPER_LANGUAGES = {
  english: ["eng"],
  german: ["deu", "eng"],
  french: ["fra", "eng"],
  japanese: ["jpn", "eng"],
} as const satisfies Record<string, readonly OcrLanguage[]>;
export type PaperLanguage = keyof typeof PAPER_LANGUAGES;

export type OcrLanguage = (typeof OCR_LANGUAGES)[number];
