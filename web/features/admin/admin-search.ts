const NAMES = ["section", "q", "status", "show", "client", "create", "workspace", "from", "to"] as const;

/** What the address of the Admin Center says, as texts: `show=archived`, `client=3`, `create=client`. Each section reads its own. */
export type AdminSearch = { [name in (typeof NAMES)[number]]?: string | undefined };

/** `onSearch` changes what it names and leaves the rest as it stands. */
export type SectionProps = { search: AdminSearch; onSearch: (change: AdminSearch) => void };

// Part of what every page starts with, so it knows no more than the names.
export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const texts = NAMES.map((name) => [name, raw[name]] as const).filter(
    ([, text]) => typeof text === "string",
  );
  return Object.fromEntries(texts);
}
