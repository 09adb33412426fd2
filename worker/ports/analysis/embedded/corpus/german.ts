import type { MadePaper } from "./paper.ts";

export const GERMAN: readonly MadePaper[] = [
  {
    name: "a certificate in order",
    text: `AMTSTIERÄRZTLICHE GESUNDHEITSBESCHEINIGUNG
Besitzer: Jürgen Vogel, Münster
Tierart: Hund   Rasse: Hovawart   Geburtsdatum: 03.04.2021
Mikrochip-Nr.: 276 098 106 123 456   implantiert am 01.06.2021
Das Tier wurde untersucht und ist reisefähig.
Ausgestellt am 07.03.2027   Abreise: 12.03.2027
Amtstierarzt Dr. Köhler   Unterschrift   Stempel`,
    destination: "UK",
    kind: "health_certificate",
    chips: ["276098106123456"],
    dates: {
      born: ["2021-04-03"],
      implanted: ["2021-06-01"],
      issued: ["2027-03-07"],
      travels: ["2027-03-12"],
    },
    validity: "valid",
  },
  {
    name: "a pass whose rabies vaccination has ended",
    text: `INTERNATIONALER IMPFPASS
Halter: Anna Becker   Katze, Rasse Maine Coon, geboren am 14. Februar 2020
Transponder 276093400012345, gesetzt am 2. März 2020
Tollwutimpfung: Impfdatum 5. Mai 2024, Impfstoff Purevax, Hersteller Boehringer, Ch.-B./Charge D77120
gültig bis 5. Mai 2026
Tierarzt Dr. Weiß, Unterschrift`,
    destination: "France",
    kind: "vaccination_record",
    chips: ["276093400012345"],
    dates: {
      born: ["2020-02-14"],
      implanted: ["2020-03-02"],
      vaccinated: ["2024-05-05"],
      validUntil: ["2026-05-05"],
    },
    batches: ["D77120"],
    validity: "invalid",
    issue: "2026-05-05",
  },
  {
    name: "a vaccination before the chip",
    text: `Impfausweis
Besitzer: Paul Krämer, Hund, Rasse Pudel, Geburtsdatum 10.01.2026
Tollwutimpfung am 20.05.2026, Nobivac T, Charge A998C02, gültig bis 20.05.2029
Chip 276097200012399 implantiert am 15.07.2026
Tierarztpraxis Seeberg, Unterschrift`,
    destination: "Germany",
    kind: "vaccination_record",
    chips: ["276097200012399"],
    dates: {
      born: ["2026-01-10"],
      vaccinated: ["2026-05-20"],
      validUntil: ["2029-05-20"],
      implanted: ["2026-07-15"],
    },
    batches: ["A998C02"],
    validity: "invalid",
    issue: "after the vaccination",
  },
  {
    name: "a titre with comma in units of the language",
    text: `Befund: Tollwut-Antikörper (RFFIT)        zum Impfausweis
Hund, Rasse Kelpie, Besitzer S. Roth, Mikrochip 276 020 000 445 566, implantiert am 01.02.2025
Tollwutimpfung 10.03.2026, Rabisin, Charge L501234, gültig bis 10.03.2029
Blutentnahme 15.04.2026    Probeneingang 18.04.2026
Ergebnis: 1,27 I.E./ml
Tierarzt Dr. Lang, Unterschrift`,
    destination: "Australia",
    kind: "vaccination_record",
    chips: ["276020000445566"],
    dates: {
      implanted: ["2025-02-01"],
      vaccinated: ["2026-03-10"],
      validUntil: ["2029-03-10"],
      sampled: ["2026-04-15"],
      received: ["2026-04-18"],
    },
    batches: ["L501234"],
    titer: 1.27,
    validity: "needs_review",
    issue: "",
  },
];
