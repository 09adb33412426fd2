import { joined, type Picture } from "./clean-jpeg.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What a picture needs to look as it does; texts, times and EXIF are not among it. */
const NEEDED = new Set([
  ..."IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT cICP mDCv cLLi".split(" "),
  ..."acTL fcTL fdAT".split(" "),
]);

/** Null where the bytes are not a whole PNG. Texts, EXIF and whatever follows the picture's end are taken out. */
export function cleanPng(whole: Uint8Array<ArrayBuffer>): Picture | null {
  if (!SIGNATURE.every((byte, i) => whole[i] === byte)) return null;
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const kept: Uint8Array[] = [whole.subarray(0, 8)];
  let size: { width: number; height: number } | null = null;
  let hasData = false;
  let at = 8;
  for (;;) {
    if (at + 12 > whole.length) return null;
    const end = at + 12 + view.getUint32(at);
    if (end > whole.length) return null;
    const type = String.fromCharCode(...whole.subarray(at + 4, at + 8));
    if (size === null) {
      if (type !== "IHDR" || end - at < 25) return null;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (type === "IDAT") hasData = true;
    if (NEEDED.has(type)) kept.push(whole.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  return hasData ? { ...size, bytes: joined(kept) } : null;
}
