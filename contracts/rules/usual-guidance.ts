import { isForSomebody } from "./open-step.ts";
import type { Guidance, Step } from "./types.ts";

/** What to do next about a step of which its destination says nothing of its own, by who does it. */
export function usualGuidance(step: Step): Guidance | undefined {
  const { papers, source, doer } = step;
  const office = source?.authority;
  if (doer === "vet" || doer === "laboratory")
    return { next: "Have a vet see to it on a day that counts, and keep the paper." };
  if (papers.length === 0)
    return isForSomebody(step) ? { next: "Ask the authority before anything is booked.", office } : undefined;
  return doer === "official_vet"
    ? {
        next: "Have it issued or endorsed on a day that counts.",
        office: "Official vet of the country of departure",
      }
    : { next: "Book it, apply for it or give notice in time, and keep the answer.", office };
}
