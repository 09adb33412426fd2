// Codes of authenticator apps: RFC 6238 over RFC 4226, with SHA-1, six digits and half minutes, which every app knows.

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
/** A phone's clock may be one step off either way. */
const DRIFT = [0, -1, 1];
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 random bits as apps take them. */
export const newSecret = (): string => toBase32(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** What an app's camera reads. */
export function enrolmentUri(secret: string, email: string, portal: string): string {
  const issuer = encodeURIComponent(portal);
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
}

/** The place in time of a code that is right; null for any other. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const step = Math.floor(now.getTime() / STEP_MS);
  for (const drift of DRIFT) if ((await codeAt(secret, step + drift)) === code) return step + drift;
  return null;
}

/** @param step half minutes since 1970 */
export async function codeAt(secret: string, step: number, digits = 6): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const key = await crypto.subtle.importKey(
    "raw",
    fromBase32(secret),
    { name: "HMAC", hash: "SHA-1" },
    false,
    ["sign"],
  );
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  const number = mac.getUint32(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + ALPHABET[(held << (5 - bits)) & 31];
}

export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    held = (held << 5) | ALPHABET.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >>> bits) & 255;
    held &= (1 << bits) - 1;
  }
  return bytes;
}
