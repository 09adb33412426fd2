import type { Vault } from "#worker/core/vault.ts";

/** What mail systems ask for at least today (RFC 8301). */
const BITS = 2048;

/** A fresh key that signs mail: its private half encrypted, its public one as it stands in the DNS. */
export async function newDkimKey(
  vault: Pick<Vault, "encrypt">,
  domain: string,
): Promise<{ dkimSecret: string; dkimPublic: string }> {
  const pair = (await crypto.subtle.generateKey(
    {
      name: "RSASSA-PKCS1-v1_5",
      modulusLength: BITS,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: "SHA-256",
    },
    true,
    ["sign", "verify"],
  )) as CryptoKeyPair;
  const [secret, open] = await Promise.all([
    crypto.subtle.exportKey("pkcs8", pair.privateKey),
    crypto.subtle.exportKey("spki", pair.publicKey),
  ]);
  const lines = base64(secret as ArrayBuffer).match(/.{1,64}/g) ?? [];
  const pem = ["-----BEGIN PRIVATE KEY-----", ...lines, "-----END PRIVATE KEY-----", ""].join("\n");
  return {
    dkimSecret: await vault.encrypt(pem, { kind: "mail key", of: domain }),
    dkimPublic: base64(open as ArrayBuffer),
  };
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
