/** Scanners and mail programs put bytes of their own before a PDF: readers look for its beginning so far into the file. */
export const PDF_BEGINS_WITHIN = 1_024;

/** In these bytes, each a letter. */
export const PDF_BEGINNING = /%PDF-\d\.\d/;
