import type { DnsRecord, RecordPurpose } from "#contracts/mail/domain-shapes.ts";
import type { Looked, Resolver } from "#worker/ports/dns/resolver.ts";
import { DKIM_SELECTOR } from "#worker/ports/mail/current-sender.ts";

export type Facts = {
  domain: string;
  ownership: string;
  dkimPublic: string;
  /** What SPF has to name; null where no way out is set up, and then nothing can be said of it. */
  spfMechanism: string | null;
  /** We sign ourselves, and not whoever carries the mail. */
  isSignedByUs: boolean;
};

const UNKNOWN: Looked = { state: "unknown" };
const OWNERSHIP = "pet-travel-portal-verification=";

/** The records a domain needs, not looked up yet. */
export function neededRecords(facts: Facts): DnsRecord[] {
  return judgeRecords(facts, {});
}

type Found = Partial<Record<RecordPurpose, Looked>>;

/** Asks for all of them at once. */
export async function lookUpRecords(resolve: Resolver, facts: Facts): Promise<DnsRecord[]> {
  const hosts = hostsOf(facts.domain);
  const [ownership, spf, dkim, dmarc] = await Promise.all([
    resolve(hosts.ownership, "TXT"),
    resolve(facts.domain, "TXT"),
    resolve(hosts.dkim, "TXT"),
    policyOf(resolve, facts.domain),
  ]);
  return judgeRecords(facts, { ownership, spf, dkim, dmarc });
}

/** What is wanted beside what stands there. */
export function judgeRecords(facts: Facts, found: Found): DnsRecord[] {
  const { domain, ownership, dkimPublic, spfMechanism, isSignedByUs } = facts;
  const hosts = hostsOf(domain);
  return [
    judged("ownership", hosts.ownership, `${OWNERSHIP}${ownership}`, true, found.ownership, {
      isOurs: (text) => text.startsWith(OWNERSHIP),
      isRight: (text) => text.trim() === `${OWNERSHIP}${ownership}`,
    }),
    ...(spfMechanism === null ? [] : [judgedSpf(domain, spfMechanism, found.spf)]),
    ...(isSignedByUs
      ? [
          judged("dkim", hosts.dkim, `v=DKIM1; k=rsa; p=${dkimPublic}`, true, found.dkim, {
            isOurs: () => true,
            isRight: (text) => tagOf(text, "p") === dkimPublic,
          }),
        ]
      : []),
    judged("dmarc", hosts.dmarc, "v=DMARC1; p=none", false, found.dmarc, {
      isOurs: (text) => /^v=DMARC1\b/i.test(text),
      isRight: (text) => /^v=DMARC1\b/i.test(text) && tagOf(text, "p") !== "",
    }),
  ];
}

/** True where every record that is needed is there; null where that cannot be said. */
export function isProven(records: readonly DnsRecord[]): boolean | null {
  const needed = records.filter(({ isRequired }) => isRequired);
  if (needed.some(({ state }) => state === "missing" || state === "different")) return false;
  return needed.every(({ state }) => state === "found") ? true : null;
}

const hostsOf = (domain: string) => ({
  ownership: `_pet-travel-portal.${domain}`,
  dkim: `${DKIM_SELECTOR}._domainkey.${domain}`,
  dmarc: `_dmarc.${domain}`,
});

type Test = { isOurs: (text: string) => boolean; isRight: (text: string) => boolean };

function judged(
  purpose: RecordPurpose,
  host: string,
  value: string,
  isRequired: boolean,
  looked: Looked = UNKNOWN,
  { isOurs, isRight }: Test,
): DnsRecord {
  const found = looked.state === "found" ? looked.values.filter(isOurs) : [];
  const state =
    looked.state === "unknown"
      ? "unknown"
      : found.some(isRight)
        ? "found"
        : found.length > 0
          ? "different"
          : "missing";
  return { purpose, host, value, isRequired, state, found };
}

/** A domain has one SPF or none that counts (RFC 7208, 3.2): what is there already is kept and gets our part. */
function judgedSpf(domain: string, mechanism: string, looked: Looked = UNKNOWN): DnsRecord {
  const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text.trim());
  const there = looked.state === "found" ? looked.values.filter(isSpf) : [];
  const [only] = there.length === 1 ? there : [];
  const names = (text: string) =>
    text.split(/\s+/).some((term) => term.replace(/^\+/, "").toLowerCase() === mechanism.toLowerCase());
  const value =
    only === undefined
      ? `v=spf1 ${mechanism} ~all`
      : names(only)
        ? only
        : only.trim().replace(/^v=spf1/i, `v=spf1 ${mechanism}`);
  return judged("spf", domain, value, true, looked, {
    isOurs: isSpf,
    isRight: (text) => there.length === 1 && names(text),
  });
}

/** The policy of the domain, or of the one above it that has one (RFC 7489, 6.6.3). */
async function policyOf(resolve: Resolver, domain: string): Promise<Looked> {
  const labels = domain.split(".");
  for (let from = 0; from < labels.length - 1; from++) {
    const looked = await resolve(`_dmarc.${labels.slice(from).join(".")}`, "TXT");
    if (looked.state !== "none") return looked;
  }
  return { state: "none" };
}

/** A tag of DKIM and DMARC, `name=value;`, without the spaces that may stand in it. */
function tagOf(text: string, name: string): string {
  const found = text.split(";").find((tag) => tag.trim().toLowerCase().startsWith(`${name}=`));
  return (found?.slice(found.indexOf("=") + 1) ?? "").replaceAll(/\s+/g, "");
}
