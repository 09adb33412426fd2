/** What nobody outside can be found at. */
const INSIDE_NAMES = [
  "localhost",
  "local",
  "internal",
  "intranet",
  "lan",
  "home",
  "corp",
  "private",
  "home.arpa",
  "invalid",
  "onion",
];

/** Networks that are not the public internet, as first address and length; IANA's registry of special-purpose addresses. */
const INSIDE_NETWORKS: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Why nothing may be sent to an address; null where it may. A name still has to be looked up. */
export function problemWithAddress(written: string, isLoopbackAllowed = false): string | null {
  if (!URL.canParse(written)) return "This is not an address of the web.";
  const url = new URL(written);
  const host = hostOf(url);
  if (url.username !== "" || url.password !== "") return "An address must not hold a name or a password.";
  if (isLoopbackAllowed && isLoopback(host)) return null;
  if (url.protocol !== "https:") return "The address has to begin with https://.";
  const isInside = isIp(host)
    ? isInsideIp(host)
    : !host.includes(".") || INSIDE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
  return isInside ? "This address is inside a network, not on the public internet." : null;
}

/** Without the brackets of IPv6 and the dot at the end of a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

export const isIp = (host: string): boolean => host.includes(":") || /^\d+\.\d+\.\d+\.\d+$/.test(host);

export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIp(host) && host.startsWith("127."));

/** True for an address that is not the public internet's; of IPv6 only what is given out to networks is. */
export function isInsideIp(ip: string): boolean {
  if (!ip.includes(":")) {
    const number = numberOf(ip);
    return INSIDE_NETWORKS.some(([first, length]) => {
      const size = 2 ** (32 - length);
      return Math.floor(number / size) === Math.floor(numberOf(first) / size);
    });
  }
  const [first = 0, second = 0] = ip.split(":").map((part) => Number.parseInt(part || "0", 16));
  const isGivenOut = first >= 0x2000 && first <= 0x3fff;
  // Tunnels that hold an IPv4 address, documentation, and the range for tests of routers.
  const isSpecial = first === 0x2002 || (first === 0x2001 && (second < 0x200 || second === 0xdb8));
  return !isGivenOut || isSpecial;
}

const numberOf = (ip: string): number =>
  ip.split(".").reduce((number, part) => number * 256 + Number(part), 0);
