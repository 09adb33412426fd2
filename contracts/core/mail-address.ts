import { LIMITS, MAIL_PATTERN } from "./limits.ts";

/** What nobody sees: joiners, marks of direction, soft hyphens, fillers. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const NO_LETTER = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** RFC 5321, 4.5.3.1; in bytes. */
const LOCAL_MOST = 64;
const LABEL_MOST = 63;

/**
 * An e-mail address as it is kept, compared and written to, whatever it was typed in: lower case, one Unicode form, the
 * domain as the DNS knows it (`ann@bücher.de` is `ann@xn--bcher-kva.de`). One mailbox is one account by that, and no two
 * accounts look the same. Null for what is no address.
 */
export function mailAddress(typed: string): string | null {
  const text = composed(composed(typed.replaceAll(UNSEEN, "").trim()).toLowerCase());
  const at = text.lastIndexOf("@");
  if (at === -1) return null;
  const [local, domain] = [text.slice(0, at), mailDomain(text.slice(at + 1))];
  if (domain === null || NO_LETTER.test(local) || /^\.|\.\.|\.$/.test(local)) return null;
  const address = `${local}@${domain}`;
  const isShort = new TextEncoder().encode(local).length <= LOCAL_MOST && address.length <= LIMITS.email;
  return isShort && MAIL_PATTERN.test(address) ? address : null;
}

/** What stands behind the `@`, as the DNS knows it; null for what is no domain that mail goes to. */
export function mailDomain(typed: string): string | null {
  const name = composed(typed.replaceAll(UNSEEN, "").trim()).toLowerCase().replace(/\.$/, "");
  if (!DOMAIN.test(name) || !URL.canParse(`https://${name}`)) return null;
  const { hostname } = new URL(`https://${name}`);
  const labels = hostname.split(".");
  const isWhole =
    labels.length > 1 && labels.every((label) => label.length <= LABEL_MOST && /^[^-].*$/.test(label));
  // Numbers are addresses of machines.
  return isWhole && labels.every((label) => !label.endsWith("-")) && !/^\d+$/.test(labels.at(-1) ?? "")
    ? hostname
    : null;
}

const composed = (text: string): string => text.normalize("NFKC");
