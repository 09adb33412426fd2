import { HANDOVER, type WorkflowRow } from "./workflow-table.ts";
import { dogsUk, catsUk, eu } from "./workflows-europe.ts";
import { australia, brazil, japan, uae } from "./workflows-far.ts";
import { usa, usaCats, usaHighRisk } from "./workflows-usa.ts";

// oxfmt-ignore
const southAfrica: WorkflowRow = {
  name: "Dogs to South Africa",
  description: "An import permit, a rabies vaccination at least 30 days old, and five blood tests that have to be booked early.",
  destination: "South Africa", country: "South Africa", duration: "45-60 days", difficulty: "complex", successRate: "95%",
  papers: ["Import permit, South Africa", "Rabies vaccination certificate", "Blood test results", "Veterinary health certificate"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves our work and the permit.", by: "customer", due: ["created", 7] },
    { do: "booking-form", title: "Flight Booking Form", text: "Dates, airports, class and crate size.", by: "customer", due: ["created", 14] },
    { do: "import-form", title: "Import permit", text: "We apply for it at the veterinary import office.", by: "team", due: ["departure", -50], paper: { name: "Import permit, South Africa", category: "permit" } },
    { do: "rabies-cert", title: "Rabies vaccination certificate", text: "Within the last 12 months, a first dose at least 30 days before travel.", by: "customer", due: ["departure", -40], review: true, paper: { name: "Rabies vaccination certificate", category: "vaccination" } },
    { do: "vaccination-cert", title: "Blood test results", text: "Brucella canis, Trypanosoma evansi, Babesia gibsoni, Dirofilaria, Leishmania.", by: "partner", due: ["departure", -20], review: true, paper: { name: "Blood test results", category: "health" } },
    { do: "settlement-payment", title: "Settlement payment", text: "The remaining half, due before travel.", by: "customer", due: ["departure", -12] },
    { do: "health-cert", title: "Veterinary health certificate", text: "Endorsed by the state vet, within 10 days.", by: "partner", due: ["departure", -5], review: true, paper: { name: "Veterinary health certificate", category: "health" } },
    { do: "handover-details", title: "What to hand over to the provider", text: "Where we collect your dog and who can be reached on the day.", by: "customer", due: ["departure", -1], body: HANDOVER },
    { do: "milestone", title: "Departed", text: "Checked in and on board.", by: "team", due: ["departure", 0] },
  ],
};

/** Says nothing of country, duration, steps, success and difficulty: the card shows its defaults. */
// oxfmt-ignore
const exotics: WorkflowRow = {
  name: "Birds, Reptiles and Small Pets",
  description: "Parrots, tortoises, rabbits, rodents and fish: the rules differ with species and country, so a person checks every case.",
  destination: "Any destination", countsSteps: false,
  papers: ["Pet photos", "CITES or species permit", "Health certificate"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves our work on the permits.", by: "customer", due: ["created", 7] },
    { do: "booking-form", title: "Flight Booking Form", text: "Dates, airports, class and crate size.", by: "customer", due: ["created", 14] },
    { do: "boarding-form", title: "Pet Boarding Form", text: "Species in full, age, ring or chip, food, temperature.", by: "customer", due: ["created", 21] },
    { do: "pet-photos", title: "Picture Of Your Pets", text: "With the ring or chip to be seen, where there is one.", by: "customer", due: ["created", 24], paper: { name: "Pet photos", category: null } },
    { do: "approval", title: "Check species and CITES permits", text: "Parrots and tortoises usually need one for export and one for import.", by: "team", due: ["departure", -21], paper: { name: "CITES or species permit", category: "permit" } },
    { do: "time-booking", title: "Book CITES inspection", text: "At the airport of departure; without the stamp the permit does not count.", by: "team", due: ["departure", -6] },
    { do: "health-cert", title: "Health certificate", text: "By a vet for exotic animals, within 10 days.", by: "partner", due: ["departure", -3], review: true, paper: { name: "Health certificate", category: "health" } },
    { do: "settlement-payment", title: "Settlement payment", text: "The remaining half, due before travel.", by: "customer", due: ["departure", -2] },
    { do: "handover-details", title: "What to hand over to the provider", text: "Where we collect your pet and who can be reached on the day.", by: "customer", due: ["departure", -1], body: HANDOVER },
  ],
};

/** Every workflow by the name the journeys call it; the first one is the specification's. */
const workflows = {
  usa,
  dogsUk,
  eu,
  australia,
  usaCats,
  catsUk,
  uae,
  japan,
  usaHighRisk,
  brazil,
  southAfrica,
  exotics,
} as const satisfies Record<string, WorkflowRow>;
export type WorkflowKey = keyof typeof workflows;
export const WORKFLOWS: Readonly<Record<WorkflowKey, WorkflowRow>> = workflows;
