import { createHash, createVerify } from "node:crypto";

/**
 * Whether a mail as it came over the line carries a DKIM signature that the key in a DNS record proves (RFC 6376, with
 * both parts relaxed). @returns the domain that signed, or why it is not proven
 */
export function dkimOf(raw: string, keyAt: (host: string) => string | undefined): string {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const own = headers.find((line) => /^dkim-signature:/i.test(line));
  if (!own) return "not signed";
  const tags = tagsOf(own.slice(own.indexOf(":") + 1));
  const body = raw
    .slice(end + 4)
    .split("\r\n")
    .map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""))
    .join("\r\n")
    .replace(/(\r\n)*$/, "\r\n");
  if (createHash("sha256").update(body, "latin1").digest("base64") !== tags["bh"]) return "another body";
  const left = [...headers];
  const signed = (tags["h"] ?? "").split(":").flatMap((name) => {
    const at = left.findLastIndex((line) => line.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`));
    return at < 0 ? [] : left.splice(at, 1).map(relaxed);
  });
  signed.push(relaxed(own.replace(/([;\s]b=)[^;]*/, "$1")));
  const key = tagsOf(keyAt(`${tags["s"]}._domainkey.${tags["d"]}`) ?? "")["p"];
  if (!key) return "no key";
  const pem = `-----BEGIN PUBLIC KEY-----\n${key.match(/.{1,64}/g)?.join("\n")}\n-----END PUBLIC KEY-----\n`;
  const verify = createVerify("RSA-SHA256").update(signed.join("\r\n"), "latin1");
  return verify.verify(pem, tags["b"] ?? "", "base64") ? (tags["d"] ?? "") : "another signature";
}

function relaxed(line: string): string {
  const colon = line.indexOf(":");
  const value = line
    .slice(colon + 1)
    .replaceAll(/\r\n/g, "")
    .replaceAll(/[ \t]+/g, " ")
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
}

function tagsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(";").map((tag) => {
      const at = tag.indexOf("=");
      return [tag.slice(0, at).trim(), tag.slice(at + 1).replaceAll(/\s+/g, "")];
    }),
  );
}
