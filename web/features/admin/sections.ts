import { ADMIN_SECTIONS } from "#contracts/admin.ts";

export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** What the address says beside the section. */
export type AdminSearch = {
  section?: string | undefined;
  q?: string | undefined;
  status?: string | undefined;
  archived?: string | undefined;
};

/** `onSearch` changes what it names and leaves the rest as it stands. */
export type SectionProps = { search: AdminSearch; onSearch: (change: AdminSearch) => void };

/** A section as it stands in the address: `Workspace Tags` is `workspace-tags`. */
export function slugOf(section: AdminSection): string {
  return section.toLowerCase().replaceAll(" ", "-");
}

export function sectionOf(slug: unknown): AdminSection | undefined {
  return ADMIN_SECTIONS.find((section) => slugOf(section) === slug);
}

export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const section = sectionOf(raw["section"]);
  const text = (name: "q" | "status" | "archived") => {
    const value = raw[name];
    return typeof value === "string" && value.trim() !== "" ? { [name]: value.trim().slice(0, 200) } : {};
  };
  return {
    ...(section && section !== "Colleagues" && { section: slugOf(section) }),
    ...text("q"),
    ...text("status"),
    ...text("archived"),
  };
}
