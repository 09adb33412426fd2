import { type BreedLaw, FIGHTING_FOUR, PIT_BULL_KIND, refused, WOLFDOGS } from "./law.ts";

const BULLIES = ["American Bully", "XL American Bully"] as const;

export const AUSTRALIA_DOGS: BreedLaw = {
  entries: [
    refused(["American Pit Bull Terrier", ...FIGHTING_FOUR], "may not be brought into Australia"),
    refused(WOLFDOGS, "is a cross of a dog and a wild animal, which may not be brought into Australia"),
    {
      standing: "asked",
      breeds: ["American Staffordshire Terrier", ...BULLIES],
      says: "may be taken for a pit bull terrier: which papers show its breed?",
    },
    {
      standing: "asked",
      breeds: ["Dingo", "Coyote", "Tamaskan"],
      says: "is or may be a cross with a wild animal: what does the department say?",
    },
  ],
  crosses: "as_parents",
};

export const AUSTRALIA_CATS: BreedLaw = {
  entries: [
    refused(["Savannah", "Safari", "Chausie", "Bengal"], "may not be brought into Australia"),
    refused(
      ["Caracat", "Serval Hybrid", "Cheetoh", "Jungle Curl"],
      "is a cross with a wild cat, which may not be brought into Australia",
    ),
  ],
  crosses: "as_parents",
};

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
