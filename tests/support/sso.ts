import { sql } from "drizzle-orm";

import type { ProviderAnswer, ProviderDraft, ProviderStarted } from "#contracts/sso/shapes.ts";

import type { Actor, Answer } from "./actor.ts";
import { CLIENT, type FakeProvider, throughProvider } from "./fake-provider.ts";
import type { Portal } from "./portal.ts";
import { anIp } from "./sign-in.ts";

/** The set-up of a provider for one domain. */
export const aDraft = (provider: FakeProvider, domain: string): ProviderDraft => ({
  version: 0,
  isOn: true,
  issuer: provider.issuer,
  oidcClientId: CLIENT.clientId,
  clientSecret: CLIENT.clientSecret,
  domains: [domain],
  isRequired: false,
  keeperIds: [],
  isSecondStep: false,
  label: "Sign in with Acme",
});

/** Sets some of the provider, whatever stands there now. */
export async function setProvider(admin: Actor, draft: ProviderDraft) {
  const { version } = await admin.trpc.sso.find.query({});
  return admin.trpc.sso.set.mutate({ ...draft, version });
}

export const forgetProvider = async ({ db }: Portal): Promise<void> => {
  for (const table of ["identities", "identity_providers", "provider_returns"])
    await db.run(sql.raw(`delete from ${table}`));
};

/** A browser that goes through the provider. */
export class Visitor {
  readonly #portal: Portal;
  readonly #ip: string;
  cookie = "";

  constructor(portal: Portal, ip: string = anIp()) {
    this.#portal = portal;
    this.#ip = ip;
  }

  post<T>(path: string, body: unknown): Promise<Answer<T>> {
    return this.#portal.anonymous.request<T>(`/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": this.#ip, cookie: this.cookie },
      body: JSON.stringify(body),
    });
  }

  async start(wanted: { next?: string; isAgain?: boolean } = {}): Promise<string> {
    const answer = await this.post<ProviderStarted>("provider/start", wanted);
    [this.cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
    return answer.json().location;
  }

  come(returned: { code: string; state: string; iss?: string }): Promise<Answer<ProviderAnswer>> {
    return this.post("provider", returned);
  }

  /** From the button to the answer. */
  async enter(wanted: { next?: string } = {}): Promise<Answer<ProviderAnswer>> {
    return this.come(await throughProvider(await this.start(wanted)));
  }
}

/** The session's cookie of an answer, where there is one. */
export const sessionOf = (answer: Answer): string | undefined =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("session="))
    ?.split(";")[0];
