import { SESSION_MS } from "#contracts/auth.ts";

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

/** Null takes the session away. One that is not remembered goes when the browser is closed. */
export function sessionCookie(
  request: Request,
  value: string | null,
  { isRemembered }: { isRemembered: boolean } = { isRemembered: false },
): string {
  const isSecure = new URL(request.url).protocol === "https:";
  const age =
    value === null ? "; Max-Age=0" : isRemembered ? `; Max-Age=${SESSION_MS.remembered.most / 1_000}` : "";
  return `${nameFor(request)}=${value ?? ""}; Path=/; HttpOnly; SameSite=Lax${age}${isSecure ? "; Secure" : ""}`;
}

function nameFor(request: Request): string {
  return new URL(request.url).protocol === "https:" ? SECURE_NAME : PLAIN_NAME;
}
