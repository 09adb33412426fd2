import type { BreedLaw } from "#contracts/rules/breeds/law.ts";
import type { RecordKind } from "#contracts/rules/record-kinds.ts";
import type {
  AgeRule,
  Applies,
  CategoryRule,
  EventRule,
  RabiesChain,
  ResidenceRule,
  Rule,
} from "#contracts/rules/rule.ts";
import type { Doer, Source } from "#contracts/rules/types.ts";

import { BIRD, CAT, DOG, DOG_CAT, review, rule, SMALL_AND_COLD } from "./writing.ts";

// What most destinations ask for, each written in a line.

type Which = Partial<Omit<Applies, "species">>;

/** A paper or a notice, in a window before the anchor. */
export function paper(
  id: string,
  title: string,
  record: RecordKind,
  window: Omit<EventRule, "kind" | "record">,
  source: Source,
  more: { doer?: Doer; applies?: Which; species?: Applies["species"] } = {},
): Rule {
  return rule({
    id,
    title,
    doer: more.doer ?? "company",
    applies: { species: more.species ?? DOG_CAT, ...more.applies },
    requirement: { kind: "event", record, ...window },
    source,
  });
}

type Whose = { species?: Applies["species"]; applies?: Which };

/** So old at the anchor. */
export function age(
  id: string,
  title: string,
  asked: Omit<AgeRule, "kind">,
  source: Source,
  more: Whose = {},
): Rule {
  return rule({
    id,
    title,
    applies: { species: more.species ?? DOG_CAT, ...more.applies },
    requirement: { kind: "age", ...asked },
    source,
  });
}

/** So long in countries of a list, or in the one it comes from. */
export function residence(
  id: string,
  title: string,
  asked: Omit<ResidenceRule, "kind">,
  source: Source,
  more: Whose & Pick<Rule, "way"> = {},
): Rule {
  return rule({
    id,
    title,
    doer: "company",
    applies: { species: more.species ?? DOG_CAT, ...more.applies },
    requirement: { kind: "residence", ...asked },
    source,
    ...(more.way && { way: more.way }),
  });
}

type Vaccination = {
  id: string;
  title: string;
  anchor: RabiesChain["anchor"];
  dose: RabiesChain["dose"];
  sample?: RabiesChain["sample"];
  sampleTitle?: string;
  secondDose?: RabiesChain["secondDose"];
  species?: Applies["species"];
  applies?: Which;
  chip?: RabiesChain["chip"];
  /** What is asked of the chip alone, where that stands elsewhere. */
  chipSource?: Source;
};

/** An ISO chip, the rabies doses after it, and the sample where one is asked for. */
export function vaccination(prefix: string, of: Vaccination, source: Source): Rule {
  return rule({
    id: of.id,
    title: of.title,
    applies: { species: of.species ?? DOG_CAT, ...of.applies },
    requirement: {
      kind: "rabies-chain",
      anchor: of.anchor,
      chip: of.chip ?? { iso: "required", beforeDose: true },
      dose: of.dose,
      ...(of.secondDose && { secondDose: of.secondDose }),
      ...(of.sample && { sample: of.sample }),
      ids: {
        chip: `${prefix}-chip`,
        dose: of.sample ? `${of.id}-dose` : of.id,
        second: `${of.id}-second`,
        sample: `${of.id}-sample`,
      },
      titles: {
        chip: "ISO microchip",
        dose: of.title,
        second: "Second rabies vaccination",
        sample: of.sampleTitle ?? "Rabies blood sample",
      },
      ...(of.chipSource && { sources: { chip: of.chipSource } }),
    },
    source,
  });
}

type ChipAlone = {
  id: string;
  title: string;
  anchor: RabiesChain["anchor"];
  species?: Applies["species"];
  applies?: Which;
  chip?: Partial<Omit<RabiesChain["chip"], "beforeDose">>;
};

/** A chip and no dose: the day it was implanted is nobody's business. */
export function chipOnly(stepId: string, of: ChipAlone, source: Source): Rule {
  return rule({
    id: of.id,
    title: of.title,
    applies: { species: of.species ?? DOG_CAT, ...of.applies },
    requirement: {
      kind: "rabies-chain",
      anchor: of.anchor,
      chip: { iso: "required", ...of.chip, beforeDose: false },
      isChipOnly: true,
      dose: { wait: { days: 0 } },
      ids: { chip: stepId, dose: of.id },
      titles: { chip: of.title, dose: of.title },
    },
    source,
  });
}

/** Where breeds stand with a destination. */
export function breeds(id: string, species: "dog" | "cat", law: BreedLaw, source: Source): Rule {
  return rule({
    id,
    title: species === "dog" ? "Breed that is not refused" : "No hybrid that is refused",
    doer: "company",
    applies: { species: species === "dog" ? DOG : CAT },
    requirement: { kind: "breed", law },
    source,
    // What is only common knowledge says nothing of the breeds it does not name.
    ...(source.confidence === "general" && { onlyIfFound: true }),
  });
}

/** Which of the authority's categories the origin stands in: the steps beside it go by that. */
export function category(
  id: string,
  of: CategoryRule["of"],
  otherwise: string,
  source: Source,
  more: { species?: Applies["species"]; isOfStays?: boolean; title?: string } = {},
): Rule {
  return rule({
    id,
    title: more.title ?? "Category of the country of origin",
    doer: "company",
    applies: { species: more.species ?? DOG_CAT },
    requirement: { kind: "category", of, otherwise, ...(more.isOfStays && { isOfStays: true }) },
    source,
  });
}

/** Whether the dogs of a country need the treatment at all. */
export const tapewormList = (id: string, source: Source): Rule =>
  category(
    id,
    [{ list: "tapeworm_free", name: "free of the tapeworm, so no treatment" }],
    "not free of the tapeworm: a treatment is asked for.",
    source,
    { species: DOG, title: "Tapeworm in the country of origin" },
  );

/** For a destination of which only the outline is certain: a person looks at every journey to it. */
export function outline(prefix: string, name: string, unsure: string, source: Source): Rule {
  return review(
    `${prefix}-outline`,
    `${name} is held in outline: a person looks`,
    DOG_CAT,
    `Only the outline of these rules is certain. ${unsure}`,
    source,
  );
}

export function otherSpecies(prefix: string, into: string, hint: string, source: Source): Rule {
  return review(
    `${prefix}-others`,
    `Other species into ${into}`,
    [...BIRD, "ferret", ...SMALL_AND_COLD],
    hint,
    source,
  );
}
