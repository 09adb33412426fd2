import { MINUTE_MS } from "#contracts/core/durations.ts";
import { PROVIDER_MINUTES } from "#contracts/sso/terms.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { describe, log } from "#worker/core/log.ts";
import { newToken } from "#worker/core/session.ts";
import { type ProviderRow, providerQuery, redirectUriOf, sealingOf } from "#worker/domains/sso/policy.ts";
import type { Client } from "#worker/ports/identity/identity-provider.ts";
import { ProviderFault } from "#worker/ports/identity/outgoing.ts";

import { sealAttempt } from "./internal/provider-attempt.ts";
import { triesOfNetwork } from "./internal/tries.ts";

type Wanted = { next?: string | undefined; isAgain: boolean };

/** Begins a way through the identity provider. @returns where to go, and what this browser keeps for the way back */
export async function startAtProvider(
  act: Act,
  wanted: Wanted,
): Promise<{ location: string; sealed: string }> {
  await triesOfNetwork(act, "providerStart").take();
  const [[row]] = await act.read((db) => [providerQuery(db)]);
  const client = await clientOf(act, row);
  const attempt = { state: newToken(), nonce: newToken(), verifier: newToken() };
  const location = await askProvider(act, client.label, () =>
    act.circumstances.identityProviders.begin(client, attempt),
  );
  const expiresAt = act.now.getTime() + PROVIDER_MINUTES * MINUTE_MS;
  return {
    location,
    sealed: await sealAttempt(act, { ...attempt, ...wanted, issuer: client.issuer, expiresAt }),
  };
}

/** @throws Fault `not_found` where no provider is on; `unavailable` where its secret is not readable any more */
export async function clientOf(act: Act, row: ProviderRow | undefined): Promise<Client & { label: string }> {
  if (!row?.isOn) throw new Fault("not_found", "This way to sign in has been switched off.");
  const { vault, origin } = act.circumstances;
  const clientSecret =
    row.sealedSecret === null ? null : await vault.decrypt(row.sealedSecret, sealingOf(row.issuer));
  if (clientSecret === null)
    throw new Fault("wrong_state", "An administrator has to enter the provider's client secret again.");
  const { issuer, clientId, label } = row;
  return { issuer, clientId, clientSecret, label, redirectUri: redirectUriOf(origin) };
}

/** What has gone wrong between us and the provider is in the log; the person is told that it did. */
export async function askProvider<T>(act: Act, label: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log({ event: "provider fault", reference: act.circumstances.reference, error: describe(error) });
    throw new Fault("wrong_state", `“${label}” does not work for the moment. Please try again.`);
  }
}
