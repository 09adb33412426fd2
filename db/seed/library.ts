import type { LibraryCategory, LibraryDifficulty } from "#contracts/templates.ts";

import { templateId } from "./templates.ts";
import type { WorkflowKey } from "./workflows.ts";
import { add, type World } from "./world.ts";

type LibraryRow = {
  name: string;
  text: string;
  part: LibraryCategory;
  country: string;
  needs: readonly string[];
  days: string;
  difficulty: LibraryDifficulty;
  used: number;
  workflow?: WorkflowKey;
};

/** One documentation template a line. Days are those of the paperwork; waiting times stand in the text. */
// oxfmt-ignore
const LIBRARY: readonly LibraryRow[] = [
  { name: "United Kingdom: dogs", text: "Papers for a dog from a listed country, with the tapeworm treatment one to five days before landing.", part: "Europe", country: "United Kingdom", needs: ["Microchip (ISO 11784/11785)", "Rabies vaccination, 21 days before entry", "GB pet health certificate, within 10 days", "Tapeworm treatment, 24 to 120 hours before entry", "Approved route, as manifest cargo by air"], days: "14-21", difficulty: "Medium", used: 214, workflow: "dogsUk" },
  { name: "United Kingdom: cats and ferrets", text: "As for dogs, without the tapeworm treatment.", part: "Europe", country: "United Kingdom", needs: ["Microchip (ISO 11784/11785)", "Rabies vaccination, 21 days before entry", "GB pet health certificate, within 10 days"], days: "14-21", difficulty: "Easy", used: 97, workflow: "catsUk" },
  { name: "Germany: dogs, cats, ferrets", text: "Non-commercial entry from a listed country with an EU animal health certificate.", part: "Europe", country: "Germany", needs: ["Microchip before the vaccination", "Rabies vaccination, 21 days before entry", "EU animal health certificate, within 10 days", "Owner declaration", "Breed check for restricted dogs"], days: "10-20", difficulty: "Medium", used: 163, workflow: "eu" },
  { name: "France: dogs, cats, ferrets", text: "The same certificate in French and English; category 1 dogs are refused.", part: "Europe", country: "France", needs: ["Microchip before the vaccination", "Rabies vaccination, 21 days before entry", "EU animal health certificate, within 10 days", "Owner declaration"], days: "10-20", difficulty: "Medium", used: 121, workflow: "eu" },
  { name: "USA: dogs from low-risk countries", text: "Six months old, chipped, healthy, and with the receipt of the CDC form.", part: "North America", country: "USA", needs: ["Microchip", "CDC Dog Import Form receipt", "Proof of age: six months or older"], days: "7-14", difficulty: "Easy", used: 246, workflow: "usa" },
  { name: "USA: dogs from high-risk countries", text: "Endorsed certification, titer and a reservation at the airport of arrival; the titer alone takes 58 days from the vaccination.", part: "North America", country: "USA", needs: ["Microchip before the vaccination", "Certification of Foreign Rabies Vaccination and Microchip", "Rabies titer from a CDC-approved laboratory", "Reservation at an animal care facility", "CDC Dog Import Form receipt", "Arrival by air at that airport"], days: "30-45", difficulty: "Complex", used: 41, workflow: "usaHighRisk" },
  { name: "Canada: dogs and cats", text: "A rabies certificate in English or French; no waiting time, no chip, no permit for pets of three months and more.", part: "North America", country: "Canada", needs: ["Rabies certificate with product, serial number and validity", "Health certificate for the airline"], days: "7-14", difficulty: "Easy", used: 88 },
  { name: "Japan: dogs and cats", text: "Two vaccinations, titer, notice 40 days ahead. The blood draw lies 180 days before arrival.", part: "Asia", country: "Japan", needs: ["Microchip before the first vaccination", "Two rabies vaccinations, 30 days apart", "Rabies titer of at least 0.5 IU/ml", "180 days from the blood draw", "Advance notification, 40 days", "Clinical inspection within 10 days", "Form AC, endorsed"], days: "30-45", difficulty: "Complex", used: 64, workflow: "japan" },
  { name: "United Arab Emirates: dogs and cats", text: "Permit first, then the flight; at most two pets a person and year.", part: "Asia", country: "United Arab Emirates", needs: ["Import permit", "Microchip", "Rabies vaccination, 21 days before arrival", "Parasite treatment within 14 days", "Endorsed health certificate"], days: "21-30", difficulty: "Medium", used: 73, workflow: "uae" },
  { name: "Australia: group 3 countries", text: "Import permit and quarantine at Mickleham; the blood sample reaches the laboratory 180 days before export.", part: "Oceania", country: "Australia", needs: ["Microchip and identity check", "RNATT of at least 0.5 IU/ml", "Import permit from BICON", "Quarantine booking in Melbourne", "Two worming treatments, tick treatment without a gap", "Leishmania and Brucella tests (dogs)", "Final examination within 5 days"], days: "30-45", difficulty: "Complex", used: 52, workflow: "australia" },
  { name: "Brazil: dogs and cats", text: "An international veterinary certificate, valid for 60 days; no permit and no titer.", part: "South America", country: "Brazil", needs: ["Rabies vaccination, 21 days after a first dose", "Parasite treatments within 15 days of the certificate", "International veterinary certificate, endorsed"], days: "14-28", difficulty: "Medium", used: 37, workflow: "brazil" },
  { name: "South Africa: dogs", text: "Import permit and five blood tests; cats need the permit and the vaccination only.", part: "Africa", country: "South Africa", needs: ["Veterinary import permit", "Rabies vaccination within 12 months", "Five blood tests", "Endorsed health certificate"], days: "30-45", difficulty: "Complex", used: 29, workflow: "southAfrica" },
];

export function addLibrary(world: World): void {
  for (const [index, row] of LIBRARY.entries()) {
    add(world, "libraryTemplates", {
      name: row.name,
      description: row.text,
      category: row.part,
      destinationCountry: row.country,
      requirements: [...row.needs],
      estimatedTime: row.days,
      difficulty: row.difficulty,
      usageCount: row.used,
      templateId: row.workflow ? templateId(row.workflow) : null,
      createdAt: world.clock.at(-330 + index * 7, "14:00"),
    });
  }
}
