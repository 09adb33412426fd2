import type { MadePaper } from "./paper.ts";

/** Tables, several animals' worth of figures, and papers of people. */
export const OTHER_SHAPES: readonly MadePaper[] = [
  {
    name: "a person's passport that has expired",
    text: `UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND     PASSPORT
Passport No. 123456789     Surname WHITFIELD     Given names SARAH ANNE
Nationality BRITISH CITIZEN     Date of birth 12 MAY 1988     Place of birth LEEDS
Date of issue 14 JAN 2017     Date of expiry 14 JAN 2027     Authority HMPO`,
    destination: "USA",
    kind: "passport",
    chips: [],
    dates: { born: ["1988-05-12"], issued: ["2017-01-14"], expires: ["2027-01-14"] },
    validity: "invalid",
    issue: "2027-01-14",
  },
  {
    name: "a pet passport as a table in two languages",
    text: `EUROPEAN UNION  EU PET PASSPORT / HEIMTIERAUSWEIS   Passport no. DE-27-6098123
I. Owner / Besitzer: Vogel, Ute
II. Animal: Luna   Species: dog   Breed: Whippet   Date of birth: 09/11/2022
III. Transponder alphanumeric code: 276098200054321
Date of application or reading of the transponder: 05/01/2023
V. Vaccination against rabies
Manufacturer & name of vaccine: Versican Plus R   Batch number: 556677
Date of vaccination: 06/03/2026     Valid from: 27/03/2026     Valid until: 05/03/2029
Authorised veterinarian: Dr. Tamm   Signature & stamp`,
    destination: "France",
    kind: "passport",
    chips: ["276098200054321"],
    dates: {
      born: ["2022-11-09"],
      implanted: ["2023-01-05"],
      vaccinated: ["2026-03-06"],
      validUntil: ["2029-03-05"],
    },
    batches: ["556677"],
    validity: "valid",
  },
  {
    name: "a French titre report",
    text: `RÉSULTAT D'ANALYSE : titrage des anticorps neutralisant le virus de la rage (FAVNt)
Carnet de vaccination n° 88. Propriétaire : Marc Olivier. Chien, race Épagneul.
Puce électronique : 250 268 500 777 888 posée le 12.02.2024
Vacciné le 15.01.2026, Rabisin, lot L77001, valable jusqu'au 15.01.2029
Prélèvement du 20.02.2026, reçu le 23.02.2026
Titre : 4,16 UI/ml   Vétérinaire Dr Roy, signature`,
    destination: "Japan",
    kind: "vaccination_record",
    chips: ["250268500777888"],
    dates: {
      implanted: ["2024-02-12"],
      vaccinated: ["2026-01-15"],
      validUntil: ["2029-01-15"],
      sampled: ["2026-02-20"],
      received: ["2026-02-23"],
    },
    batches: ["L77001"],
    titer: 4.16,
    validity: "needs_review",
    issue: "two rabies doses",
  },
  {
    name: "an older chip of nine digits",
    text: `Certificate of Health for pets travelling by air
Owner: R. Ames     Cat, breed Ragdoll, born June 1, 2019
Microchip (AVID): 023*456*789
Examined on 2027-03-05. Flight on 2027-03-13
Veterinarian: K. Boyd, DVM     Signature     Seal     USDA endorsement`,
    destination: "UK",
    kind: "health_certificate",
    chips: ["023456789"],
    dates: { born: ["2019-06-01"], issued: ["2027-03-05"], travels: ["2027-03-13"] },
    validity: "needs_review",
    issue: "not of the ISO kind",
  },
  {
    name: "a Japanese antibody report",
    text: `狂犬病抗体価検査証明書　　狂犬病予防注射済証 添付
所有者：中村 花子　犬　品種：秋田犬　生年月日：2023/06/10
マイクロチップ番号：392149000333444　装着日：2023/08/20
狂犬病予防注射　１回目 接種日：2024年1月10日　２回目 接種日：2024年2月20日　ワクチン名：狂犬病ワクチンTC　製造番号：RV-119　有効期限：2027年6月19日
採血日：2026年7月1日　受領日：2026年7月3日
抗体価：１．５ ＩＵ／ｍｌ　　獣医師：小林 署名`,
    destination: "Japan",
    kind: "vaccination_record",
    chips: ["392149000333444"],
    dates: {
      born: ["2023-06-10"],
      implanted: ["2023-08-20"],
      vaccinated: ["2024-01-10", "2024-02-20"],
      validUntil: ["2027-06-19"],
      sampled: ["2026-07-01"],
      received: ["2026-07-03"],
    },
    batches: ["RV-119"],
    titer: 1.5,
    validity: "needs_review",
    issue: "Waiting times",
  },
];
