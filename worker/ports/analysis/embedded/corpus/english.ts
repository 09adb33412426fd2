import type { MadePaper } from "./paper.ts";

export const ENGLISH: readonly MadePaper[] = [
  {
    name: "a certificate in order",
    text: `VETERINARY HEALTH CERTIFICATE
Owner / consignor: Sarah Whitfield, 12 Elm Grove
Species: dog   Breed: Golden Retriever   Sex: female   Date of birth: 1 May 2022
Microchip: 985 112 004 567 890   implanted on 2 Jul 2022
I have examined the animal and found it fit to travel.
Date of issue: 6 Mar 2027
Veterinarian: Dr. Marta Novak, DVM   Signature: M. Novak   Official stamp
Endorsed by USDA APHIS. Departure: 14 Mar 2027`,
    destination: "USA",
    kind: "health_certificate",
    chips: ["985112004567890"],
    dates: {
      born: ["2022-05-01"],
      implanted: ["2022-07-02"],
      issued: ["2027-03-06"],
      travels: ["2027-03-14"],
    },
    validity: "valid",
  },
  {
    name: "a certificate eleven days old on the day of travel",
    text: `HEALTH CERTIFICATE FOR SMALL ANIMALS
Consignor: James Reed   Species: cat   Breed: Siamese
Chip no. 826-098-100-112-233
Examined and certified on March 3, 2027
Date of travel: March 14, 2027
Veterinarian: Dr. A. Osei MRCVS, signature and official stamp, endorsed by the official veterinarian`,
    destination: "UK",
    kind: "health_certificate",
    chips: ["826098100112233"],
    dates: { issued: ["2027-03-03"], travels: ["2027-03-14"] },
    validity: "invalid",
    issue: "11 days old",
  },
  {
    name: "an American certificate with dates of figures",
    text: `UNITED STATES DEPARTMENT OF AGRICULTURE   USDA APHIS
CERTIFICATE OF VETERINARY INSPECTION
Owner: Dana Cole    Species: canine    Breed: Beagle   DOB 04/05/2021
Microchip 840003123456789
Date issued 03/08/2027
Rabies vaccination date 09/02/2026
Accredited veterinarian: L. Park DVM   Signature   Seal`,
    destination: "Canada",
    kind: "health_certificate",
    chips: ["840003123456789"],
    dates: { born: ["2021-04-05"], issued: ["2027-03-08"], vaccinated: ["2026-09-02"] },
    validity: "valid",
  },
  {
    name: "a record in order, valid for three years in words",
    text: `RABIES VACCINATION CERTIFICATE
Owner: Tom Ashby   Pet: Milo, dog, breed Border Terrier, date of birth 2020-02-11
Microchip number: 977200009123456, implanted 2020-05-01
Vaccine: Nobivac Rabies, manufacturer MSD, batch A123B01
Date given: 2025-06-15   Valid for 3 years
Veterinarian: Dr. H. Lund, DVM    Signature: H. Lund`,
    destination: "Germany",
    kind: "vaccination_record",
    chips: ["977200009123456"],
    dates: { born: ["2020-02-11"], implanted: ["2020-05-01"], vaccinated: ["2025-06-15"] },
    batches: ["A123B01"],
    validity: "valid",
  },
  {
    name: "a record that names two chips",
    text: `VACCINATION RECORD   Dog Otto, breed Dachshund, owner Lea Stone
Microchip 985112004567890 implanted 2 Jul 2022
Rabies vaccination given on 1 Sep 2026, Rabisin, lot L45-77
Valid until 1 Sep 2027
Read at the clinic: transponder 985112004567809
Veterinarian Dr. P. Grey, signature P. Grey`,
    destination: "France",
    kind: "vaccination_record",
    chips: ["985112004567890", "985112004567809"],
    dates: { implanted: ["2022-07-02"], vaccinated: ["2026-09-01"], validUntil: ["2027-09-01"] },
    batches: ["L45-77"],
    validity: "needs_review",
    issue: "More than one microchip",
  },
  {
    name: "a record whose date can be read two ways",
    text: `Vaccination record of the cat Nori, breed European Shorthair, owner K. Jansen
Microchip 528 140 000 123 456
Rabies vaccination date 03/04/2026, product Purevax Rabies, batch no. K1188
Valid until 2 May 2029
Veterinarian: J. de Vries, signature`,
    destination: "UK",
    kind: "vaccination_record",
    chips: ["528140000123456"],
    dates: { validUntil: ["2029-05-02"] },
    batches: ["K1188"],
    validity: "needs_review",
    issue: "two ways",
  },
  {
    name: "a titre report below the threshold",
    text: `Laboratory report: rabies antibody titre, FAVN method.   Vaccination record no. 2
Animal: dog, breed Shiba, owner M. Ito, microchip 392140000987654, implanted 1 Apr 2025
First rabies vaccination given on 10 May 2025, second vaccination given on 20 Jun 2025, Defensor, batch 55810
Valid until 20 Jun 2028
Date of blood sampling: 1 Jul 2025     Sample received: 4 Jul 2025
Result: 0.31 IU/ml
Veterinarian Dr. S. Mori, signature S. Mori`,
    destination: "Japan",
    kind: "vaccination_record",
    chips: ["392140000987654"],
    dates: {
      implanted: ["2025-04-01"],
      vaccinated: ["2025-05-10", "2025-06-20"],
      validUntil: ["2028-06-20"],
      sampled: ["2025-07-01"],
      received: ["2025-07-04"],
    },
    batches: ["55810"],
    titer: 0.31,
    validity: "invalid",
    issue: "less than 0.5",
  },
];
