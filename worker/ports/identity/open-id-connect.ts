import * as oauth from "oauth4webapi";
import * as z from "zod";

import { mailAddress } from "#contracts/core/mail-address.ts";
import { PROVIDER_MINUTES } from "#contracts/sso/terms.ts";
import type { Env } from "#worker/core/env.ts";
import { outsideOnly } from "#worker/ports/dns/outside-only.ts";
import { problemWithAddress } from "#worker/ports/webhooks/outside-address.ts";

import type { Client, Identity, IdentityProviders } from "./identity-provider.ts";
import { guardedFetch, ProviderFault, refuseUnlessOutside } from "./outgoing.ts";

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
  /** That it names itself on the way back (RFC 9207), which is then asked for. */
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });
/** What we read of a token whose signature, times, issuer, audience and nonce hold. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  azp: z.string().optional(),
  email: z.string().max(254).optional(),
  // Some providers write the text.
  email_verified: z.union([z.boolean(), z.literal("true"), z.literal("false")]).optional(),
});

/**
 * OpenID Connect Core 1.0 with the authorization code flow and PKCE (RFC 7636), by oauth4webapi over a fetch of ours that
 * asks nobody inside a network. Nothing the provider says is kept: its keys may be others tomorrow, and people sign in
 * seldom.
 */
export function openIdConnect(env: Env): IdentityProviders {
  const isLoopbackAllowed = env.PROVIDERS_LOOPBACK === "1";
  const problemOnTheWay = outsideOnly(env, isLoopbackAllowed);
  const ask = async (address: string): Promise<unknown> =>
    (await guardedFetch(problemOnTheWay, address)).json();
  const going = {
    [oauth.customFetch]: (
      address: string,
      { method, headers, body }: oauth.CustomFetchOptions<string, unknown>,
    ) => guardedFetch(problemOnTheWay, address, { method, headers, body: body as BodyInit }),
    // Which addresses may go without TLS, the guard says.
    [oauth.allowInsecureRequests]: true,
  };

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
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(asked)) location.searchParams.set(name, value);
      return location.href;
    },

    redeem: async (client, attempt, returned, now) => {
      const found = await discover(client.issuer);
      const provider: oauth.AuthorizationServer = {
        issuer: found.issuer,
        token_endpoint: found.token_endpoint,
        jwks_uri: found.jwks_uri,
        id_token_signing_alg_values_supported: ALGORITHMS,
        authorization_response_iss_parameter_supported:
          found.authorization_response_iss_parameter_supported ?? false,
      };
      const us: oauth.Client = { client_id: client.clientId, [oauth.clockTolerance]: CLOCKS_APART };
      const methods = found.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
      const how = methods.includes("client_secret_basic") ? oauth.ClientSecretBasic : oauth.ClientSecretPost;
      try {
        const way = new URLSearchParams({ state: attempt.state, ...returned });
        const params = oauth.validateAuthResponse(provider, us, way, attempt.state);
        const secret = how(client.clientSecret);
        const answer = await oauth.authorizationCodeGrantRequest(
          provider,
          us,
          secret,
          params,
          client.redirectUri,
          attempt.verifier,
          going,
        );
        const tokens = await oauth.processAuthorizationCodeResponse(provider, us, answer, {
          expectedNonce: attempt.nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(provider, answer, going);
        return identityIn(oauth.getValidatedIdTokenClaims(tokens), client, now);
      } catch (error) {
        if (error instanceof ProviderFault) throw error;
        throw new ProviderFault(
          `The way back does not hold: ${error instanceof Error ? error.message : ""}.`,
        );
      }
    },
  };
}

function identityIn(validated: unknown, { clientId }: Client, now: Date): Identity {
  const claims = Claims.safeParse(validated);
  if (!claims.success) throw new ProviderFault("The ID token lacks what it must say.");
  const { azp, iat, sub, email, email_verified: verified } = claims.data;
  // Made for this very sign-in: neither in times to come nor long ago.
  const age = now.getTime() / 1_000 - iat;
  if (age < -CLOCKS_APART || age > PROVIDER_MINUTES * 60 + CLOCKS_APART)
    throw new ProviderFault("The ID token is not of this hour.");
  if (azp !== undefined && azp !== clientId)
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
