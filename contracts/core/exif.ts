const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const LITTLE_ENDIAN = 0x4949;
const ORIENTATION_TAG = 0x0112;
export const SHORT = 3;

/**
 * How a picture says that it is to be turned: 1 stands upright, 2 to 8 are the seven other ways.
 * @param segment what an APP1 segment of a JPEG holds, behind its length; it may be cut off
 * @returns null where it is no EXIF, or EXIF that does not say
 */
export function orientationIn(segment: Uint8Array): number | null {
  if (!EXIF.every((byte, at) => segment[at] === byte)) return null;
  const tiff = segment.subarray(EXIF.length);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return null;
  const isLittle = view.getUint16(0) === LITTLE_ENDIAN;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return null;
  const entries = view.getUint16(directory, isLittle);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > tiff.length) return null;
    const isIt =
      view.getUint16(entry, isLittle) === ORIENTATION_TAG && view.getUint16(entry + 2, isLittle) === SHORT;
    const value = view.getUint16(entry + 8, isLittle);
    if (isIt) return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
