import { sign } from "./session.ts";

/** What the portal's secret is used for, without handing it out. */
export type Vault = {
  /** The signature of a text: a hash that nobody can compute who has only the database. */
  readonly sign: (text: string) => Promise<string>;
  readonly encrypt: (text: string) => Promise<string>;
  /** Null for what was not encrypted with this secret. */
  readonly decrypt: (sealed: string) => Promise<string | null>;
};

const encoder = new TextEncoder();
const IV_BYTES = 12;

export function vaultOf(secret: string): Vault {
  return {
    sign: (text) => sign(secret, `vault ${text}`),
    encrypt: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv },
        await keyOf(secret),
        encoder.encode(text),
      );
      return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
    },
    decrypt: async (sealed) => {
      const [iv = "", body = ""] = sealed.split(".");
      try {
        const opened = await crypto.subtle.decrypt(
          { name: "AES-GCM", iv: fromBase64(iv) },
          await keyOf(secret),
          fromBase64(body),
        );
        return new TextDecoder().decode(opened);
      } catch {
        return null;
      }
    },
  };
}

/** A key of its own, so that what is signed with the secret tells nothing of what is encrypted with it. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode("portal vault") },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
