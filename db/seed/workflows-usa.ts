import { CRATE_TIPS, HANDOVER, type WorkflowRow } from "./workflow-table.ts";

/** The five steps of the specification's editor and customer page, titles as they stand there. */
// oxfmt-ignore
export const usa: WorkflowRow = {
  name: "Pets Flying To The USA",
  description: "The five things an owner does for a pet from a low-risk country: pay, book, prove who they are, tell us about the pet, and show it.",
  destination: "USA", country: "USA", duration: "30-45 days", difficulty: "easy", successRate: "99%", popular: true,
  papers: ["Owner passport copy", "Microchip registration", "Rabies vaccination certificate", "CDC Dog Import Form receipt", "Health certificate"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves the flight and the crate. The other half is due before travel.", by: "customer", due: ["created", 7] },
    { do: "booking-form", title: "Flight Booking Form", text: "Dates, airports, class and crate size, so that we can book the flight.", by: "customer", due: ["departure", -10] },
    { do: "passport-upload", title: "UPLOAD Passport Copy", text: "The photo page of the owner’s passport. JPEG, PNG or PDF, up to 5 MB.", by: "customer", due: ["departure", -9], paper: { name: "Owner passport copy", category: null } },
    { do: "boarding-form", title: "Pet Boarding Form", text: "Breed, age, weight, microchip, vaccinations, and anything we should know about food and medicine.", by: "customer", due: ["departure", -7] },
    { do: "pet-photos", title: "Picture Of Your Pets", text: "Two or three photos, side and front, for the crate label.", by: "customer", due: ["departure", -5], review: true, paper: { name: "Pet photos", category: null } },
  ],
};

// oxfmt-ignore
export const usaCats: WorkflowRow = {
  name: "Cats to the USA",
  description: "Cats need no federal form, only good health on arrival; airlines and some states still ask for a certificate.",
  destination: "USA", country: "USA", duration: "14-21 days", difficulty: "easy", successRate: "99%",
  papers: ["Owner passport copy", "Pet photos", "Health certificate"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves the flight and the crate.", by: "customer", due: ["created", 7] },
    { do: "passport-upload", title: "Upload passport copy", text: "The photo page of the owner’s passport.", by: "customer", due: ["created", 10], review: true, paper: { name: "Owner passport copy", category: null } },
    { do: "boarding-form", title: "Pet Boarding Form", text: "Breed, age, weight, microchip, food and medicine.", by: "customer", due: ["departure", -30] },
    { do: "pet-photos", title: "Picture Of Your Pets", text: "Side and front, for the crate label.", by: "customer", due: ["departure", -21], paper: { name: "Pet photos", category: null } },
    { do: "health-cert", title: "Health certificate for the airline", text: "Examined and signed by a licensed vet within 10 days of the flight.", by: "partner", due: ["departure", -7], review: true, paper: { name: "Health certificate", category: "health" } },
    { do: "handover-details", title: "What to hand over to the provider", text: "Where we collect your cat and who can be reached on the day.", by: "customer", due: ["departure", -2], body: HANDOVER },
    { do: "milestone", title: "Departed", text: "Checked in and on board.", by: "team", due: ["departure", 0] },
  ],
};

/** Every action of control and notification has its place here. */
// oxfmt-ignore
export const usaHighRisk: WorkflowRow = {
  name: "Dogs to the USA from a High-Risk Country",
  description: "For dogs that were in a country with a high risk of dog rabies in the last six months: certification, titer, and a booked arrival at an airport with a registered facility.",
  destination: "USA", country: "USA", duration: "60-90 days", difficulty: "complex", successRate: "94%",
  papers: ["Owner passport copy", "Microchip registration", "Certification of Foreign Rabies Vaccination and Microchip", "Rabies titer report", "CDC Dog Import Form receipt", "Animal care facility reservation"],
  steps: [
    { do: "deposit-payment", title: "Make deposit payment", text: "Half of the total reserves our work on the papers.", by: "customer", due: ["created", 7] },
    { do: "decision-branch", title: "Vaccinated in the USA?", text: "A dog with a valid US vaccination takes the short way with its USDA-endorsed certification.", by: "team", due: ["created", 8], options: [["no", "No, or not valid any more"], ["yes", "Yes, and it is valid"]] },
    { do: "microchip-form", title: "Microchip and rabies vaccination", text: "The chip is read on or before the day of the vaccination; the certification is endorsed by an official vet.", by: "customer", due: ["departure", -80], review: true, paper: { name: "Certification of Foreign Rabies Vaccination and Microchip", category: "vaccination" } },
    { do: "wait", title: "Wait 30 days after the first valid vaccination", text: "Blood drawn earlier does not count.", by: "team", due: ["departure", -50] },
    { do: "health-cert", title: "Rabies titer from a CDC-approved laboratory", text: "At least 0.5 IU/ml, drawn at least 28 days before entry.", by: "customer", due: ["departure", -35], review: true, paper: { name: "Rabies titer report", category: "health" } },
    { do: "conditional-branch", title: "Titer valid?", text: "A valid titer leads to an examination on arrival, none to a quarantine of 28 days.", by: "team", due: ["departure", -34] },
    { do: "time-booking", title: "Reserve the animal care facility", text: "At the airport of arrival; the CDC receipt names the same airport.", by: "team", due: ["departure", -30], paper: { name: "Animal care facility reservation", category: "permit" } },
    { do: "approval", title: "Approve 28 days of quarantine", text: "The owner agrees to the stay and its price before we reserve it.", by: "team", due: ["departure", -30] },
    { do: "automation", title: "Send the CDC form link", text: "The owner gets the link and the dog’s data by mail.", by: "team", due: ["departure", -21] },
    { do: "email-notification", title: "Mail: fill in the CDC form", text: "One form a dog; the receipt holds for this departure country only.", by: "team", due: ["departure", -21] },
    { do: "import-form", title: "CDC Dog Import Form receipt", text: "Upload the receipt that comes by mail.", by: "customer", due: ["departure", -14], review: true, paper: { name: "CDC Dog Import Form receipt", category: "permit" } },
    { do: "handy-crate-tips", title: "Handy crate tips", text: "Size, training and what goes in.", by: "customer", due: ["departure", -12], body: CRATE_TIPS },
    { do: "settlement-payment", title: "Settlement payment", text: "The remaining half, due before travel.", by: "customer", due: ["departure", -10] },
    { do: "sms-notification", title: "Text message the day before", text: "Pick-up time and the driver’s number.", by: "team", due: ["departure", -1] },
    { do: "status-update", title: "Tell the owner: on board", text: "With a photo from the cargo desk.", by: "team", due: ["departure", 0] },
    { do: "milestone", title: "Departed", text: "Checked in and on board.", by: "team", due: ["departure", 0] },
  ],
  edges: [
    { from: 1, to: 2 },
    { from: 2, to: 3, when: { operator: "is", value: "no" } },
    { from: 2, to: 9, when: { operator: "is", value: "yes" } },
    { from: 3, to: 4 }, { from: 4, to: 5 }, { from: 5, to: 6 },
    { from: 6, to: 7, when: { fact: "titer", operator: "atLeast", value: "0.5" } },
    { from: 6, to: 8, otherwise: true },
    { from: 7, to: 9 }, { from: 8, to: 9 }, { from: 9, to: 10 }, { from: 10, to: 11 }, { from: 11, to: 12 },
    { from: 12, to: 13 }, { from: 13, to: 14 }, { from: 14, to: 15 }, { from: 15, to: 16 },
  ],
};
