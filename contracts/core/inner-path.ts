/** A host that is nobody's: what is read against it and stays there is a path. */
const HERE = "https://portal.invalid";

/**
 * A path within the portal, as a browser would go there; null for what leads elsewhere. Browsers drop tabs and breaks
 * inside an address, read `\` as `/`, and resolve `/.//host` to `//host`, which is another host.
 */
export function innerPath(written: string): string | null {
  if (!written.startsWith("/") || /[\p{Cc}\\]/u.test(written) || !URL.canParse(written, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(written, HERE);
  return origin === HERE && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : null;
}
