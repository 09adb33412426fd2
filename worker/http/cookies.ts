import { SESSION_MS } from "#contracts/auth/terms.ts";
import { DAY_MS, SECOND_MS } from "#contracts/core/durations.ts";
import { PROVIDER_MINUTES } from "#contracts/sso/terms.ts";

const SESSION = "session";
const PROVIDER = "provider";
const KNOWN = "known";
/** As long as a browser keeps anything. */
const KNOWN_DAYS = 400;

export const sessionCookieOf = (request: Request): string | null => cookieOf(request, SESSION);
export const providerCookieOf = (request: Request): string | null => cookieOf(request, PROVIDER);

export const knownCookieOf = (request: Request): string | null => cookieOf(request, KNOWN);

function cookieOf(request: Request, plainName: string): string | null {
  const name = nameFor(request, plainName);
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}

/** Null takes the session away. One that is not remembered goes when the browser is closed. */
export function sessionCookie(
  request: Request,
  value: string | null,
  { isRemembered }: { isRemembered: boolean } = { isRemembered: false },
): string {
  const age =
    value === null ? "; Max-Age=0" : isRemembered ? `; Max-Age=${SESSION_MS.remembered.most / 1_000}` : "";
  return cookie(request, SESSION, `${value ?? ""}; Path=/; HttpOnly; SameSite=Lax${age}`);
}

/** What the browser keeps on its way through the identity provider; null takes it away. */
export function providerCookie(request: Request, value: string | null): string {
  const age = value === null ? 0 : PROVIDER_MINUTES * 60;
  return cookie(request, PROVIDER, `${value ?? ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`);
}

/** That somebody has come in by this browser; it outlives their session and lets nobody in. */
export function knownCookie(request: Request, value: string): string {
  const age = (KNOWN_DAYS * DAY_MS) / SECOND_MS;
  return cookie(request, KNOWN, `${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`);
}

function cookie(request: Request, plainName: string, value: string): string {
  return `${nameFor(request, plainName)}=${value}${isSecure(request) ? "; Secure" : ""}`;
}

const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:";

/** `__Host-` binds the cookie to this very host; browsers take it over TLS only. */
const nameFor = (request: Request, plainName: string): string =>
  isSecure(request) ? `__Host-${plainName}` : plainName;
