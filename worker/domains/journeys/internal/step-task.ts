import type { RecordKind } from "#contracts/rules/record-kinds.ts";
import type { Doer, Step, StepAsks } from "#contracts/rules/types.ts";
import type { ActionType, AssigneeRole } from "#contracts/workflows/shapes.ts";
import { PLAIN_ACTION } from "#contracts/workflows/terms.ts";

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

/** What only a paper shows, whichever it is. */
const SHOWN_BY_PAPER: ReadonlySet<StepAsks> = new Set(["microchip", "vaccination", "sample", "record"]);

export const roleOf = (doer: Doer): AssigneeRole => ROLE_OF[doer];

/** The task's widget: what the owner uploads, or what somebody does and ticks off. */
export function actionOf({ doer, papers, asks }: Pick<Step, "doer" | "papers" | "asks">): ActionType {
  if (roleOf(doer) === "team") return PLAIN_ACTION;
  const [paper] = papers;
  if (paper === undefined) return asks && SHOWN_BY_PAPER.has(asks) ? "microchip-form" : PLAIN_ACTION;
  return ACTION_OF[paper] ?? "health-cert";
}
