import { createHash, randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { and, eq, isNull } from "drizzle-orm";

import { SET_UP_CODE_LETTERS } from "#contracts/auth/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import { mailAddress } from "#contracts/core/mail-address.ts";

import { openDb } from "./client.ts";
import { setUpCodes, users } from "./schema.ts";

/** Long enough to walk to the browser, too short to be found later in a log. */
const CODE_HOURS = 24;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * Makes the code that sets the portal up, in place of any before; only its hash is kept. With 140 random bits nobody finds
 * it by guessing, hash or not: whoever runs this may have no secret of the portal at hand to sign it with.
 * @param email whose account it opens instead, for an administrator who is locked out
 * @returns null where there is an administrator and nobody is named
 */
export async function newSetUpCode(
  connection: { url: string; authToken?: string | undefined },
  email?: string,
): Promise<string | null> {
  const address = email === undefined ? null : mailAddress(email);
  if (email !== undefined && address === null) throw new Error(`${email} is not an e-mail address`);
  const db = openDb(connection, "deferred");
  if (email === undefined) {
    const [administrator] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, "admin"), eq(users.status, "active"), isNull(users.removedAt)))
      .limit(1);
    if (administrator) return null;
  }
  const code = Array.from(randomBytes(SET_UP_CODE_LETTERS), (byte) => ALPHABET[byte & 31]).join("");
  const now = new Date();
  await db.batch([
    db.delete(setUpCodes),
    db.insert(setUpCodes).values({
      codeHash: createHash("sha256").update(code).digest("hex"),
      email: address,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_HOURS * HOUR_MS),
    }),
  ]);
  return code.replaceAll(/(.{4})(?=.)/g, "$1-");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { url: { type: "string" }, email: { type: "string" }, origin: { type: "string" } },
  });
  const url = values.url ?? process.env["LIBSQL_URL"];
  if (!url) {
    process.stderr.write("Say which database: npm run administrator -- --url http://127.0.0.1:8080\n");
    process.exit(1);
  }
  const code = await newSetUpCode({ url, authToken: process.env["LIBSQL_AUTH_TOKEN"] }, values.email);
  if (code !== null) {
    const place = `${values.origin ?? process.env["PUBLIC_ORIGIN"] ?? ""}/set-up`;
    const whose = values.email ? `opens the account of ${values.email}` : "makes the first administrator";
    process.stdout.write(`The code ${code} ${whose}, at ${place}, within ${CODE_HOURS} hours.\n`);
  }
}
