import { type BreedLaw, refused } from "./law.ts";

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
