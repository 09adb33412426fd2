import { codes, type CountryList, FRENCH_OVERSEAS, READ_ON } from "./list.ts";

const AU_1 = codes("NZ NF CC");
const AU_2 = codes(`AS BH BB CX CK FK FJ PF GU US-HI IS JP KI MU FM NR NC NU PW PG WS SG SB TO TV VU WF`);
/** As the department's glossary names them; from South Africa on as an agent's copy of the same list does. */
const AU_3 =
  codes(`AG AR AT BS BE BM VG BN BG CA KY CL HR CY CZ DK GL EE FI FR DE GI GR GG HK HU IE IM IL IT JM JE KW LV
  LI LT LU MO MT MC ME NL MP NO PL PT PR QA RE KN LC VC RS SC SK SI ZA KR ES SE CH TW TT AE GB US UY VI`);

const GLOSSARY = {
  source: "DAFF, common terms in the process of importing cats and dogs: approved country",
  url: "https://agriculture.gov.au/biosecurity-trade/cats-dogs/frequently-asked-questions/glossary-for-cat-and-dog-import-permit-applications",
  dated: null,
  asOf: READ_ON,
} as const;

const NZ_2 = codes(
  `BH BB FK FJ PF GU US-HI IS JP MU NC SG VU AS CX CK KI MH FM NR NU PW PG PN SB TO TV WF WS`,
);
const NZ_3 =
  codes(`AG AR AW AT BS BE BM VG BN BG CA KY GG JE CL HR CY CZ DK FI FR DE GI GR GL HK HU IE IM IL IT JM KW LV
  LT LU MO MY MT MC ME NL MP NO PL PT PR QA RE RS SC SK SI ZA KR ES SE CH TW TT AE GB US UY VI`);

const MPI = {
  source: "MPI's guidance to the import health standard, section 5.3, as asiapata.com copies it",
  url: "https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz",
  dated: null,
  asOf: READ_ON,
} as const;

export const PACIFIC_LISTS = {
  /** Approved by Australia: groups 1 to 3. */
  au_approved: {
    ...GLOSSARY,
    on: [...AU_1, ...AU_2, ...AU_3],
    off: FRENCH_OVERSEAS,
    asked: ["EA"],
    rest: "off",
    restSays:
      "“If your country does not appear you will need to prepare your animal as from a non-approved country.”",
  },
  au_group_1: { ...GLOSSARY, on: AU_1, off: [], rest: "off", restSays: "The department names the three." },
  au_group_2: { ...GLOSSARY, on: AU_2, off: [], rest: "off", restSays: "The department names them all." },
  au_group_3: {
    ...GLOSSARY,
    on: AU_3,
    off: [...codes("GU US-HI AS"), ...FRENCH_OVERSEAS],
    asked: ["EA"],
    rest: "off",
    restSays: "The department names them all.",
  },
  nz_category_1: {
    ...MPI,
    on: codes("AU NF"),
    off: [],
    rest: "off",
    restSays: "Australia, with Norfolk Island.",
  },
  nz_category_2: { ...MPI, on: NZ_2, off: [], rest: "off", restSays: "MPI names them all." },
  nz_category_3: {
    ...MPI,
    on: NZ_3,
    off: [...codes("GU US-HI AS"), ...FRENCH_OVERSEAS],
    asked: ["EA"],
    rest: "off",
    restSays: "MPI names them all.",
  },
  /** From where a cat or a dog may be shipped to New Zealand. */
  nz_approved: {
    ...MPI,
    on: ["AU", "NF", "NZ", ...NZ_2, ...NZ_3],
    off: FRENCH_OVERSEAS,
    asked: ["EA"],
    rest: "off",
    restSays: "Only from approved countries: from another the pet first lives six months in an approved one.",
  },
  jp_designated: {
    on: codes("IS AU NZ FJ US-HI GU"),
    off: [],
    rest: "off",
    restSays: "The ministry names the six.",
    source: "AQS, dogs and cats from the designated regions",
    url: "https://www.maff.go.jp/aqs/english/animal/dog/import-free.html",
    dated: null,
    asOf: READ_ON,
  },
} as const satisfies Record<string, CountryList>;
