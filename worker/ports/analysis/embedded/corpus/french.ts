import type { MadePaper } from "./paper.ts";

export const FRENCH: readonly MadePaper[] = [
  {
    name: "a certificate with an extra digit in the chip",
    text: `CERTIFICAT DE BONNE SANTÉ
Propriétaire : Élodie Marchand, Lyon
Espèce : chien   Race : Braque   Date de naissance : 12/06/2020
Puce électronique n° 250 269 608 123 4567
Animal examiné et apte au voyage. Fait à Lyon, le 5 mars 2027
Vétérinaire officiel : Dr Petit   Signature   Cachet`,
    destination: "UK",
    kind: "health_certificate",
    chips: ["2502696081234567"],
    dates: { born: ["2020-06-12"], issued: ["2027-03-05"] },
    validity: "invalid",
    issue: "16 digits",
  },
  {
    name: "a booklet in order",
    text: `CARNET DE VACCINATION
Propriétaire : Luc Besnard   Chat européen, née le 1er mai 2021
Puce 250268712345678, posée le 3 juillet 2021
Vaccination antirabique (rage) le 2 septembre 2026, Rabisin, n° de lot : L481516
Valable jusqu'au 2 septembre 2029
Vétérinaire : Dr Caron   Signature`,
    destination: "Germany",
    kind: "vaccination_record",
    chips: ["250268712345678"],
    dates: {
      born: ["2021-05-01"],
      implanted: ["2021-07-03"],
      vaccinated: ["2026-09-02"],
      validUntil: ["2029-09-02"],
    },
    batches: ["L481516"],
    validity: "valid",
  },
  {
    name: "a first dose too short ago",
    text: `Certificat de vaccination contre la rage
Propriétaire : Inès Morel   Chien, race Shih Tzu, date de naissance 04/10/2026
Puce n° 250269100000123, posée le 10/01/2027
Vacciné le 25/02/2027, Eurican, lot E22041, valable jusqu'au 25/02/2028
Vétérinaire Dr Blanc, signature`,
    destination: "UK",
    kind: "vaccination_record",
    chips: ["250269100000123"],
    dates: {
      born: ["2026-10-04"],
      implanted: ["2027-01-10"],
      vaccinated: ["2027-02-25"],
      validUntil: ["2028-02-25"],
    },
    batches: ["E22041"],
    validity: "needs_review",
    issue: "21 days",
  },
];
