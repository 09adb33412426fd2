import { type BreedLaw, FIGHTING_FOUR, refused, WOLFDOGS } from "./law.ts";

/** Dangerous Dogs Act 1991: five types, and crosses that look like one. */
export const GREAT_BRITAIN_DOGS: BreedLaw = {
  entries: [
    refused(
      ["American Pit Bull Terrier", "Tosa", "Dogo Argentino", "Fila Brasileiro", "XL American Bully"],
      "is banned in Great Britain",
    ),
    {
      standing: "asked",
      breeds: ["American Bully", "American Staffordshire Terrier", "Bandog"],
      says: "is judged by its looks and measures there, as a pit bull terrier or an XL Bully may be: which type is it, by a vet's measuring?",
    },
    {
      standing: "permit",
      breeds: ["Wolf Hybrid", "American Wolfdog"],
      says: "may need a dangerous wild animal licence, by its distance from the wolf",
    },
  ],
  crosses: "as_parents",
  exemption: "Only a dog with a valid Certificate of Exemption comes in.",
};

/** Federal ban on bringing in; the Länder add their own. */
export const GERMANY_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        "American Pit Bull Terrier",
        "American Staffordshire Terrier",
        "Staffordshire Bull Terrier",
        "Bull Terrier",
      ],
      "may not be brought into Germany (HundVerbrEinfG), nor its crosses",
    ),
    {
      standing: "permit",
      breeds: ["Bandog", "Tosa"],
      says: "may only be brought in where the Land of destination does not refuse it; Bayern does: ask the Land's authority for the right to keep it",
    },
    {
      standing: "permit",
      breeds: [
        "Alano Espanol",
        "American Bulldog",
        "American Bully",
        "XL American Bully",
        "Bullmastiff",
        "Miniature Bull Terrier",
        "Cane Corso",
        "Dogo Argentino",
        "Dogue de Bordeaux",
        "Fila Brasileiro",
        "Mastiff",
        "Spanish Mastiff",
        "Neapolitan Mastiff",
        "Ca de Bou",
        "Presa Canario",
        "Rottweiler",
      ],
      says: "is on the list of some Länder (Bayern, Baden-Württemberg, Brandenburg, Hamburg, Hessen, Nordrhein-Westfalen among them), which ask for a permit or a test of temperament: which Land does it go to?",
    },
    {
      standing: "permit",
      breeds: ["Dobermann", "Kangal", "Caucasian Shepherd Dog"],
      says: "is on the list of Hamburg, Hessen or Brandenburg: which Land does it go to?",
    },
  ],
  crosses: "as_parents",
  exemption: "Assistance and rescue dogs, and dogs that return, may be let in by the Land.",
};

/** Category 1 has no studbook: with one recognised in France the dog is of category 2, and comes in. */
export const FRANCE_DOGS: BreedLaw = {
  entries: [
    refused(
      ["American Pit Bull Terrier", "Boerboel"],
      "is a dog of category 1 in France, which may not be brought in",
    ),
    {
      standing: "permit",
      breeds: ["American Staffordshire Terrier", "Tosa", "Mastiff"],
      says: "is of category 1, and refused, without a pedigree of a recognised studbook; with it, of category 2: a permit to keep it, muzzle and leash. Is there a pedigree?",
    },
    {
      standing: "permit",
      breeds: ["Rottweiler"],
      says: "is a dog of category 2: a permit to keep it, muzzle and leash",
    },
    {
      standing: "asked",
      breeds: ["XL American Bully", "American Bully", "Bandog"],
      says: "is judged by its looks there, and may be taken for category 1: what does a French vet's diagnosis say?",
    },
  ],
  crosses: "asked",
};

export const DENMARK_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        "American Pit Bull Terrier",
        "Tosa",
        "American Staffordshire Terrier",
        "Fila Brasileiro",
        "Dogo Argentino",
        "American Bulldog",
        "Boerboel",
        "Kangal",
        "Central Asian Shepherd Dog",
        "Caucasian Shepherd Dog",
        "South Russian Shepherd Dog",
        "Tornjak",
        "Sarplaninac",
      ],
      "is one of the thirteen breeds that Denmark bans since 1 July 2010",
    ),
    {
      standing: "asked",
      breeds: ["XL American Bully", "American Bully", "Staffordshire Bull Terrier", "Anatolian Shepherd Dog"],
      says: "may be taken for a banned breed there unless its papers show otherwise: which papers show its breed?",
    },
  ],
  crosses: "as_parents",
};

/** Control of Dogs Regulations 1998. */
export const IRELAND_DOGS: BreedLaw = {
  entries: [
    refused(["XL American Bully"], "may not be brought into Ireland, from 1 October 2024 on"),
    {
      standing: "terms",
      breeds: [
        "American Pit Bull Terrier",
        "Bull Terrier",
        "Staffordshire Bull Terrier",
        "Bullmastiff",
        "Dobermann",
        "German Shepherd Dog",
        "Rhodesian Ridgeback",
        "Rottweiler",
        "Akita",
        "Tosa",
        "Bandog",
      ],
      says: "is restricted in Ireland: muzzled in public, on a lead of at most two metres, led by somebody over 16",
    },
    {
      standing: "asked",
      breeds: ["American Bully"],
      says: "is an XL Bully if it is of that size: which type is it, by a vet's measuring?",
    },
  ],
  crosses: "as_parents",
};

export const NORWAY_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        "American Pit Bull Terrier",
        "American Staffordshire Terrier",
        "Fila Brasileiro",
        "Tosa",
        "Dogo Argentino",
        ...WOLFDOGS,
      ],
      "is banned in Norway, and so is any cross of it, in any proportion",
    ),
    {
      standing: "asked",
      breeds: ["XL American Bully", "American Bully"],
      says: "may be taken for a pit bull terrier there: which papers show its breed?",
    },
  ],
  crosses: "as_parents",
};

/** Regulation 200/2020, article 14. */
export const ICELAND_DOGS: BreedLaw = {
  entries: [
    refused(
      [
        "American Pit Bull Terrier",
        "Staffordshire Bull Terrier",
        "American Staffordshire Terrier",
        "American Bulldog",
        "Fila Brasileiro",
        "Tosa",
        "Dogo Argentino",
        ...WOLFDOGS,
      ],
      "may not be brought into Iceland",
    ),
    refused(
      ["Cane Corso", "Presa Canario", "Boerboel"],
      "has been refused in Iceland, and was proposed for its list in 2021",
    ),
    {
      standing: "asked",
      breeds: ["Bull Terrier", "Miniature Bull Terrier", "XL American Bully", "American Bully"],
      says: "has been refused in Iceland before, by decision in the single case: what does MAST say of this dog?",
    },
  ],
  crosses: "as_parents",
};

/** The cantons decide; the Federation refuses cropped ears and docked tails alone. */
export const SWITZERLAND_DOGS: BreedLaw = {
  entries: [
    {
      standing: "permit",
      breeds: [
        "American Pit Bull Terrier",
        "American Staffordshire Terrier",
        "Staffordshire Bull Terrier",
        "Bull Terrier",
        "Bandog",
        "Basicdog",
      ],
      says: "may not be kept in Zürich, nor in Genf or Wallis, and needs a permit in Aargau, Basel, Solothurn and others: which canton does it go to?",
    },
    {
      standing: "permit",
      breeds: [
        "Dogo Argentino",
        "Fila Brasileiro",
        "Tosa",
        "Mastiff",
        "Spanish Mastiff",
        "Neapolitan Mastiff",
        "Presa Canario",
        "Boerboel",
        "Bullmastiff",
        "Cane Corso",
        "Dogue de Bordeaux",
        "Thai Ridgeback",
      ],
      says: "is refused in Genf or Wallis, and needs a permit in other cantons: which canton does it go to?",
    },
    {
      standing: "permit",
      breeds: ["Rottweiler", "Dobermann", "American Bulldog", "American Bully", "XL American Bully"],
      says: "needs a permit in Aargau, Basel, Solothurn or Wallis, among others: which canton does it go to?",
    },
  ],
  crosses: "as_parents",
};

/** Often cropped or docked, which Switzerland refuses but for a holiday or a household that moves. */
export const SWITZERLAND_CROPPED: BreedLaw = {
  entries: [
    {
      standing: "asked",
      breeds: [
        "Dobermann",
        "Boxer",
        "Rottweiler",
        "Great Dane",
        "Giant Schnauzer",
        "Standard Schnauzer",
        "Miniature Schnauzer",
        "Cane Corso",
        "Miniature Pinscher",
        "American Staffordshire Terrier",
        "American Pit Bull Terrier",
      ],
      says: "is often cropped or docked, and then refused but for a holiday or a household that moves: are ears and tail whole?",
    },
  ],
  crosses: "asked",
};

/** Law 5199 as amended in 2021, and what was told of it. */
export const TURKIYE_DOGS: BreedLaw = {
  entries: [
    refused(
      ["American Pit Bull Terrier", ...FIGHTING_FOUR.slice(0, 3), "American Staffordshire Terrier"],
      "may not be brought into Türkiye",
    ),
    {
      standing: "asked",
      breeds: ["American Bully", "XL American Bully", "Bull Terrier", "Staffordshire Bull Terrier"],
      says: "may be among the dangerous breeds of Türkiye: what does the ministry say of it?",
    },
  ],
  crosses: "as_parents",
};
