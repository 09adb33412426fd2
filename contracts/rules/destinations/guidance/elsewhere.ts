import type { Guidance } from "#contracts/rules/types.ts";

/** By Portaria MAPA 741/2024. */
export const BRAZIL_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "BR-rabies": { next: "Vaccinate from 90 days of age on; 21 days run from a first dose." },
  "BR-cvi": {
    next: "Have the veterinary authority issue or endorse the certificate: it serves for 60 days.",
    form: "Certificado Veterinário Internacional (CVI)",
    office: "Veterinary authority of the country of departure",
  },
  "BR-parasites": {
    next: "Have a vet treat against internal and external parasites within 15 days before the certificate is issued.",
  },
  "BR-exam": { next: "Have a vet examine the pet within ten days before the certificate is issued." },
};

/** By SENASICA as an audit quotes it. */
export const MEXICO_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "MX-certificate": {
    next: "Have a vet issue the certificate within 15 days of arrival.",
    form: "Health certificate",
    office: "Vet",
  },
  "MX-rabies": { next: "Vaccinate from three months of age on: no wait follows." },
  "MX-parasites": {
    next: "Have a vet treat against internal and external parasites within six months of arrival.",
  },
};

/** By agents' pages and the address they name. */
export const SOUTH_AFRICA_GUIDANCE: Readonly<Record<string, Guidance>> = {
  "ZA-permit": {
    next: "Apply six or seven weeks before the arrival; the permit says which tests and whether a quarantine follows.",
    form: "Veterinary import permit",
    office: "Director: Animal Health, Import Export Policy Unit, Private Bag X138, Pretoria 0001",
  },
  "ZA-chip": {
    next: "Have a vet implant an ISO chip (15 digits) and write down number and day: it comes before the rabies vaccination.",
  },
  "ZA-rabies": { next: "Vaccinate 30 days to twelve months before arrival." },
  "ZA-tests": {
    next: "Have blood tested for Brucella canis, Trypanosoma evansi, Babesia gibsoni, Dirofilaria and Leishmania by the terms of the permit.",
    office: "Laboratory that the permit names",
  },
  "ZA-certificate": {
    next: "Have the government vet complete, sign and stamp the certificate of the permit within ten days of arrival.",
    form: "Veterinary health certificate of the permit",
    office: "Government vet of the country of export",
  },
  "ZA-quarantine": {
    next: "Reserve a place at the quarantine station: without one the dog is sent back.",
    office: "Quarantine station, Johannesburg or Cape Town",
  },
  "ZA-quarantine-port": { next: "Book the flight to Johannesburg or Cape Town." },
  "ZA-residence": {
    next: "Wait until six months in the country of origin are full, or have the owner's papers of a pet that comes home looked at.",
  },
};
