import { sameText } from "#worker/core/session.ts";
import type { Vault } from "#worker/core/vault.ts";

/** What a browser keeps in which somebody has come in: that it is theirs, and nothing that lets in. */
export async function sealKnown(vault: Vault, userId: number): Promise<string> {
  return `${userId}.${await vault.sign(signedOf(userId))}`;
}

export async function isKnownTo(vault: Vault, userId: number, kept: string | null): Promise<boolean> {
  return kept !== null && sameText(kept, await sealKnown(vault, userId));
}

const signedOf = (userId: number): string => `browser of ${userId}`;
