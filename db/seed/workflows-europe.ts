import { CALL_TIMES, CRATE_TIPS, HANDOVER, RECEIPT, type WorkflowRow } from "./workflow-table.ts";

// oxfmt-ignore
export const dogsUk: WorkflowRow = {
  name: "Dogs to the UK",
  description: "Microchip, rabies vaccination 21 days before entry, a GB pet health certificate and a tapeworm treatment one to five days before landing. Dogs arrive as manifest cargo.",
  destination: "United Kingdom", country: "UK", duration: "30-45 days", difficulty: "medium", successRate: "98%", popular: true,
  papers: ["Owner passport copy", "Microchip registration", "Rabies vaccination certificate", "GB pet health certificate", "Tapeworm treatment record"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves the flight and the crate.", by: "customer", due: ["created", 7] },
    { do: "booking-form", title: "Flight Booking Form", text: "Dates, airports, class and crate size.", by: "customer", due: ["created", 14] },
    { do: "microchip-form", title: "Microchip registration", text: "An ISO chip, put in or read on or before the day of the rabies vaccination.", by: "customer", due: ["departure", -45], review: true, paper: { name: "Microchip registration", category: "health" } },
    { do: "rabies-cert", title: "Rabies vaccination certificate", text: "Given at 12 weeks or older; the first dose at least 21 days before entry.", by: "customer", due: ["departure", -30], review: true, paper: { name: "Rabies vaccination certificate", category: "vaccination" } },
    { do: "handy-crate-tips", title: "Handy crate tips", text: "Size, training and what goes in.", by: "customer", due: ["departure", -28], body: CRATE_TIPS },
    { do: "time-booking", title: "Book health certificate visit", text: "With an official vet, within 10 days of entry.", by: "team", due: ["departure", -21] },
    { do: "passport-upload", title: "Upload passport copy", text: "The photo page of the owner’s passport, for customs.", by: "customer", due: ["departure", -18], review: true, paper: { name: "Owner passport copy", category: null } },
    { do: "settlement-payment", title: "Settlement payment", text: "The remaining half, due before travel.", by: "customer", due: ["departure", -10] },
    { do: "health-cert", title: "GB pet health certificate", text: "Issued within 10 days of entry.", by: "partner", due: ["departure", -5], review: true, paper: { name: "GB pet health certificate", category: "health" } },
    { do: "vaccination-cert", title: "Tapeworm treatment", text: "Praziquantel by a vet, 24 to 120 hours before landing, with the time written down.", by: "partner", due: ["departure", -2], paper: { name: "Tapeworm treatment record", category: "health" } },
    { do: "handover-details", title: "What to hand over to the provider", text: "Where we collect your dog and who can be reached on the day.", by: "customer", due: ["departure", -1], body: HANDOVER },
    { do: "milestone", title: "Departed", text: "Checked in and on board.", by: "team", due: ["departure", 0] },
    { do: "e-sign", title: "Sign the delivery receipt", text: "Your dog is home: confirm that all is well.", by: "customer", due: ["arrival", 2], body: RECEIPT },
  ],
};

// oxfmt-ignore
export const catsUk: WorkflowRow = {
  name: "Cats and Ferrets to the UK",
  description: "As for dogs, without the tapeworm treatment: chip, rabies vaccination 21 days before entry, certificate within 10 days.",
  destination: "United Kingdom", country: "UK", duration: "30-45 days", difficulty: "easy", successRate: "98%",
  papers: ["Owner passport copy", "Microchip registration", "Rabies vaccination certificate", "GB pet health certificate"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves the flight and the crate.", by: "customer", due: ["created", 7] },
    { do: "booking-form", title: "Flight Booking Form", text: "Dates, airports, class and crate size.", by: "customer", due: ["created", 14] },
    { do: "microchip-form", title: "Microchip registration", text: "Put in or read on or before the day of the rabies vaccination.", by: "customer", due: ["departure", -40], review: true, paper: { name: "Microchip registration", category: "health" } },
    { do: "rabies-cert", title: "Rabies vaccination certificate", text: "Given at 12 weeks or older; the first dose at least 21 days before entry.", by: "customer", due: ["departure", -30], review: true, paper: { name: "Rabies vaccination certificate", category: "vaccination" } },
    { do: "passport-upload", title: "Upload passport copy", text: "The photo page of the owner’s passport, for customs.", by: "customer", due: ["departure", -18], paper: { name: "Owner passport copy", category: null } },
    { do: "settlement-payment", title: "Settlement payment", text: "The remaining half, due before travel.", by: "customer", due: ["departure", -10] },
    { do: "health-cert", title: "GB pet health certificate", text: "Issued within 10 days of entry.", by: "partner", due: ["departure", -5], review: true, paper: { name: "GB pet health certificate", category: "health" } },
    { do: "handover-details", title: "What to hand over to the provider", text: "Where we collect your pet and who can be reached on the day.", by: "customer", due: ["departure", -1], body: HANDOVER },
    { do: "e-sign", title: "Sign the delivery receipt", text: "Your pet is home: confirm that all is well.", by: "customer", due: ["arrival", 2], body: RECEIPT },
  ],
};

/** The owner may take these in any order. */
// oxfmt-ignore
export const eu: WorkflowRow = {
  name: "Pets to the European Union",
  description: "Dogs, cats and ferrets from a listed country: chip, rabies vaccination 21 days before entry, animal health certificate within 10 days. The steps can be done in any order.",
  destination: "Germany and France", country: "Germany", duration: "21-30 days", difficulty: "medium", successRate: "98%", popular: true, anyOrder: true,
  papers: ["Owner passport copy", "Microchip registration", "Rabies vaccination certificate", "EU animal health certificate", "Owner declaration"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves the flight and the crate.", by: "customer", due: ["created", 7] },
    { do: "booking-form", title: "Flight Booking Form", text: "Dates, airports, class and crate size.", by: "customer", due: ["created", 14] },
    { do: "time-booking", title: "Book your travel call", text: "Half an hour on the phone with the colleague in charge: the flight, the crate, and the day itself.", by: "customer", due: ["created", 16], times: CALL_TIMES },
    { do: "microchip-form", title: "Microchip registration", text: "An ISO chip, put in or read on or before the day of the rabies vaccination.", by: "customer", due: ["departure", -40], review: true, paper: { name: "Microchip registration", category: "health" } },
    { do: "rabies-cert", title: "Rabies vaccination certificate", text: "Given at 12 weeks or older; the first dose at least 21 days before entry.", by: "customer", due: ["departure", -30], review: true, paper: { name: "Rabies vaccination certificate", category: "vaccination" } },
    { do: "passport-upload", title: "Upload passport copy", text: "The photo page of the owner’s passport, for customs.", by: "customer", due: ["departure", -21], paper: { name: "Owner passport copy", category: null } },
    { do: "pet-photos", title: "Picture Of Your Pets", text: "Side and front, for the crate label.", by: "customer", due: ["departure", -14], paper: { name: "Pet photos", category: null } },
    { do: "e-sign", title: "Owner declaration", text: "That the pet is not for sale and travels within five days of its owner.", by: "customer", due: ["departure", -6], body: "I declare that my pet is not meant to be sold or given away, and that I, or the person I name, travel with it or within five days before or after it." },
    { do: "health-cert", title: "EU animal health certificate", text: "Issued or endorsed by an official vet within 10 days of entry.", by: "partner", due: ["departure", -3], review: true, paper: { name: "EU animal health certificate", category: "health" } },
    { do: "handover-details", title: "What to hand over to the provider", text: "Where we collect your pet and who can be reached on the day.", by: "customer", due: ["departure", -2], body: HANDOVER },
  ],
};
