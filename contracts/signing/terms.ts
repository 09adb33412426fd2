export const SIGNATURE_METHODS = ["typed", "drawn"] as const;

/** The box in which a signature is drawn, in units of its own; the strokes of any screen are brought to it. */
export const DRAWN_BOX = { width: 600, height: 200 } as const;

/** What a checksum is made of; the title belongs to what is signed. */
export const signedContent = (title: string, text: string): string => `${title}\n\n${text}`.normalize("NFC");
