/** The authorities and publications that the travel rules of the help were held against. */
export const SOURCE = {
  eu: "European Commission: Delegated Regulation (EU) 2026/131, Implementing Regulations (EU) 2026/636 and 2026/705",
  gb: "GOV.UK: Bring your pet dog, cat or ferret to Great Britain",
  heathrow: "City of London: Heathrow Animal Reception Centre",
  cdc: "CDC: Bringing a dog into the United States (42 CFR 71.51)",
  aphis: "USDA APHIS: Pet travel",
  canada: "Canadian Food Inspection Agency: Travelling with dogs and cats",
  australia:
    "Australian Department of Agriculture, Fisheries and Forestry: Bringing cats and dogs to Australia",
  japan: "Animal Quarantine Service of Japan: Bringing dogs and cats into Japan",
  newZealand: "New Zealand Ministry for Primary Industries: Import Health Standard for Cats and Dogs 2026",
  singapore: "Animal and Veterinary Service of Singapore: Bringing in dogs and cats",
  emirates: "UAE Ministry of Climate Change and Environment: Import permit for pets",
  switzerland: "Swiss Federal Food Safety and Veterinary Office: Dogs and cats",
  france: "French Ministry of Agriculture: Dogs of category 1 and 2",
  iata: "IATA Live Animals Regulations, 52nd edition, Container Requirement 1",
  iso: "ISO 11784 and ISO 11785: Radio-frequency identification of animals",
  airlines: "Conditions of carriage of several airlines, at second hand",
} as const;
