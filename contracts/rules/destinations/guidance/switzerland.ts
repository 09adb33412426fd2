import type { Guidance } from "#contracts/rules/types.ts";

import { euGuidanceAs } from "./european-union.ts";

/** What the Union asks for, by its Swiss ids, and the permit of the FSVO. */
export const SWISS_GUIDANCE: Readonly<Record<string, Guidance>> = {
  ...euGuidanceAs("CH-"),
  "CH-permit": {
    next: "Apply 21 days before entry at the latest, with the report of the blood test.",
    form: "Application for entry from a rabies risk country",
    office: "Federal Food Safety and Veterinary Office",
  },
};
