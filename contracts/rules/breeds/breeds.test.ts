import { describe, expect, test } from "vitest";

import { compareNames } from "#contracts/core/fold.ts";
import { assess } from "#contracts/rules/assess.ts";
import { DESTINATIONS } from "#contracts/rules/destinations/all.ts";
import { judgeBreed } from "#contracts/rules/judge-breed.ts";
import { pet, stateOf, step, to } from "#contracts/rules/made-cases.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

import { OFTEN_REFUSED } from "./law.ts";
import { type Breed, breedNames, CAT_BREEDS, DOG_BREEDS } from "./names.ts";
import { resolveBreed } from "./resolve.ts";

const TODAY = "2027-01-05";

/** Every rule on breeds, with a country it is asked in. */
const LAWS = DESTINATIONS.flatMap(({ countries, rules }) =>
  rules.flatMap((rule) =>
    rule.requirement.kind === "breed"
      ? [
          {
            rule,
            id: rule.id,
            country: countries[0] ?? "",
            requirement: rule.requirement,
            law: rule.requirement.law,
            species: rule.applies.species[0] ?? "dog",
          },
        ]
      : [],
  ),
);

const judged = (breed: string, country: string, species: PetType = "dog", origin = "CA") =>
  assess(pet({ species, breed }), to(country, "2027-02-10", { origin }), TODAY);
const standing = (breed: string, country: string, species: PetType = "dog") => {
  const found = judged(breed, country, species);
  const ids = LAWS.filter((law) => law.country === country && law.species === species).map(({ id }) => id);
  const steps = ids.flatMap((id) => step(found, id) ?? []);
  return steps.map(({ state }) => state).toSorted()[0] ?? "done";
};

describe("[RULE-60] a breed that is refused", () => {
  test.for([
    ["XL American Bully", "GB"],
    ["American Bully XL", "GB"],
    ["APBT", "GB"],
    ["Pit-Bull", "GB"],
    ["red nose pitbull", "GB"],
    ["Tosa-Inu", "GB"],
    ["Fila", "GB"],
    ["Cane Corso", "AE"],
    ["Boerboel", "AE"],
    ["Staffordshire", "AE"],
    ["South African Mastiff", "AE"],
    ["AmStaff", "AE"],
    ["Wolf hybrid", "AE"],
    ["Bullterrier", "DE"],
    ["Bull-Terrier", "DE"],
    ["English Bull Terrier", "DE"],
    ["Staffie", "DE"],
    ["Pitbull mix", "DE"],
    ["Lab/Pit cross", "DE"],
    ["Czechoslovakian Vlčák", "AU"],
    ["Presa Canario", "AU"],
    ["husky x wolf", "AU"],
  ] as const)("%s → %s: not on this date, nor on any", ([breed, country]) => {
    const found = judged(breed, country);
    expect(found.verdict).toBe("may_not_on_this_date");
    expect(found.earliestDeparture).toBeNull();
    expect(standing(breed, country)).toBe("missing");
  });

  test.for([
    ["Bengal", "AU"],
    ["Savannah F5", "AU"],
  ] as const)("the cat %s → %s as well", ([breed, country]) => {
    expect(judged(breed, country, "cat").verdict).toBe("may_not_on_this_date");
  });
});

describe("[RULE-60] a breed that is not, or of which it is not sure", () => {
  test.for([
    ["Irish Wolfhound", "AU"],
    ["Irish Wolfhound", "AE"],
    ["French Bulldog", "GB"],
    ["Fox Terrier", "DE"],
    ["Labrador", "AE"],
    ["labradoodle", "GB"],
    ["Mixed", "GB"],
    ["Deutscher Schäferhund", "AU"],
  ] as const)("%s → %s is free", ([breed, country]) => {
    expect(standing(breed, country)).toBe("done");
  });

  test.for([
    ["Gooberhound", "GB"],
    ["dog", "AU"],
    ["Beagle, brown, 3 years", "AE"],
    ["terrier mix", "DE"],
    ["Rottweiler", "DE"],
    ["American Bully", "GB"],
  ] as const)("%s → %s asks a person", ([breed, country]) => {
    expect(standing(breed, country)).toBe("needs_review");
    const { verdict } = judged(breed, country);
    expect(verdict).not.toBe("may_travel");
  });

  test("what the table does not know is asked by its name", () => {
    const found = step(judged("Gooberhound", "GB"), "GB-9");
    expect(found?.reason).toContain("gooberhound");
    expect(stateOf(pet({ breed: undefined }), to("GB", "2027-02-10"), TODAY, "GB-9")).toBe("needs_review");
  });
});

describe("[RULE-60] where no law on breeds is held", () => {
  test("what three laws or more refuse is asked, and nothing else", () => {
    const refusedBy = (breed: string) =>
      new Set(
        LAWS.map(({ law }) => law).filter(({ entries }) =>
          entries.some((entry) => entry.standing === "refused" && entry.breeds.includes(breed)),
        ),
      ).size;
    const often = [...DOG_BREEDS, ...CAT_BREEDS]
      .map(({ name }) => name)
      .filter((name) => refusedBy(name) >= 3);
    expect(often.toSorted(compareNames)).toEqual(OFTEN_REFUSED.toSorted(compareNames));
  });

  test("a destination says so by itself, and one that has a law goes by it", () => {
    const ids = (breed: string, country: string) => judged(breed, country).steps.map(({ id }) => id);
    const isHeld = ({ rules }: (typeof DESTINATIONS)[number]) =>
      rules.some(
        ({ applies, requirement }) => requirement.kind === "breed" && applies.species.includes("dog"),
      );
    // From Canada to Canada no border is crossed.
    const foreign = DESTINATIONS.filter(({ countries }) => !countries.includes("CA"));
    for (const destination of foreign) {
      const [country = ""] = destination.countries;
      const asked = [ids("Pit Bull", country), ids("Beagle", country)].map((all) =>
        all.includes("breed-not-held"),
      );
      expect([country, ...asked]).toEqual([country, !isHeld(destination), false]);
    }
  });
});

describe("[RULE-61] names", () => {
  const breedsOf = (species: PetType): readonly Breed[] => (species === "cat" ? CAT_BREEDS : DOG_BREEDS);

  test("a name of many known words that ends in an unknown one is read in no time", () => {
    const { unknown, parents } = resolveBreed(`${"lab red ".repeat(24)}zzz`, "dog");
    expect([unknown.length, parents]).toEqual([1, []]);
  });

  test("a name stands for one breed alone", () => {
    for (const species of ["dog", "cat"] as const)
      for (const { name, aliases } of breedsOf(species))
        for (const said of [name, ...aliases])
          expect([said, resolveBreed(said, species)]).toEqual([
            said,
            { parents: [[name]], isCross: false, unknown: [], generation: null },
          ]);
  });

  test("the names to choose from are those of the species, each once and in order", () => {
    expect(breedNames("cat")).toContain("Maine Coon");
    for (const species of ["dog", "cat"] as const)
      expect(breedNames(species)).toEqual([...new Set(breedNames(species))].toSorted(compareNames));
    expect(breedNames("bird")).toEqual([]);
  });

  test("every breed a law names is in the table", () => {
    const known = new Set([...DOG_BREEDS, ...CAT_BREEDS].map(({ name }) => name));
    for (const { id, law } of LAWS)
      for (const { breeds } of law.entries)
        expect([id, breeds.filter((name) => !known.has(name))]).toEqual([id, []]);
  });

  test("renaming a breed through any alias or spelling never changes what a destination says", () => {
    const spelt = [
      (name: string) => name,
      (name: string) => name.toUpperCase(),
      (name: string) => name.replaceAll(" ", "-"),
      (name: string) => name.replaceAll(" ", ""),
      (name: string) => ` ${name.toLowerCase()}  `,
      (name: string) => name.split(" ").toReversed().join(" "),
    ];
    const said = (breed: string, { rule, requirement, species, country }: (typeof LAWS)[number]) =>
      judgeBreed(rule, requirement, {
        pet: pet({ species, breed }),
        journey: to(country, "2027-02-10"),
        today: TODAY,
      }).state;
    for (const species of ["dog", "cat"] as const) {
      const laws = LAWS.filter((law) => law.species === species);
      for (const { name, aliases } of breedsOf(species)) {
        const resolved = JSON.stringify(resolveBreed(name, species));
        const spellings = [name, ...aliases].flatMap((alias) => spelt.map((spell) => spell(alias)));
        // What resolves to the same is judged the same.
        const others = spellings.filter((breed) => JSON.stringify(resolveBreed(breed, species)) !== resolved);
        for (const law of laws)
          for (const breed of others)
            expect([law.id, breed, said(breed, law)]).toEqual([law.id, breed, said(name, law)]);
      }
    }
  });
});
