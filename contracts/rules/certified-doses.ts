import type { Judged } from "./alternatives.ts";
import { latest } from "./calendar.ts";
import type { Facts } from "./facts.ts";
import { nameOf } from "./papers.ts";
import { validUntilOf } from "./rabies.ts";
import type { RecordKind } from "./record-kinds.ts";
import type { Evidence, Step } from "./types.ts";

/** They are written about the vaccinations of their day. */
const CERTIFICATES: readonly RecordKind[] = [
  "animal_health_certificate",
  "health_certificate",
  "commercial_certificate",
  "export_inspection",
];

/**
 * Where a vaccination is asked for, a certificate tells the border until when it is valid: of a booster that came after
 * it nobody at the border reads anything.
 */
export function withCertifiedDoses(judged: readonly Judged[], facts: Facts): Judged[] {
  const isAsked = judged.some(({ steps }) => steps.some(({ asks }) => asks === "vaccination"));
  return isAsked
    ? judged.map(({ rule, steps }) => ({ rule, steps: steps.map((step) => ifCertified(step, facts)) }))
    : [...judged];
}

function ifCertified(step: Step, { pet, journey }: Facts): Step {
  const paper = step.evidence?.find(({ kind }) => isOwnCertificate(kind, step));
  const issuedOn = paper?.on ?? null;
  if (!paper || issuedOn === null || (step.state !== "done" && step.state !== "planned")) return step;
  const until = (doses: typeof pet.rabiesDoses) => latest(...doses.map((dose) => validUntilOf(dose)));
  const told = until(pet.rabiesDoses.filter(({ givenOn }) => givenOn <= issuedOn));
  if (told >= journey.arrival || until(pet.rabiesDoses) < journey.arrival) return step;
  const name = nameOf(step.papers[0] ?? "health_certificate");
  return {
    ...step,
    state: "wrongly_timed",
    reason:
      told === "0000-01-01"
        ? `The ${name} of ${issuedOn} is from before any rabies dose on record: have it issued again.`
        : `The ${name} of ${issuedOn} tells of a rabies cover until ${told}, before the arrival: have it issued again, with the booster.`,
  };
}

const isOwnCertificate = (kind: Evidence["kind"], { papers }: Step): boolean =>
  CERTIFICATES.some((one) => one === kind && papers.includes(one));
