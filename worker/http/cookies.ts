import { SESSION_DAYS } from "#worker/core/session.ts";

/** `__Host-` binds the cookie to this very host; browsers take it over TLS only. */
const SECURE_NAME = "__Host-session";
const PLAIN_NAME = "session";

export function sessionCookieOf(request: Request): string | null {
  const name = nameFor(request);
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}

/** Null takes the session away. */
export function sessionCookie(request: Request, value: string | null): string {
  const isSecure = new URL(request.url).protocol === "https:";
  const age = value === null ? 0 : SESSION_DAYS * 86_400;
  return `${nameFor(request)}=${value ?? ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? "; Secure" : ""}`;
}

function nameFor(request: Request): string {
  return new URL(request.url).protocol === "https:" ? SECURE_NAME : PLAIN_NAME;
}
