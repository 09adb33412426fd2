/** The token of a mailed link stands behind its `#`, which no server and no log ever sees. Null where it is not whole. */
export function tokenOf(hash: string): string | null {
  const token = hash.replace(/^#/, "");
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}
