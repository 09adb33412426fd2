import { randomUUID } from "node:crypto";

import type { Db } from "#db/client.ts";
import { identities } from "#db/schema.ts";

import type { Actor } from "./actor.ts";

const A_PROVIDER = {
  version: 0,
  isOn: false,
  issuer: "https://login.example.com",
  oidcClientId: "portal",
  clientSecret: "a secret",
  domains: ["example.com"],
  isRequired: false,
  keeperIds: [],
  isSecondStep: false,
  label: "Sign in with Acme",
};
/** Refused by its name: nobody is asked. */
const NOBODY = { issuer: "https://localhost" };

/** As `EXAMPLES`, for the identity provider. */
export const SSO_EXAMPLES = {
  "sso.bound": () => ({}),
  "sso.find": () => ({}),
  "sso.set": () => A_PROVIDER,
  "sso.test": () => NOBODY,
  "sso.unbind": ({ colleagueId }: { colleagueId: number }) => ({ colleagueId }),
};

/** What its changes can be called with; made right before the call. */
export function ssoReady(
  administrator: () => Actor,
  database: () => Db,
): Readonly<Record<string, () => Promise<Record<string, unknown>>>> {
  return {
    "sso.set": async () => {
      const { version } = await administrator().trpc.sso.find.query({});
      return { ...A_PROVIDER, version };
    },
    "sso.test": () => Promise.resolve(NOBODY),
    "sso.unbind": async () => {
      const colleagueId = 2;
      const { issuer } = A_PROVIDER;
      await database()
        .insert(identities)
        .values({ userId: colleagueId, issuer, subject: randomUUID(), boundAt: new Date() });
      return { colleagueId };
    },
  };
}
