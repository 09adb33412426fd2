import { Unzlib } from "fflate";

/** As much as all streams of one file may come to, in bytes: some small files unfold to hundreds of megabytes. */
const MOST_BYTES = 8_388_608;
/** Packed bytes unfolded at once; no kind of packing makes more than a thousand of one. */
const STEP_BYTES = 4_096;

/** What may still be taken of one file's streams; one that is named a thousand times counts a thousand times. */
export class Allowance {
  left = MOST_BYTES;

  take<T extends Uint8Array>(bytes: T): T {
    const taken = bytes.subarray(0, this.left);
    this.left -= taken.byteLength;
    return taken as T;
  }
}

/** Unfolds a packed stream as far as it is whole and the allowance lasts. */
export function inflate(packed: Uint8Array, allowance: Allowance): Uint8Array {
  const parts: Uint8Array[] = [];
  let isOver = false;
  const stream = new Unzlib((part) => {
    parts.push(allowance.take(part));
    isOver = allowance.left === 0;
  });
  try {
    for (let at = 0; at < packed.byteLength && !isOver; at += STEP_BYTES) {
      stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.byteLength);
    }
  } catch {
    // Damaged from here on; what came before is text all the same.
  }
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** ASCII85, ISO 32000-1, 7.4.3; stops at what does not belong there. */
export function fromAscii85(written: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let group: number[] = [];
  for (const code of written) {
    if (code === 0x7e) break;
    if (code === 0x7a && group.length === 0) bytes.push(0, 0, 0, 0);
    if (code < 0x21 || code > 0x75) continue;
    group.push(code - 0x21);
    if (group.length < 5) continue;
    bytes.push(...bytesOf(group, 4));
    group = [];
  }
  if (group.length > 1) bytes.push(...bytesOf([...group, 84, 84, 84].slice(0, 5), group.length - 1));
  return Uint8Array.from(bytes);
}

function bytesOf(group: readonly number[], count: number): number[] {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
  return [24, 16, 8, 0].slice(0, count).map((shift) => Math.floor(value / 2 ** shift) & 255);
}
