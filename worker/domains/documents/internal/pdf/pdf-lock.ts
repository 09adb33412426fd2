import { Buffer } from "node:buffer";
import { createCipheriv, createHash } from "node:crypto";

import { type PdfDictionary, readDictionary, readString } from "./pdf-values.ts";

/** The padding of ISO 32000-1, 7.6.3.3, algorithm 2: an empty password is all of it. */
const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

/**
 * Whether a PDF opens for nobody without a password or a certificate. One that opens for everybody and merely forbids
 * printing or changing is not locked, and what cannot be told counts as not locked.
 * The empty password is tried as a reader tries it: ISO 32000-1, 7.6.3.4, algorithms 4 to 6, and ISO 32000-2, 7.6.4.4.10.
 */
export function isLockedPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const encryption = encryptionOf(text);
  const filter = encryption?.get("Filter");
  if (!encryption || typeof filter !== "string") return false;
  // Any other handler asks for a certificate.
  if (filter !== "Standard") return true;
  const [owner, user] = [encryption.get("O"), encryption.get("U")];
  const [revision, permissions, bits] = [encryption.get("R"), encryption.get("P"), encryption.get("Length")];
  if (!(owner instanceof Buffer) || !(user instanceof Buffer)) return false;
  if (typeof revision !== "number" || typeof permissions !== "number") return false;
  if (revision >= 5) return user.length >= 48 && !opensByHash(user, revision);
  const id = firstId(text);
  const length = revision === 2 ? 5 : Math.min(16, Math.max(5, Math.trunc(Number(bits ?? 40) / 8)));
  const encryptsMetadata = encryption.get("EncryptMetadata") !== false;
  const key = legacyKey({ owner, revision, permissions, id, length, encryptsMetadata });
  return !opensByKey(key, user, revision, id);
}

type Legacy = {
  owner: Buffer;
  revision: number;
  permissions: number;
  id: Buffer;
  length: number;
  encryptsMetadata: boolean;
};

function legacyKey({ owner, revision, permissions, id, length, encryptsMetadata }: Legacy): Buffer {
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  let key = md5(
    PADDING,
    owner.subarray(0, 32),
    flags,
    id,
    ...(revision >= 4 && !encryptsMetadata ? [Buffer.alloc(4, 255)] : []),
  );
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

function opensByKey(key: Buffer, user: Buffer, revision: number, id: Buffer): boolean {
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32));
  let sealed = md5(PADDING, id);
  for (let i = 0; i < 20; i++) sealed = rc4(Buffer.from(key.map((byte) => byte ^ i)), sealed);
  return sealed.equals(user.subarray(0, 16));
}

function opensByHash(user: Buffer, revision: number): boolean {
  const salt = user.subarray(32, 40);
  const hash = createHash("sha256").update(salt).digest();
  return (revision === 5 ? hash : hardened(hash)).equals(user.subarray(0, 32));
}

/** ISO 32000-2, 7.6.4.3.4, algorithm 2.B, for the empty password. */
function hardened(start: Buffer): Buffer {
  let key = start;
  for (let round = 0; ; round++) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const sealed = cipher.update(repeated);
    const remainder = sealed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(["sha256", "sha384", "sha512"][remainder] ?? "sha256")
      .update(sealed)
      .digest();
    if (round >= 63 && (sealed.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

function md5(...parts: Uint8Array[]): Buffer {
  const hash = createHash("md5");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Removed from every library with good reason; old papers are still sealed with it. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const at = (i: number) => state[i & 255] ?? 0;
  const swap = (a: number, b: number) => {
    const kept = at(a);
    state[a] = at(b);
    state[b] = kept;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let j = 0;
  return Buffer.from(
    data.map((byte, n) => {
      const i = (n + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

/** The encryption dictionary of the last trailer that names one; it is never compressed or encrypted itself. */
function encryptionOf(text: string): PdfDictionary | null {
  const named = lastMatch(text, "/Encrypt", /\/Encrypt\s{0,9}(?:(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}R\b|<<)/y);
  if (!named) return null;
  const { 0: words, 1: number, 2: generation, index } = named;
  if (number === undefined) return readDictionary(text, index + words.length - 2);
  const object = lastMatch(
    text,
    number,
    new RegExp(`${number}\\s{1,9}${generation}\\s{1,9}obj\\s{0,9}<<`, "y"),
  );
  return object ? readDictionary(text, object.index + object[0].length - 2) : null;
}

/** The first half of the file's identity, which legacy keys are made with; empty where there is none. */
function firstId(text: string): Buffer {
  const named = lastMatch(text, "/ID", /\/ID\s{0,9}\[\s{0,9}(?=[<(])/y);
  return (named && readString(text, named.index + named[0].length)) ?? Buffer.alloc(0);
}

/** Places looked at, from the end of the file: an honest one has few, and this runs beside requests. */
const MOST_PLACES = 10_000;

/** Where a pattern is found last, of the places where its first word stands and no digit before it. */
function lastMatch(text: string, word: string, pattern: RegExp): RegExpExecArray | null {
  let at = text.length;
  for (let place = 0; place < MOST_PLACES && at > 0; place += 1) {
    at = text.lastIndexOf(word, at - 1);
    if (at === -1) return null;
    pattern.lastIndex = at;
    const found = /\d/.test(text[at - 1] ?? "") ? null : pattern.exec(text);
    if (found) return found;
  }
  return null;
}
