import * as z from "zod";

import type { Act } from "#worker/core/act.ts";

const Kept = z.object({
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().optional(),
  isAgain: z.boolean(),
  expiresAt: z.number(),
});
export type KeptAttempt = z.infer<typeof Kept>;

const SEALING = { kind: "provider attempt", of: "browser" } as const;

/** What the browser keeps, which can neither read nor change it. */
export function sealAttempt(act: Act, attempt: KeptAttempt): Promise<string> {
  return act.circumstances.vault.encrypt(JSON.stringify(attempt), SEALING);
}

/** Null for one that is not ours or has taken too long. */
export async function openAttempt(act: Act, sealed: string | null): Promise<KeptAttempt | null> {
  const text = sealed === null ? null : await act.circumstances.vault.decrypt(sealed, SEALING);
  if (text === null) return null;
  try {
    const kept = Kept.safeParse(JSON.parse(text));
    return kept.success && kept.data.expiresAt > act.now.getTime() ? kept.data : null;
  } catch {
    return null;
  }
}
