import { CODE_DIGITS, RECOVERY_CODES } from "#contracts/auth/terms.ts";
import { toBase32 } from "#worker/core/totp.ts";
import type { Vault } from "#worker/core/vault.ts";

const LONG_CODE_BYTES = 10;

/** Six digits, each number as likely as any other. */
export function newMailedCode(): string {
  const most = 10 ** CODE_DIGITS;
  const fair = Math.floor(2 ** 32 / most) * most;
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < fair) return String(number % most).padStart(CODE_DIGITS, "0");
  }
}

/** 80 random bits as a person can type them. */
const newLongCode = (): string => toBase32(crypto.getRandomValues(new Uint8Array(LONG_CODE_BYTES)));

/** `ABCD-EFGH-IJKL-MNOP`. */
export const inGroups = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");

export type RecoveryCodes = { readonly shown: readonly string[]; readonly hashes: readonly string[] };

export async function newRecoveryCodes(vault: Vault, userId: number): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, newLongCode);
  const hashes = await Promise.all(codes.map((code) => recoveryHashOf(vault, userId, code)));
  return { shown: codes.map(inGroups), hashes };
}

/** Whoever has only the database finds none of them by guessing. */
export function recoveryHashOf(vault: Vault, userId: number, code: string): Promise<string> {
  return vault.sign(`recovery ${userId} ${code}`);
}
