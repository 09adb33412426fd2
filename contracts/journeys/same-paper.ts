import { fold } from "#contracts/core/fold.ts";
import { nameOf } from "#contracts/rules/papers.ts";
import type { RecordKind } from "#contracts/rules/record-kinds.ts";
import type { Step } from "#contracts/rules/types.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";

type Asked = Pick<Step, "title" | "papers" | "asks">;

/** A task as it may mean the paper of a step. */
export type PaperTask = {
  readonly title: string;
  readonly actionType: ActionType;
  /** What it is called where it is uploaded. */
  readonly documentName: string | null;
  readonly requiredPapers: readonly string[];
};

/** Kinds of action that may mean such a paper; their titles say which. */
const KINDS_OF: Partial<Record<ActionType, readonly RecordKind[]>> = {
  "rabies-cert": ["rabies_certificate"],
  "import-form": ["import_permit", "cdc_import_form"],
  "health-cert": ["animal_health_certificate", "health_certificate"],
  "vaccination-cert": ["core_vaccines", "canine_influenza_course", "leptospira_vaccine_or_test"],
};

/**
 * Whether a task means the same paper as a step of the rules: `sure` where it is called as the paper or the step is,
 * `maybe` where its name or its kind may mean it and a person has to say so. Money, signatures and forms are no papers.
 */
export function samePaper(step: Asked, task: PaperTask): "sure" | "maybe" | null {
  const widget = WIDGET_OF[task.actionType];
  if (widget !== "upload" && widget !== "do") return null;
  const names = [task.title, task.documentName ?? "", ...task.requiredPapers].map(plain);
  const wanted = [step.title, ...papersOf(step).map(nameOf)].map(plain);
  if (names.some((name) => wanted.includes(name))) return "sure";
  const isNamed = names.some((name) => wanted.some((one) => ` ${name} `.includes(` ${one} `)));
  return isNamed || isOfKind(step, task) ? "maybe" : null;
}

/** The certificate of a vaccination does not bear the blood sample that follows it. */
const papersOf = ({ papers, asks }: Asked) =>
  papers.filter((paper) => paper !== "rabies_certificate" || asks !== "sample");

function isOfKind(step: Asked, { actionType }: PaperTask): boolean {
  if (actionType === "microchip-form") return step.asks === "microchip" || step.asks === "vaccination";
  return papersOf(step).some((paper) => KINDS_OF[actionType]?.includes(paper));
}

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
