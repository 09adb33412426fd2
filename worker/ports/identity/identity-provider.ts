/** A provider's own name for somebody, and the address that it vouches for. */
export type Identity = {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
};

/** Who we are to the provider. */
export type Client = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
};

/** What binds a way through the provider to the browser that began it. */
export type Attempt = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type IdentityProviders = {
  /** Why an issuer is not asked; null for one that may be. */
  readonly problemWith: (issuer: string) => string | null;
  /** Says in a sentence whether people could sign in there. @throws ProviderFault where they could not */
  readonly test: (issuer: string) => Promise<string>;
  /** Where the browser goes. @throws ProviderFault */
  readonly begin: (client: Client, attempt: Attempt) => Promise<string>;
  /** Who has come back with a code. @throws ProviderFault for whatever does not hold */
  readonly redeem: (
    client: Client,
    attempt: Attempt,
    returned: { readonly code: string; readonly iss?: string },
    now: Date,
  ) => Promise<Identity>;
};
