import { ADMIN_SECTIONS } from "#contracts/admin.ts";

export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** A section as it stands in the address: `Workspace Tags` is `workspace-tags`. */
export function slugOf(section: AdminSection): string {
  return section.toLowerCase().replaceAll(" ", "-");
}

export function sectionOf(slug: unknown): AdminSection | undefined {
  return ADMIN_SECTIONS.find((section) => slugOf(section) === slug);
}
