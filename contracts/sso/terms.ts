export const MAIL_DOMAINS_MAX = 20;

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

export const DEFAULT_LABEL = "Sign in with your company account";

/** How long somebody may take at the provider. */
export const PROVIDER_MINUTES = 10;
