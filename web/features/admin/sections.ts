import { ADMIN_SECTIONS } from "#contracts/admin/terms.ts";

/** What the list of sections does not name: reached from the head of the page. */
export const RECORD_SECTIONS = ["Outgoing mail", "What runs by itself", "Audit log"] as const;
/** What a company sets before its first owner comes in, in a list of its own. */
export const SET_UP_SECTIONS = ["Before you open", "Company contact", "Bank accounts", "Prices"] as const;
/** Every colleague's: what they may bring back. */
export const DELETED_SECTION = "Recently deleted" as const;
const ALL = [...ADMIN_SECTIONS, ...RECORD_SECTIONS, ...SET_UP_SECTIONS, DELETED_SECTION] as const;

export type AdminSection = (typeof ALL)[number];

/** A section as it stands in the address: `Workspace Tags` is `workspace-tags`. */
export function slugOf(section: AdminSection): string {
  return section.toLowerCase().replaceAll(" ", "-");
}

export function sectionOf(slug: unknown): AdminSection | undefined {
  return ALL.find((section) => slugOf(section) === slug);
}
