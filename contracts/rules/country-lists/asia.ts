import { AMERICAN_ISLANDS, codes, type CountryList, FRENCH_OVERSEAS, READ_ON } from "./list.ts";

const AFCD = {
  source: "AFCD, import of dogs and cats: groups of countries",
  url: "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_ipab/qua_ie_ipab_idc/qua_ie_ipab_idc.html",
  dated: null,
  asOf: READ_ON,
} as const;
const HK_1 = codes("AU FJ US-HI IE JP NZ GB JE");
const HK_2 =
  codes(`AT BS BH BE BM BN CA KY CY DK FI FR DE GI GU IS IT JM LU MV MT MU NO NC PG PT SC SG SB ZA ES SE CH NL
  TW US VU VI VG`);

/** Not named, and so of the third group, wherever they belong to. */
const HK_NOT_2 = [...FRENCH_OVERSEAS, ...codes("RE EA AS MP PR")];

const AVS = {
  source:
    "AVS, schedules I to III since 1 July 2024: notice G/SPS/N/SGP/83 makes schedule II of the categories B and C, which agents list",
  url: "http://www.spsvietnam.gov.vn/en/gspsnsgp83",
  dated: "2023-04-11",
  asOf: READ_ON,
} as const;

const SG_1 = codes("AU NZ IE GB");

export const ASIAN_LISTS = {
  /** Rabies-free: no quarantine. */
  sg_schedule_1: {
    ...AVS,
    on: SG_1,
    off: ["JE"],
    asked: ["GG", "IM"],
    rest: "off",
    restSays: "AVS names the four.",
  },
  /** Controlled or low risk: a sample, and no or a short quarantine. */
  sg_schedule_2: {
    ...AVS,
    on: codes(`KY DK HK IS JP JE LI LU NC NO PT SE CH GU US-HI
      AT BE CA TW CY EE FI FR DE GR IT LV NL KR SK SI ES US`),
    off: [...SG_1, ...codes("MY TH IN ID PH VN CN BR ZA")],
    asked: [...FRENCH_OVERSEAS, ...AMERICAN_ISLANDS, "RE", "PR", "EA", "GG", "IM"],
    rest: "asked",
    restSays: "The schedule was not read whole: what it does not name here is asked.",
  },
  /** Of low rabies risk by the UAE's own list. */
  ae_low_risk: {
    on: codes("AU NZ GB IE JP SG CH NO SE FI IS DE"),
    off: codes("US FR IN LK PK PH TH EG ZA"),
    rest: "asked",
    restSays:
      "MOCCAE's list was not read: the press names the USA, France, India and Sri Lanka among high-risk countries; the rest is asked.",
    source: "Gulf News on MOCCAE's rule for high-risk countries; low risk is common knowledge",
    url: "https://gulfnews.com/uae/importing-a-dog-or-cat-heres-what-you-need-to-know-1.1945296",
    dated: null,
    asOf: READ_ON,
  },
  hk_group_1: { ...AFCD, on: HK_1, off: [], rest: "off", restSays: "AFCD names them all." },
  hk_group_2: {
    ...AFCD,
    on: HK_2,
    off: [...HK_NOT_2, "US-HI"],
    rest: "off",
    restSays: "AFCD names them all.",
  },
  /** Thirty days of quarantine with a sample in place of 120. */
  hk_group_3a: {
    ...AFCD,
    source: "AFCD, group IIIA: Macau and the Mainland",
    on: codes("MO CN"),
    off: [],
    rest: "off",
    restSays: "Macau since 1 December 2024, the Mainland since 3 June 2025.",
    url: "https://www.info.gov.hk/gia/general/202505/13/P2025051300252.htm",
    dated: "2025-05-13",
  },
  /** Everywhere else: at least four months of quarantine. */
  hk_group_3: {
    ...AFCD,
    on: HK_NOT_2,
    off: [...HK_1, ...HK_2, "MO", "CN"],
    rest: "on",
    restSays: "“Countries and places not covered by group I and group II”, but for those of group IIIA.",
  },
  /** From where a pet comes to Malaysia without a quarantine. */
  my_free: {
    on: codes("GB IE AU NZ JP BN SG"),
    off: [],
    rest: "off",
    restSays: "The regulation for all others names these as what it is not for.",
    source: "Regulation on dogs and cats from other countries, as mamadog.com.my copies it",
    url: "https://fr.mamadog.com.my/importing-into-malaysia",
    dated: null,
    asOf: READ_ON,
  },
  kr_rabies_free: {
    on: codes("JP TW CY AU NZ PT IS GU US-HI WS KY PF MQ RE WF AL DM MK LI MY CH IE FJ SG JM GB"),
    off: codes("US CA CN TH IN PH VN RU BR ZA MX"),
    rest: "asked",
    restSays: "Korea goes by WOAH's list of the day; this one is of December 2012.",
    source: "petairline.co.kr on the rules of 1 December 2012",
    url: "http://www.petairline.co.kr/public_html/html/sub/entry/entry.html",
    dated: "2012-12-01",
    asOf: READ_ON,
  },
  /** Exempt from quarantine with a chip alone. */
  cn_designated: {
    on: codes("NZ AU FJ PF US-HI GU JM IS GB IE LI CY PT SE CH JP SG HK MO"),
    off: [],
    rest: "off",
    restSays: "Customs names nineteen; pets from elsewhere need a report of antibodies.",
    source: "General Administration of Customs, as Xinhua tells it",
    url: "https://peoplesdaily.pdnews.cn/china/pets-entering-china-enjoy-eased-isolation-quarantine-check-46299.html",
    dated: "2019-05-01",
    asOf: READ_ON,
  },
  tw_rabies_free: {
    on: codes("JP GB SE IS AU NZ NO US-HI GU SG"),
    off: [],
    rest: "off",
    restSays: "“Countries not recognised as rabies-free are recognised as rabies-infected.”",
    source: "Guidelines of quarantine requirements for importing dogs or cats into Taiwan",
    url: "https://docsbay.net/quarantine-rules-for-the-importation-of-dogs-or-cats-into-taiwan",
    dated: "2013-03-28",
    asOf: READ_ON,
  },
  /** From where a pet may come to Taiwan at all. */
  tw_accepted: {
    on: [],
    off: codes("BD CN"),
    rest: "on",
    restSays: "“Dogs or cats from Bangladesh and China (not including Hong Kong and Macao) are not allowed.”",
    source: "Guidelines of quarantine requirements for importing dogs or cats into Taiwan",
    url: "https://docsbay.net/quarantine-rules-for-the-importation-of-dogs-or-cats-into-taiwan",
    dated: "2013-03-28",
    asOf: READ_ON,
  },
} as const satisfies Record<string, CountryList>;
