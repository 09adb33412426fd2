import { orientationIn, SHORT } from "#contracts/core/exif.ts";

/** Null where the bytes are not a whole JPEG. `bytes` is the picture without what it tells of where and when it was taken. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

const START = 0xd8;
const END = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Frame headers carry the size; C4, C8 and CC stand in their range and are something else. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Keeps what the picture needs (JFIF, colour profile, Adobe's transform, tables and scans) and, of EXIF, the orientation.
 * Everything else goes: EXIF with its place and thumbnail, XMP, IPTC, comments, and whatever follows the picture's end
 * (films and second pictures of phones, which bring their own EXIF).
 */
export function cleanJpeg(whole: Uint8Array<ArrayBuffer>): Picture | null {
  if (whole[0] !== 0xff || whole[1] !== START) return null;
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  let at = 2;
  for (;;) {
    while (whole[at] === 0xff && whole[at + 1] === 0xff) at += 1;
    const marker = whole[at + 1];
    if (whole[at] !== 0xff || marker === undefined) return null;
    if (marker === END) break;
    if (at + 4 > whole.length) return null;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > whole.length || end < at + 4) return null;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker);
    if (isFrame) {
      if (end < at + 9) return null;
      size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === APP1) orientation = orientationIn(whole.subarray(at + 4, end)) ?? orientation;
    if (marker === START_OF_SCAN) {
      const scanEnd = endOfScan(whole, end);
      kept.push(whole.subarray(at, scanEnd));
      at = scanEnd;
      // Some scanners leave the end marker out; every viewer shows such a picture.
      if (at >= whole.length - 1) break;
      continue;
    }
    if (isNeeded(marker, whole.subarray(at + 4, end))) kept.push(whole.subarray(at, end));
    at = end;
  }
  if (!size || !kept.some((part) => part[1] === START_OF_SCAN)) return null;
  const exif = orientation === 1 ? [] : [orientationOnly(orientation)];
  // JFIF has to come first where there is one.
  const first = kept[0]?.[1] === APP0 ? kept.splice(0, 1) : [];
  return {
    ...size,
    bytes: joined([Uint8Array.of(0xff, START), ...first, ...exif, ...kept, Uint8Array.of(0xff, END)]),
  };
}

function isNeeded(marker: number, payload: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  return marker === APP0 || marker === APP14 || (marker === APP2 && startsWith(payload, "ICC_PROFILE\0"));
}

/** Where the next marker after the entropy-coded data stands; stuffed bytes and restarts belong to the data. */
function endOfScan(whole: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = whole.indexOf(0xff, at);
    const marker = at === -1 ? undefined : whole[at + 1];
    if (marker === undefined) return whole.length;
    if (marker === 0xff) at += 1;
    else if (marker === 0 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else return at;
  }
}

/** An APP1 segment with one entry: the orientation. */
function orientationOnly(orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    SHORT,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const payload = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  return Uint8Array.of(0xff, APP1, 0, payload.length + 2, ...payload);
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[i] !== text.charCodeAt(i)) return false;
  return true;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
