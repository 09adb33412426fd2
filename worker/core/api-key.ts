import type { Role } from "#contracts/auth/shapes.ts";
import type { ConnectionScope } from "#contracts/connections/shapes.ts";
import { CONNECTION_PREFIX, CONNECTION_SCOPES } from "#contracts/connections/terms.ts";

import { type Claims, sameText, sha256, sign } from "./session.ts";

type Key = { token: string; userId: number; role: Role; scopes: readonly ConnectionScope[] };

/**
 * A key carries what it may, signed like a session: who it acts as and for what is known before the first trip to the
 * database, which proves that it has not been revoked. Scopes stand in it by their number.
 */
export async function sealKey(secret: string, { token, userId, role, scopes }: Key): Promise<string> {
  const numbers = scopes.map((scope) => CONNECTION_SCOPES.indexOf(scope).toString(36)).join("-");
  const body = `${token}.${userId}.${role}.${numbers}`;
  return `${CONNECTION_PREFIX}${body}.${await sign(secret, `key ${body}`)}`;
}

/** Null for anything that was not sealed with this secret. */
export async function openKey(secret: string, key: string): Promise<Claims | null> {
  const match =
    /^ptp_([A-Za-z0-9_-]{43})\.(\d{1,15})\.(staff|admin)\.([0-9a-z]+(?:-[0-9a-z]+)*)\.([A-Za-z0-9_-]{43})$/.exec(
      key,
    );
  if (!match) return null;
  const [, token = "", userId = "", role = "", numbers = "", signature = ""] = match;
  const body = `${token}.${userId}.${role}.${numbers}`;
  if (!sameText(signature, await sign(secret, `key ${body}`))) return null;
  const scopes = numbers.split("-").map((number) => CONNECTION_SCOPES[Number.parseInt(number, 36)] ?? "");
  return { userId: Number(userId), role: role as Role, tokenHash: await sha256(token), scopes };
}
