/** What RFC 5987 lets stand for itself in `filename*`; everything else is written as UTF-8 bytes in percent. */
const PLAIN = /[A-Za-z0-9!#$&+.^_`|~-]/;

/**
 * The header that names a download: `filename*` in any script (RFC 6266, RFC 5987), and beside it an ASCII name for what
 * does not read that.
 */
export function contentDisposition(kind: "inline" | "attachment", fileName: string): string {
  const plain = fileName
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7e]/gu, "_")
    .replaceAll(/["\\%;]/g, "_");
  const encoded = Array.from(new TextEncoder().encode(fileName), (byte) => {
    const letter = String.fromCharCode(byte);
    return byte < 0x80 && PLAIN.test(letter)
      ? letter
      : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
