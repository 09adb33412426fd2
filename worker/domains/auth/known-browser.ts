import { newToken, sameText } from "#worker/core/session.ts";
import type { Vault } from "#worker/core/vault.ts";

/** What a browser keeps in which somebody has come in: that it is theirs, and nothing that lets in. One of each browser. */
export async function sealKnown(vault: Vault, userId: number): Promise<string> {
  const browser = newToken();
  return `${browser}.${await vault.sign(signedOf(userId, browser))}`;
}

/** Which of a person's browsers this is; null for one in which they have not come in. */
export async function browserOf(vault: Vault, userId: number, kept: string | null): Promise<string | null> {
  const [browser = "", signature = ""] = (kept ?? "").split(".");
  return sameText(signature, await vault.sign(signedOf(userId, browser))) ? browser : null;
}

const signedOf = (userId: number, browser: string): string => `browser ${browser} of ${userId}`;
