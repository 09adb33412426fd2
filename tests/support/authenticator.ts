import { codeAt } from "#worker/core/totp.ts";

import type { Actor } from "./actor.ts";

const STEP_MS = 30_000;

/** What somebody's app shows: the code of now, or of so many half minutes before. */
export const codeOf = (secret: string, before = 0, now = Date.now()): Promise<string> =>
  codeAt(secret, Math.floor(now / STEP_MS) - before);

/**
 * Confirms a new app with the code before the present one, so that the present one is unused. The half minute may turn
 * over on the way: then again.
 */
export async function confirmed(actor: Actor, secret: string, proof = ""): Promise<string[]> {
  const confirm = async () =>
    (await actor.trpc.account.confirmAuthenticator.mutate({ code: await codeOf(secret, 1), proof }))
      .recoveryCodes;
  return confirm().catch(confirm);
}

/** Sets up an app for whoever is signed in; `proof` is their password, where they have one. */
export async function anApp(actor: Actor, proof = ""): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await actor.trpc.account.newAuthenticator.mutate({});
  return { secret, recoveryCodes: await confirmed(actor, secret, proof) };
}
