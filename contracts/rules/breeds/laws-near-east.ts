import {
  type BreedLaw,
  BULLIES,
  FIGHTING_FOUR,
  HYBRID_CATS,
  PIT_BULL_KIND,
  refused,
  WOLFDOGS,
} from "./law.ts";

export const UAE_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        ...PIT_BULL_KIND,
        "Staffordshire Bull Terrier",
        ...BULLIES,
        "Fila Brasileiro",
        "Dogo Argentino",
        "Tibetan Mastiff",
        "Boerboel",
        "Cane Corso",
        "Neapolitan Mastiff",
        "Dogue de Bordeaux",
        "Mastiff",
        "Bullmastiff",
        "Bully Kutta",
        "Spanish Mastiff",
        "Pyrenean Mastiff",
        "Tosa",
        "Presa Canario",
        ...WOLFDOGS,
      ],
      "may not be brought into the UAE",
    ),
    refused(
      ["Dobermann", "Rottweiler", "Bull Terrier", "Miniature Bull Terrier"],
      "is refused by some lists of the UAE and restricted by others",
    ),
    {
      standing: "asked",
      breeds: [
        "Boxer",
        "American Bulldog",
        "Bandog",
        "Ca de Bou",
        "Old English Bulldog",
        "Siberian Husky",
        "Shar Pei",
      ],
      says: "is on some lists of the emirates only: what does MOCCAE say of it?",
    },
  ],
  crosses: "as_parents",
  exemption: "Service animals may be exempt: ask MOCCAE with the training centre's paper.",
};

export const UAE_CATS: BreedLaw = {
  entries: [
    {
      standing: "asked",
      breeds: HYBRID_CATS,
      says: "is a hybrid, which the UAE is said not to admit: what does MOCCAE say of its generation?",
    },
  ],
  crosses: "as_parents",
};

export const ISRAEL_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        ...PIT_BULL_KIND,
        "Bull Terrier",
        "Staffordshire Bull Terrier",
        "Dogo Argentino",
        "Tosa",
        "Fila Brasileiro",
        "Rottweiler",
      ],
      "is a dangerous breed by the law of Israel, and may not be brought in",
    ),
    {
      standing: "asked",
      breeds: [...BULLIES, "Miniature Bull Terrier", "Bandog"],
      says: "may resemble a dangerous breed in looks and conduct: what do the Veterinary Services say?",
    },
  ],
  crosses: "as_parents",
  exemption: "The Veterinary Services may exempt a neutered dog that has lived with its owner for 18 months.",
};

export const QATAR_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        "American Staffordshire Terrier",
        "American Pit Bull Terrier",
        "Afghan Hound",
        "Boxer",
        "Bulldog",
        "Bullmastiff",
        "Bull Terrier",
        "Dobermann",
        "Great Dane",
        "Akita",
        "Pug",
        "Rottweiler",
        "Shar Pei",
        ...WOLFDOGS,
      ],
      "is on a list of breeds that Qatar refuses",
    ),
    {
      standing: "permit",
      breeds: [
        ...BULLIES,
        ...FIGHTING_FOUR,
        "Mastiff",
        "Cane Corso",
        "Boerboel",
        "German Shepherd Dog",
        "Staffordshire Bull Terrier",
      ],
      says: "is large or dangerous, for which the Ministry of the Interior has to agree: has it?",
    },
  ],
  crosses: "as_parents",
};

export const QATAR_CATS: BreedLaw = {
  entries: [
    {
      standing: "refused",
      breeds: HYBRID_CATS,
      says: "is a hybrid, which is said to be admitted from the fifth generation on, with papers",
      fromGeneration: 5,
    },
  ],
  crosses: "as_parents",
};

export const SAUDI_ARABIA_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        ...PIT_BULL_KIND,
        "Staffordshire Bull Terrier",
        "Bull Terrier",
        "Rottweiler",
        "Dobermann",
        "Boxer",
        "Akita",
        "Great Dane",
        "Newfoundland",
        "Leonberger",
        "Mastiff",
        "Bullmastiff",
        "Neapolitan Mastiff",
        "Hovawart",
      ],
      "is on a list of breeds that Saudi Arabia refuses",
    ),
  ],
  crosses: "as_parents",
};
