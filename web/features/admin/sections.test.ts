import { expect, test } from "vitest";

import { ADMIN_SECTIONS } from "#contracts/admin/terms.ts";

import { sectionOf, slugOf } from "./sections.ts";

test("[CONST-32] every one of the 12 sections has an address of its own", () => {
  expect(ADMIN_SECTIONS).toHaveLength(12);
  expect(new Set(ADMIN_SECTIONS.map(slugOf)).size).toBe(12);
  expect(ADMIN_SECTIONS.map((section) => sectionOf(slugOf(section)))).toEqual([...ADMIN_SECTIONS]);
  expect(slugOf("Customize Email Domain")).toBe("customize-email-domain");
  expect(sectionOf("nowhere")).toBeUndefined();
});
