import { CRATE_TIPS, HANDOVER, RECEIPT, type WorkflowRow } from "./workflow-table.ts";

// oxfmt-ignore
export const japan: WorkflowRow = {
  name: "Pets to Japan",
  description: "Two rabies vaccinations, a blood test, 180 days of waiting and a notice of arrival 40 days ahead: done in this order, the quarantine check takes at most 12 hours.",
  destination: "Japan", country: "Japan", duration: "210-240 days", difficulty: "complex", successRate: "96%",
  papers: ["Microchip registration", "Rabies vaccination certificate", "Second rabies vaccination certificate", "Rabies titer report", "Approval of import inspection", "Health certificate (Form AC)"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total; the preparation starts more than seven months before the flight.", by: "customer", due: ["created", 7] },
    { do: "booking-form", title: "Flight Booking Form", text: "The month of travel is enough for now.", by: "customer", due: ["created", 14] },
    { do: "microchip-form", title: "Microchip registration", text: "An ISO chip before the first vaccination that counts.", by: "customer", due: ["departure", -230], review: true, paper: { name: "Microchip registration", category: "health" } },
    { do: "rabies-cert", title: "First rabies vaccination", text: "At 91 days of age or older, with an inactivated or recombinant vaccine.", by: "customer", due: ["departure", -228], review: true, paper: { name: "Rabies vaccination certificate", category: "vaccination" } },
    { do: "vaccination-cert", title: "Second rabies vaccination", text: "At least 30 days after the first and while it is valid.", by: "customer", due: ["departure", -195], review: true, paper: { name: "Second rabies vaccination certificate", category: "vaccination" } },
    { do: "health-cert", title: "Rabies titer report", text: "At least 0.5 IU/ml from a designated laboratory, drawn on the day of the second vaccination or later.", by: "customer", due: ["departure", -185], review: true, paper: { name: "Rabies titer report", category: "health" } },
    { do: "wait", title: "Wait 180 days from the blood draw", text: "The day of the draw is day 0.", by: "team", due: ["departure", -60] },
    { do: "import-form", title: "Notify the Animal Quarantine Service", text: "At least 40 days before arrival, to the airport of arrival.", by: "team", due: ["departure", -45], paper: { name: "Approval of import inspection", category: "permit" } },
    { do: "handy-crate-tips", title: "Handy crate tips", text: "Size, training and what goes in.", by: "customer", due: ["departure", -30], body: CRATE_TIPS },
    { do: "settlement-payment", title: "Settlement payment", text: "The remaining half, due before travel.", by: "customer", due: ["departure", -14] },
    { do: "approval", title: "Clinical inspection and Form AC", text: "Examined within 10 days of boarding; the form is endorsed by the government.", by: "team", due: ["departure", -4], paper: { name: "Health certificate (Form AC)", category: "health" } },
    { do: "status-update", title: "Tell the owner: cleared in Japan", text: "As soon as the import inspection is over.", by: "team", due: ["arrival", 0] },
  ],
};

// oxfmt-ignore
export const australia: WorkflowRow = {
  name: "Pets to Australia",
  description: "Cats and dogs from approved countries: blood test 180 days ahead, import permit, parasite treatments and ten days of quarantine at Mickleham in Melbourne.",
  destination: "Australia", country: "Australia", duration: "200-240 days", difficulty: "complex", successRate: "95%", popular: true,
  papers: ["Microchip registration", "Rabies vaccination certificate", "RNATT laboratory report", "Import permit, Australia", "Quarantine booking", "Parasite treatment record", "Veterinary health certificate"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves our work and the quarantine place.", by: "customer", due: ["created", 7] },
    { do: "booking-form", title: "Flight Booking Form", text: "Pets enter in Melbourne; tell us where you live from then on.", by: "customer", due: ["created", 14] },
    { do: "microchip-form", title: "Microchip registration", text: "An ISO chip; its number stands on every report, and corrections are not accepted.", by: "customer", due: ["departure", -209], review: true, paper: { name: "Microchip registration", category: "health" } },
    { do: "time-booking", title: "Identity check by an official vet", text: "At a visit before the blood draw: ten days of quarantine instead of at least thirty.", by: "team", due: ["departure", -206] },
    { do: "rabies-cert", title: "Rabies vaccination certificate", text: "Valid from the blood draw through the day of export without a gap.", by: "customer", due: ["departure", -203], review: true, paper: { name: "Rabies vaccination certificate", category: "vaccination" } },
    { do: "health-cert", title: "RNATT laboratory report", text: "At least 0.5 IU/ml; the sample reaches the laboratory at least 180 days before export.", by: "customer", due: ["departure", -185], review: true, paper: { name: "RNATT laboratory report", category: "health" } },
    { do: "import-form", title: "Import permit", text: "Through BICON; allow 20 to 40 business days and more.", by: "team", due: ["departure", -120], paper: { name: "Import permit, Australia", category: "permit" } },
    { do: "approval", title: "Book Mickleham quarantine", text: "Possible once the permit is there.", by: "team", due: ["departure", -110], paper: { name: "Quarantine booking", category: "permit" } },
    { do: "vaccination-cert", title: "Canine influenza and Leptospira record", text: "For dogs from the USA: both courses complete at least 14 days before export.", by: "customer", due: ["departure", -80], review: true, paper: { name: "Vaccination record", category: "vaccination" } },
    { do: "handy-crate-tips", title: "Handy crate tips", text: "Size, training and what goes in.", by: "customer", due: ["departure", -45], body: CRATE_TIPS },
    { do: "settlement-payment", title: "Settlement payment", text: "The remaining half, due before travel.", by: "customer", due: ["departure", -21] },
    { do: "rabies-cert", title: "Parasite treatments", text: "Ticks and fleas without a gap for 30 days; two treatments against worms, the second within 5 days.", by: "partner", due: ["departure", -5], paper: { name: "Parasite treatment record", category: "health" } },
    { do: "health-cert", title: "Final examination and certificate", text: "Within 5 days of export, endorsed.", by: "partner", due: ["departure", -3], review: true, paper: { name: "Veterinary health certificate", category: "health" } },
    { do: "milestone", title: "Departed", text: "Checked in and on board.", by: "team", due: ["departure", 0] },
  ],
};

// oxfmt-ignore
export const uae: WorkflowRow = {
  name: "Pets to the UAE",
  description: "An import permit before shipment, rabies vaccination 21 days ahead, and a health certificate; pets arrive as manifest cargo, two a person and year.",
  destination: "United Arab Emirates", country: "UAE", duration: "30-40 days", difficulty: "medium", successRate: "97%",
  papers: ["Owner passport copy", "Import permit, UAE", "Rabies vaccination certificate", "Parasite treatment record", "Health certificate"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves the flight and the crate.", by: "customer", due: ["created", 7] },
    { do: "passport-upload", title: "Upload passport copy", text: "The permit is issued to the owner in person.", by: "customer", due: ["created", 9], review: true, paper: { name: "Owner passport copy", category: null } },
    { do: "rabies-cert", title: "Rabies vaccination certificate", text: "At least 21 days before arrival, after the microchip.", by: "customer", due: ["departure", -26], review: true, paper: { name: "Rabies vaccination certificate", category: "vaccination" } },
    { do: "import-form", title: "UAE import permit", text: "We apply for it; count on 30 days of validity.", by: "team", due: ["departure", -24], paper: { name: "Import permit, UAE", category: "permit" } },
    { do: "time-booking", title: "Book health certificate visit", text: "With an official vet, about 10 days before the flight.", by: "team", due: ["departure", -21] },
    { do: "boarding-form", title: "Pet Boarding Form", text: "Snub-nosed dogs do not fly in the hot months: breed and weight decide.", by: "customer", due: ["departure", -18] },
    { do: "vaccination-cert", title: "Parasite treatment", text: "Against worms, ticks and fleas, within 14 days of shipment.", by: "partner", due: ["departure", -10], paper: { name: "Parasite treatment record", category: "health" } },
    { do: "health-cert", title: "Health certificate", text: "Endorsed, about 10 days before the flight.", by: "partner", due: ["departure", -7], review: true, paper: { name: "Health certificate", category: "health" } },
    { do: "settlement-payment", title: "Settlement payment", text: "The remaining half, due before travel.", by: "customer", due: ["departure", -6] },
    { do: "handover-details", title: "What to hand over to the provider", text: "Where we collect your pet and who can be reached on the day.", by: "customer", due: ["departure", -2], body: HANDOVER },
    { do: "e-sign", title: "Sign the delivery receipt", text: "Your pet is home: confirm that all is well.", by: "customer", due: ["arrival", 2], body: RECEIPT },
  ],
};

// oxfmt-ignore
export const brazil: WorkflowRow = {
  name: "Pets to Brazil",
  description: "No permit, no titer: a rabies vaccination 21 days old and an international veterinary certificate with parasite treatments.",
  destination: "Brazil", country: "Brazil", duration: "21-30 days", difficulty: "medium", successRate: "97%",
  papers: ["Owner passport copy", "Rabies vaccination certificate", "International veterinary certificate"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves the flight and the crate.", by: "customer", due: ["created", 7] },
    { do: "booking-form", title: "Flight Booking Form", text: "Dates, airports, class and crate size.", by: "customer", due: ["created", 14] },
    { do: "passport-upload", title: "Upload passport copy", text: "The photo page of the owner’s passport, for customs.", by: "customer", due: ["departure", -40], paper: { name: "Owner passport copy", category: null } },
    { do: "rabies-cert", title: "Rabies vaccination certificate", text: "A first dose at least 21 days before the journey.", by: "customer", due: ["departure", -30], review: true, paper: { name: "Rabies vaccination certificate", category: "vaccination" } },
    { do: "health-cert", title: "International veterinary certificate", text: "Examination within 10 days and parasite treatments within 15 days before it is issued; valid for 60 days.", by: "partner", due: ["departure", -7], review: true, paper: { name: "International veterinary certificate", category: "health" } },
    { do: "settlement-payment", title: "Settlement payment", text: "The remaining half, due before travel.", by: "customer", due: ["departure", -6] },
    { do: "handover-details", title: "What to hand over to the provider", text: "Where we collect your pet and who can be reached on the day.", by: "customer", due: ["departure", -2], body: HANDOVER },
  ],
};
