import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** 16 MiB and five rounds a try, as OWASP recommends (Password Storage Cheat Sheet, read 2026-11-28). */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const MEMORY_MOST = 64 * 1024 * 1024;

/** What is compared with where there is no password, so that its absence takes as long. */
const NOBODYS = `scrypt$${COST.N}$${COST.r}$${COST.p}$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=`;

/** `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString("base64")}$${hash.toString("base64")}`;
}

/** Null for an account without a password: it takes as long, and is never right. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, n, r, p, salt = "", hash = ""] = (kept ?? NOBODYS).split("$");
  const expected = Buffer.from(hash, "base64");
  const found = await derive(password, Buffer.from(salt, "base64"), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(found, expected) && kept !== null;
}

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, { ...cost, maxmem: MEMORY_MOST }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}
