import { type BreedLaw, type LawEntry, type Standing, STANDINGS } from "./breeds/law.ts";
import { resolveBreed, type Resolved } from "./breeds/resolve.ts";
import type { Facts } from "./facts.ts";
import { blank } from "./open-step.ts";
import type { BreedRule, Rule } from "./rule.ts";
import type { Step } from "./types.ts";

/** Where a pet's breed stands with a destination; what the table of breeds does not know is asked, never free. */
export function judgeBreed(rule: Rule, { law }: BreedRule, facts: Facts): Step {
  const step: Step = { ...blank(rule, facts), asks: "pet" };
  const said = facts.pet.breed?.trim();
  if (!said) return asked(step, "The breed is not known: which is it, by its papers or by a vet?");
  const breed = resolveBreed(said, facts.pet.species);
  const found = worst(breed, law);
  if (found?.standing === "refused")
    return {
      ...step,
      state: "missing",
      isPossible: false,
      possibleFrom: null,
      reason: `${said}${named(said, found.name)} ${found.says}.${law.exemption ? ` ${law.exemption}` : ""}`,
    };
  if (breed.unknown.length > 0)
    return asked(
      step,
      `The table of breeds does not know “${breed.unknown.join(", ")}”: which breed is ${said}, by its papers or by a vet?`,
    );
  if (found?.standing === "asked" || found?.standing === "permit")
    return asked(
      step,
      `${said}${named(said, found.name)} ${found.says}${/[?.]$/.test(found.says) ? "" : "."}`,
    );
  if (breed.parents.length === 0 && !breed.isCross)
    return asked(step, `“${said}” names no breed: which is it, by its papers or by a vet?`);
  if (found) return { ...step, state: "done", reason: `${said}${named(said, found.name)} ${found.says}.` };
  return {
    ...step,
    state: "done",
    reason: breed.isCross
      ? `${said}: none of its parents is said to be of a breed that is refused or restricted. The border goes by what it sees.`
      : `${said} is not among the breeds that are refused or restricted.`,
  };
}

const asked = (step: Step, reason: string): Step => ({ ...step, state: "needs_review", reason });

/** The name by which the law knows it, where that is not what was said. */
const named = (said: string, name: string): string =>
  said.toLowerCase() === name.toLowerCase() ? "" : ` (${name})`;

type Found = { standing: Standing; name: string; says: string };

/** The strictest that the law says of the breed, or of one of the parents of a cross. */
function worst(breed: Resolved, law: BreedLaw): Found | undefined {
  return breed.parents
    .flatMap((candidates) => ofParent(candidates, breed, law) ?? [])
    .toSorted((a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing))[0];
}

/** One parent; where its name may be that of several breeds, and they stand differently, which one is asked. */
function ofParent(candidates: readonly string[], breed: Resolved, law: BreedLaw): Found | undefined {
  const found = candidates.map((name) => ofBreed(name, breed, law));
  const [first] = found;
  if (found.every((one) => one?.standing === first?.standing)) return first;
  return {
    standing: "asked",
    name: candidates.join(" or "),
    says: "may be one of several breeds, which are not treated alike: which one is it?",
  };
}

function ofBreed(name: string, breed: Resolved, law: BreedLaw): Found | undefined {
  const entries = law.entries.filter(({ breeds }) => breeds.includes(name));
  const [entry] = entries.toSorted((a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing));
  if (!entry) return undefined;
  const standing = standingOf(entry, breed);
  if (breed.isCross && law.crosses === "asked" && standing === "refused")
    return { standing: "asked", name, says: `${entry.says}: what does an expert say of the cross?` };
  return { standing, name, says: entry.says };
}

function standingOf({ standing, fromGeneration }: LawEntry, { generation }: Resolved): Standing {
  if (fromGeneration === undefined) return standing;
  return generation !== null && generation < fromGeneration ? standing : "permit";
}
