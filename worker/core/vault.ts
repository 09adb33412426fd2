import { sign } from "./session.ts";

/** What is encrypted. Each has a key of its own, so that one kind never opens in another's place. */
export type SealedKind =
  | "authenticator"
  | "client secret"
  | "mail key"
  | "provider attempt"
  | "webhook secret";

/** What it is, and whose: a value that is copied to another row does not open there. */
export type Sealing = { readonly kind: SealedKind; readonly of: string | number };

/** What the portal's secret is used for, without handing it out. */
export type Vault = {
  /** The signature of a text: a hash that nobody can compute who has only the database. */
  readonly sign: (text: string) => Promise<string>;
  readonly encrypt: (text: string, what: Sealing) => Promise<string>;
  /** Null for what was not encrypted with this secret, as this, for this one. */
  readonly decrypt: (sealed: string, what: Sealing) => Promise<string | null>;
};

const encoder = new TextEncoder();
const IV_BYTES = 12;

export function vaultOf(secret: string): Vault {
  return {
    sign: (text) => sign(secret, `vault ${text}`),
    encrypt: async (text, what) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv, additionalData: dataOf(what) },
        await keyOf(secret, what),
        encoder.encode(text),
      );
      return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
    },
    decrypt: async (sealed, what) => {
      const [iv = "", body = ""] = sealed.split(".");
      try {
        const opened = await crypto.subtle.decrypt(
          { name: "AES-GCM", iv: fromBase64(iv), additionalData: dataOf(what) },
          await keyOf(secret, what),
          fromBase64(body),
        );
        return new TextDecoder().decode(opened);
      } catch {
        return null;
      }
    },
  };
}

const dataOf = ({ kind, of }: Sealing) => encoder.encode(`${kind} ${of}`);

/** A key of its own, so that what is signed with the secret tells nothing of what is encrypted with it. */
async function keyOf(secret: string, { kind }: Sealing): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(`portal vault ${kind}`) },
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
