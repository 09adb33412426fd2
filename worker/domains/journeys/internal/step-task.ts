import type { RecordKind } from "#contracts/rules/record-kinds.ts";
import type { Doer, Step } from "#contracts/rules/types.ts";
import type { ActionType, AssigneeRole } from "#contracts/workflows/shapes.ts";

/** Owners take their pets to vets and bring the paper; the rest is the company's. */
const ROLE_OF = {
  owner: "customer",
  vet: "customer",
  official_vet: "customer",
  laboratory: "customer",
  company: "team",
  authority: "team",
} as const satisfies Record<Doer, AssigneeRole>;

const ACTION_OF: Partial<Record<RecordKind, ActionType>> = {
  rabies_certificate: "rabies-cert",
  import_permit: "import-form",
  cdc_import_form: "import-form",
  core_vaccines: "vaccination-cert",
  canine_influenza_course: "vaccination-cert",
  leptospira_vaccine_or_test: "vaccination-cert",
};

export const roleOf = (doer: Doer): AssigneeRole => ROLE_OF[doer];

/** The task's widget: what the owner uploads, or the company's own check. */
export function actionOf({ doer, papers }: Pick<Step, "doer" | "papers">): ActionType {
  if (roleOf(doer) === "team") return "approval";
  const [paper] = papers;
  if (paper === undefined) return "microchip-form";
  return ACTION_OF[paper] ?? "health-cert";
}
