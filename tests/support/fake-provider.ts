import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";

export const CLIENT = { clientId: "portal", clientSecret: "a secret+of/the portal" };

type Person = { sub: string; email: string; isVerified?: boolean };
/** How the next ID token is spoilt. */
type Spoilt = {
  claims?: Record<string, unknown>;
  /** How long ago it was made, in seconds. */
  age?: number;
  issuer?: string;
  audience?: string | string[];
  expires?: number;
  /** Signed with what its keys no longer show. */
  isOldKey?: boolean;
  /** Signed by nobody, or with the client's secret. */
  alg?: "none" | "HS256";
};

type Grant = { challenge: string; nonce: string; redirectUri: string; person: Person };

export type FakeProvider = {
  issuer: string;
  /** Who is signed in there. */
  person: Person;
  spoilt: Spoilt;
  /** What it says of itself besides, or instead. */
  said: Record<string, unknown>;
  /** New keys in place of all before. */
  rotate: () => Promise<void>;
  /** As many times has a token been asked for. */
  asked: number;
  stop: () => void;
};

/**
 * An OpenID provider on this machine with keys of its own: a page with a button for the browser, codes that work once and
 * with their verifier alone, tokens signed with RS256.
 */
export async function aProvider(person: Person): Promise<FakeProvider> {
  const grants = new Map<string, Grant>();
  let { privateKey: key } = await generateKeyPair("RS256");
  let former = key;
  let kid = "";
  let jwk: JWK = {};

  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? "", provider.issuer);
    const serve = async () => {
      switch (pathname) {
        case "/.well-known/openid-configuration":
          return answer(200, { ...discovery(provider.issuer), ...provider.said });
        case "/keys":
          return answer(200, { keys: [jwk] });
        case "/elsewhere/.well-known/openid-configuration":
          return response
            .writeHead(302, { location: `${provider.issuer}/.well-known/openid-configuration` })
            .end();
        case "/authorize": {
          if (searchParams.get("client_id") !== CLIENT.clientId) return answer(400, {});
          const code = randomUUID();
          grants.set(code, {
            challenge: searchParams.get("code_challenge") ?? "",
            nonce: searchParams.get("nonce") ?? "",
            redirectUri: searchParams.get("redirect_uri") ?? "",
            person: provider.person,
          });
          const back = new URL(searchParams.get("redirect_uri") ?? "");
          back.searchParams.set("code", code);
          back.searchParams.set("state", searchParams.get("state") ?? "");
          const page = `<!doctype html><html lang="en"><title>The provider</title><h1>The provider</h1><a href="${back.href.replaceAll("&", "&amp;")}">Go on as ${provider.person.email}</a></html>`;
          return response.writeHead(200, { "content-type": "text/html" }).end(page);
        }
        case "/token": {
          provider.asked += 1;
          const form = new URLSearchParams(await textOf(request));
          const grant = grants.get(form.get("code") ?? "");
          grants.delete(form.get("code") ?? "");
          if (request.headers.authorization !== basic()) return answer(401, { error: "invalid_client" });
          const isOurs =
            grant?.challenge ===
              createHash("sha256")
                .update(form.get("code_verifier") ?? "")
                .digest("base64url") && grant.redirectUri === form.get("redirect_uri");
          if (!isOurs) return answer(400, { error: "invalid_grant" });
          return answer(200, { token_type: "Bearer", access_token: "none", id_token: await tokenFor(grant) });
        }
        default:
          return answer(404, {});
      }
    };
    void serve();
  });

  const tokenFor = async ({ person: { sub, email, isVerified = true }, nonce }: Grant): Promise<string> => {
    const {
      claims,
      isOldKey,
      alg,
      audience = CLIENT.clientId,
      issuer = provider.issuer,
      expires = 300,
      age = 600,
    } = provider.spoilt;
    const now = Math.floor(Date.now() / 1_000);
    const payload = { sub, email, email_verified: isVerified, nonce, ...claims };
    if (alg === "none") {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const body = { ...payload, iss: issuer, aud: audience, iat: now, exp: now + expires };
      return `${part({ alg: "none" })}.${part(body)}.`;
    }
    const token = new SignJWT(payload)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now - age)
      .setExpirationTime(now + expires)
      .setProtectedHeader(alg ? { alg } : { alg: "RS256", kid });
    return token.sign(
      alg ? new TextEncoder().encode(CLIENT.clientSecret.padEnd(32)) : isOldKey ? former : key,
    );
  };

  const provider: FakeProvider = {
    issuer: "http://127.0.0.1",
    person,
    spoilt: {},
    said: {},
    asked: 0,
    rotate: async () => {
      former = key;
      const pair = await generateKeyPair("RS256");
      kid = randomUUID();
      key = pair.privateKey;
      jwk = { ...(await exportJWK(pair.publicKey)), kid, alg: "RS256", use: "sig" };
    },
    stop: () => server.close(),
  };
  await provider.rotate();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ["code"],
  code_challenge_methods_supported: ["S256"],
  id_token_signing_alg_values_supported: ["RS256"],
});

const basic = (): string => {
  const [, id = "", secret = ""] =
    /^a=(.*)&b=(.*)$/.exec(new URLSearchParams({ a: CLIENT.clientId, b: CLIENT.clientSecret }).toString()) ??
    [];
  return `Basic ${btoa(`${id}:${secret}`)}`;
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += (chunk as Buffer).toString("utf8");
  return text;
}

/** What the provider's button would lead the browser to: `code` and `state`. */
export async function throughProvider(location: string): Promise<{ code: string; state: string }> {
  const page = await (await fetch(location)).text();
  const href = /<a href="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const { searchParams } = new URL(href);
  return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
}
