import type { Role } from "#contracts/auth/shapes.ts";

/** What a session cookie claims. It is signed, so a query can be built on it, and proven by the first trip to the database. */
export type Claims = {
  readonly userId: number;
  readonly role: Role;
  /** SHA-256 of the session's token, hex; null for the visitor of a demo deployment, who has no session. */
  readonly tokenHash: string | null;
  /** What a program's key may do; absent for a person's session, which may all its role may. */
  readonly scopes?: readonly string[];
};

const encoder = new TextEncoder();

/** `token.userId.role.signature`, fit for a cookie. */
export async function sealSession(
  secret: string,
  session: { token: string; userId: number; role: Role },
): Promise<string> {
  const body = `${session.token}.${session.userId}.${session.role}`;
  return `${body}.${await sign(secret, body)}`;
}

/** Null for anything that was not sealed with this secret. */
export async function openSession(secret: string, cookie: string): Promise<Claims | null> {
  const match = /^([A-Za-z0-9_-]{43})\.(\d{1,15})\.(customer|staff|admin)\.([A-Za-z0-9_-]{43})$/.exec(cookie);
  if (!match) return null;
  const [, token = "", userId = "", role = "", signature = ""] = match;
  const body = `${token}.${userId}.${role}`;
  if (!sameText(signature, await sign(secret, body))) return null;
  return { userId: Number(userId), role: role as Role, tokenHash: await sha256(token) };
}

/** 256 random bits, URL-safe. */
export function newToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

export async function sha256(text: string | ArrayBuffer): Promise<string> {
  const bytes = typeof text === "string" ? encoder.encode(text) : text;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function sign(secret: string, body: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(body))));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** In time that does not tell where two texts differ. */
export function sameText(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
