import { createLocalJWKSet } from "jose/jwks/local";
import { jwtVerify } from "jose/jwt/verify";
import * as z from "zod";

import { mailAddress } from "#contracts/core/mail-address.ts";
import { PROVIDER_MINUTES } from "#contracts/sso/terms.ts";
import type { Env } from "#worker/core/env.ts";
import { outsideOnly } from "#worker/ports/dns/outside-only.ts";
import { problemWithAddress } from "#worker/ports/webhooks/outside-address.ts";

import type { Attempt, Client, Identity, IdentityProviders } from "./identity-provider.ts";
import { askForJson, type Asking, ProviderFault, refuseUnlessOutside } from "./outgoing.ts";

/** What tokens may be signed with: public keys only, of which `none` and a shared secret are no part. */
const ALGORITHMS = ["RS256", "ES256"];
/** How far the clocks of both sides may be apart, in seconds. */
const CLOCKS_APART = 60;

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  response_types_supported: z.array(z.string()).optional(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
const Tokens = z.object({ id_token: z.string().max(20_000) });
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });
const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  email: z.string().max(254).optional(),
  // Some providers write the text.
  email_verified: z.union([z.boolean(), z.literal("true"), z.literal("false")]).optional(),
});

/**
 * OpenID Connect Core 1.0 with the authorization code flow and PKCE (RFC 7636), checked 28 November 2026. Nothing the
 * provider says is kept: its keys may be others tomorrow, and people sign in seldom.
 */
export function openIdConnect(env: Env): IdentityProviders {
  const isLoopbackAllowed = env.PROVIDERS_LOOPBACK === "1";
  const problemOnTheWay = outsideOnly(env, isLoopbackAllowed);
  const ask = (address: string, init: Asking = {}) => askForJson(address, { ...init, problemOnTheWay });

  const discover = async (issuer: string) => {
    const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const found = Discovery.safeParse(await ask(address));
    if (!found.success) throw new ProviderFault(`${address} is not what an OpenID provider says of itself.`);
    if (found.data.issuer !== issuer)
      throw new ProviderFault(
        `The provider calls itself “${found.data.issuer.slice(0, 200)}”: the issuer must be just that.`,
      );
    return found.data;
  };

  return {
    problemWith: (issuer) => problemWithAddress(issuer, isLoopbackAllowed),

    test: async (issuer) => {
      const found = await discover(issuer);
      refuseUnlessListed(found.response_types_supported, ["code"], "the authorization code flow");
      refuseUnlessListed(found.code_challenge_methods_supported, ["S256"], "PKCE with S256");
      refuseUnlessListed(
        found.id_token_signing_alg_values_supported,
        ALGORITHMS,
        "ID tokens signed with RS256 or ES256",
      );
      for (const address of [found.authorization_endpoint, found.token_endpoint])
        // oxlint-disable-next-line no-await-in-loop -- the first one that does not hold is told
        await refuseUnlessOutside(address, problemOnTheWay);
      const keys = Keys.safeParse(await ask(found.jwks_uri));
      if (!keys.data?.keys.some(({ kty }) => kty === "RSA" || kty === "EC"))
        throw new ProviderFault(`${found.jwks_uri} has no key that a token could be checked with.`);
      return "The provider has answered, and offers what is needed. Whether it knows the client shows when somebody signs in.";
    },

    begin: async (client, { state, nonce, verifier }) => {
      const { authorization_endpoint: endpoint } = await discover(client.issuer);
      await refuseUnlessOutside(endpoint, problemOnTheWay);
      const location = new URL(endpoint);
      const asked = {
        response_type: "code",
        client_id: client.clientId,
        redirect_uri: client.redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await challengeOf(verifier),
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(asked)) location.searchParams.set(name, value);
      return location.href;
    },

    redeem: async (client, attempt, code, now) => {
      const found = await discover(client.issuer);
      const methods = found.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
      const isBasic = methods.includes("client_secret_basic");
      const answer = await ask(found.token_endpoint, {
        method: "POST",
        headers: isBasic ? { authorization: basicOf(client) } : {},
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code,
          redirect_uri: client.redirectUri,
          code_verifier: attempt.verifier,
          ...(!isBasic && { client_id: client.clientId, client_secret: client.clientSecret }),
        }),
      });
      const tokens = Tokens.safeParse(answer);
      if (!tokens.success) throw new ProviderFault("The provider's answer holds no ID token.");
      return identityIn(tokens.data.id_token, await ask(found.jwks_uri), client, attempt, now);
    },
  };
}

async function identityIn(
  token: string,
  answer: unknown,
  { issuer, clientId }: Client,
  { nonce }: Attempt,
  now: Date,
): Promise<Identity> {
  const keys = Keys.safeParse(answer);
  if (!keys.success) throw new ProviderFault("The provider shows no keys.");
  let payload: unknown;
  try {
    const verified = await jwtVerify(token, createLocalJWKSet(keys.data), {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCKS_APART,
      // Made for this very sign-in: neither in times to come nor long ago.
      maxTokenAge: PROVIDER_MINUTES * 60,
      currentDate: now,
      requiredClaims: ["exp", "iat", "sub", "nonce"],
    });
    ({ payload } = verified);
  } catch (error) {
    throw new ProviderFault(`The ID token does not hold: ${error instanceof Error ? error.message : ""}.`);
  }
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw new ProviderFault("The ID token lacks what it must say.");
  const { aud, azp, sub, email, email_verified: verified } = claims.data;
  if (claims.data.nonce !== nonce) throw new ProviderFault("The ID token answers another browser.");
  const isForOthers = Array.isArray(aud) && aud.length > 1 && azp === undefined;
  if (isForOthers || (azp !== undefined && azp !== clientId))
    throw new ProviderFault("The ID token was made for another client.");
  return {
    subject: sub,
    email: email === undefined ? null : mailAddress(email),
    isEmailVerified: verified === true || verified === "true",
  };
}

function refuseUnlessListed(listed: string[] | undefined, wanted: string[], what: string): void {
  if (listed && !wanted.some((one) => listed.includes(one)))
    throw new ProviderFault(`The provider does not offer ${what}.`);
}

/** Each half is encoded as in a form before the two are joined: RFC 6749, 2.3.1. */
function basicOf({ clientId, clientSecret }: Client): string {
  const inForm = (text: string) => new URLSearchParams([["", text]]).toString().slice(1);
  return `Basic ${btoa(`${inForm(clientId)}:${inForm(clientSecret)}`)}`;
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
