/** What the providers say that SPF has to name for mail through them, by the end of their server's name. */
const OF_PROVIDER: readonly (readonly [host: string, mechanism: string])[] = [
  ["amazonaws.com", "include:amazonses.com"],
  ["brevo.com", "include:spf.brevo.com"],
  ["sendinblue.com", "include:spf.brevo.com"],
  ["gmail.com", "include:_spf.google.com"],
  ["google.com", "include:_spf.google.com"],
  ["mailgun.org", "include:mailgun.org"],
  ["mailjet.com", "include:spf.mailjet.com"],
  ["mandrillapp.com", "include:spf.mandrillapp.com"],
  ["office365.com", "include:spf.protection.outlook.com"],
  ["postmarkapp.com", "include:spf.mtasv.net"],
  ["sendgrid.net", "include:sendgrid.net"],
  ["smtp2go.com", "include:spf.smtp2go.com"],
  ["sparkpostmail.com", "include:sparkpostmail.com"],
  ["zoho.com", "include:zoho.com"],
  ["zoho.eu", "include:zoho.eu"],
];

const OF_CLOUDFLARE = "include:_spf.mx.cloudflare.net";

type Way = { way: "smtp" | "cloudflare" | null; smtpUrl: string | undefined };

/** Names in a domain's SPF whatever carries our mail; null where nothing does. */
export function spfMechanismOf({ way, smtpUrl }: Way): string | null {
  if (way === "cloudflare") return OF_CLOUDFLARE;
  if (way === null || !smtpUrl || !URL.canParse(smtpUrl)) return null;
  const host = new URL(smtpUrl).hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  const known = OF_PROVIDER.find(([end]) => host === end || host.endsWith(`.${end}`));
  if (known) return known[1];
  if (host.includes(":")) return `ip6:${host}`;
  return /^[\d.]+$/.test(host) ? `ip4:${host}` : `a:${host}`;
}
