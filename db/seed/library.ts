import type { LibraryCategory, LibraryDifficulty } from "#contracts/templates/shapes.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

import { templateId } from "./templates.ts";
import type { WorkflowKey } from "./workflows.ts";
import { add, type World } from "./world.ts";

type LibraryRow = {
  name: string;
  text: string;
  part: LibraryCategory;
  country: string;
  /** Destination and typical origin, as the travel rules know them. */
  rules: readonly [country: string, origin: string];
  for: readonly PetType[];
  /** What the company asks for beyond the rules. */
  adds?: readonly string[];
  days: string;
  difficulty: LibraryDifficulty;
  used: number;
  workflow?: WorkflowKey;
};

/** One documentation template a line. Days are those of the paperwork; waiting times stand in the text. */
// oxfmt-ignore
const LIBRARY: readonly LibraryRow[] = [
  { name: "United Kingdom: dogs", text: "Papers for a dog from a listed country, with the tapeworm treatment one to five days before landing.", part: "Europe", country: "United Kingdom", rules: ["GB", "US"], for: ["dog"], days: "14-21", difficulty: "Medium", used: 214, workflow: "dogsUk" },
  { name: "United Kingdom: cats and ferrets", text: "As for dogs, without the tapeworm treatment.", part: "Europe", country: "United Kingdom", rules: ["GB", "US"], for: ["cat", "ferret"], days: "14-21", difficulty: "Easy", used: 97, workflow: "catsUk" },
  { name: "Germany: dogs, cats, ferrets", text: "Non-commercial entry from a listed country with an EU animal health certificate.", part: "Europe", country: "Germany", rules: ["DE", "US"], for: ["dog", "cat", "ferret"], adds: ["Owner declaration"], days: "10-20", difficulty: "Medium", used: 163, workflow: "eu" },
  { name: "France: dogs, cats, ferrets", text: "The same certificate in French and English; category 1 dogs are refused.", part: "Europe", country: "France", rules: ["FR", "US"], for: ["dog", "cat", "ferret"], adds: ["Owner declaration"], days: "10-20", difficulty: "Medium", used: 121, workflow: "eu" },
  { name: "USA: dogs from low-risk countries", text: "Six months old, chipped, healthy, and with the receipt of the CDC form.", part: "North America", country: "USA", rules: ["US", "GB"], for: ["dog"], days: "7-14", difficulty: "Easy", used: 246, workflow: "usa" },
  { name: "USA: dogs from high-risk countries", text: "Endorsed certification, titer and a reservation at the airport of arrival; the titer alone takes 58 days from the vaccination.", part: "North America", country: "USA", rules: ["US", "IN"], for: ["dog"], days: "30-45", difficulty: "Complex", used: 41, workflow: "usaHighRisk" },
  { name: "Canada: dogs and cats", text: "A rabies certificate in English or French; no waiting time, no chip, no permit for pets of three months and more.", part: "North America", country: "Canada", rules: ["CA", "GB"], for: ["dog", "cat"], adds: ["Health certificate for the airline"], days: "7-14", difficulty: "Easy", used: 88 },
  { name: "Japan: dogs and cats", text: "Two vaccinations, titer, notice 40 days ahead. The blood draw lies 180 days before arrival.", part: "Asia", country: "Japan", rules: ["JP", "US"], for: ["dog", "cat"], days: "30-45", difficulty: "Complex", used: 64, workflow: "japan" },
  { name: "United Arab Emirates: dogs and cats", text: "Permit first, then the flight; at most two pets a person and year.", part: "Asia", country: "United Arab Emirates", rules: ["AE", "GB"], for: ["dog", "cat"], days: "21-30", difficulty: "Medium", used: 73, workflow: "uae" },
  { name: "Australia: group 3 countries", text: "Import permit and quarantine at Mickleham; the blood sample reaches the laboratory 180 days before export.", part: "Oceania", country: "Australia", rules: ["AU", "GB"], for: ["dog", "cat"], days: "30-45", difficulty: "Complex", used: 52, workflow: "australia" },
  { name: "Brazil: dogs and cats", text: "An international veterinary certificate, valid for 60 days; no permit and no titer.", part: "South America", country: "Brazil", rules: ["BR", "US"], for: ["dog", "cat"], days: "14-28", difficulty: "Medium", used: 37, workflow: "brazil" },
  { name: "South Africa: dogs", text: "Import permit and five blood tests; cats need the permit and the vaccination only.", part: "Africa", country: "South Africa", rules: ["ZA", "GB"], for: ["dog"], days: "30-45", difficulty: "Complex", used: 29, workflow: "southAfrica" },
];

export function addLibrary(world: World): void {
  for (const [index, row] of LIBRARY.entries()) {
    add(world, "libraryTemplates", {
      name: row.name,
      description: row.text,
      category: row.part,
      destinationCountry: row.country,
      requirements: [...(row.adds ?? [])],
      country: row.rules[0],
      origin: row.rules[1],
      species: [...row.for],
      estimatedTime: row.days,
      difficulty: row.difficulty,
      usageCount: row.used,
      templateId: row.workflow ? templateId(row.workflow) : null,
      createdAt: world.clock.at(-330 + index * 7, "14:00"),
    });
  }
}
