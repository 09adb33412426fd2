/** Whose word a rule rests on, and where that authority begins: what is linked to where the very page is not known. */
export const AUTHORITIES = {
  cdc: { name: "Centers for Disease Control and Prevention, USA", start: "https://www.cdc.gov/importation/" },
  aphis: {
    name: "USDA Animal and Plant Health Inspection Service",
    start: "https://www.aphis.usda.gov/aphis/pet-travel",
  },
  cfia: { name: "Canadian Food Inspection Agency", start: "https://inspection.canada.ca/" },
  gov_uk: { name: "GOV.UK, Defra and APHA", start: "https://www.gov.uk/bring-pet-to-great-britain" },
  eu: {
    name: "European Commission",
    start: "https://food.ec.europa.eu/animals/movement-pets",
  },
  germany: { name: "Zoll, Germany", start: "https://www.zoll.de/" },
  france: {
    name: "Ministère de l’Agriculture, France",
    start: "https://mesdemarches.agriculture.gouv.fr/",
  },
  daff: {
    name: "Department of Agriculture, Fisheries and Forestry, Australia",
    start: "https://www.agriculture.gov.au/",
  },
  aqs: { name: "Animal Quarantine Service, Japan", start: "https://www.maff.go.jp/aqs/english/" },
  moccae: { name: "Ministry of Climate Change and Environment, UAE", start: "https://www.moccae.gov.ae/" },
  mpi: { name: "Ministry for Primary Industries, New Zealand", start: "https://www.mpi.govt.nz/" },
  avs: { name: "Animal & Veterinary Service, Singapore", start: "https://www.nparks.gov.sg/avs" },
  fsvo: {
    name: "Federal Food Safety and Veterinary Office, Switzerland",
    start: "https://www.blv.admin.ch/",
  },
  mapa: {
    name: "Ministério da Agricultura e Pecuária, Brazil",
    start: "https://www.gov.br/agricultura/",
  },
  senasica: { name: "SENASICA, Mexico", start: "https://www.gob.mx/senasica" },
  south_africa: { name: "Department of Agriculture, South Africa", start: "http://www.daff.gov.za/" },
  afcd: {
    name: "Agriculture, Fisheries and Conservation Department, Hong Kong",
    start:
      "https://www.afcd.gov.hk/english/quarantine/qua_ie/qua_ie_ipab/qua_ie_ipab_idc/qua_ie_ipab_idc.html",
  },
  aqcs: {
    name: "Animal Quarantine and Certification Services, India",
    start: "https://aqcsindia.gov.in/Home/ImportPetUnderBaggage",
  },
  qia: {
    name: "Animal and Plant Quarantine Agency, South Korea",
    start: "https://www.qia.go.kr/",
  },
  hawaii: {
    name: "Hawaii Department of Agriculture, Animal Quarantine",
    start: "https://governorige.hawaii.gov/newsroom/latest-news/news-release-on-new-rabies-quarantine-rules/",
  },
  guam: {
    name: "Guam Department of Agriculture",
    start: "https://www.andersen.af.mil/About-Us/Fact-Sheets/Display/Article/414480/shipping-your-pets/",
  },
  dld: {
    name: "Department of Livestock Development, Thailand",
    start: "https://athens.thaiembassy.org/en/page/17403-requirement-for-importation-of-dogs-cats",
  },
  turkiye: {
    name: "Ministry of Agriculture and Forestry, Türkiye",
    start: "https://vskn.tarimorman.gov.tr/ataturk/Link/16/Kedi-Kopek-Gelincik-Seyahati",
  },
  gacc: {
    name: "General Administration of Customs, China",
    start: "http://english.customs.gov.cn/",
  },
  aphia: {
    name: "Animal and Plant Health Inspection Agency, Taiwan",
    start: "https://law.moa.gov.tw/EngLawContent.aspx?id=159&lan=E",
  },
  israel: {
    name: "Veterinary Services, Ministry of Agriculture, Israel",
    start: "https://www.gov.il/en/departments/ministry_of_agriculture_and_rural_development",
  },
  qatar: {
    name: "Ministry of Municipality, Qatar",
    start: "https://hukoomi.gov.qa/en/service/request-pet-import-permits-for-hayya-card-holders",
  },
  mewa: {
    name: "Ministry of Environment, Water and Agriculture, Saudi Arabia",
    start: "https://www.mewa.gov.sa/en/HowWeCanHelp/Help/FAQ/Pages/default.aspx",
  },
  bai: {
    name: "Bureau of Animal Industry, Philippines",
    start: "https://phjapan.da.gov.ph/traveling-with-pets-to-the-philippines/",
  },
  maqis: {
    name: "Malaysian Quarantine and Inspection Services",
    start: "https://www.maqis.gov.my/index.php/haiwan-kesayangan/",
  },
  senasa: {
    name: "Servicio Nacional de Salud Animal, Costa Rica",
    start: "https://www.senasa.go.cr/",
  },
  daera: {
    name: "Department of Agriculture, Environment and Rural Affairs, Northern Ireland",
    start: "http://www.daera-ni.gov.uk/articles/travelling-pets",
  },
  mast: {
    name: "Food and Veterinary Authority, Iceland",
    start: "https://www.mast.is/en/import-export/import-of-live-animals",
  },
  mattilsynet: {
    name: "Mattilsynet, Norway",
    start: "https://mattilsynet.no/dyr/kjaeledyr/hund/forbudte-hunder-og-hunderaser",
  },
  denmark: {
    name: "Danish Veterinary and Food Administration",
    start: "https://foedevarestyrelsen.dk/",
  },
  ireland: {
    name: "Department of Agriculture, and local authorities, Ireland",
    start: "https://waterfordcouncil.ie/services/environment/dog-control/restricted-dog-breeds/",
  },
  gibraltar: {
    name: "Environmental Agency, Gibraltar",
    start: "http://environmental-agency.gi/index.php/importation-of-pets",
  },
  monaco: {
    name: "Principality of Monaco",
    start: "https://en.gouv.mc/",
  },
  san_marino: {
    name: "Veterinary health service, and tourist office, San Marino",
    start: "https://www.visitsanmarino.com/en/contenuto/Vivi/Turismo-Pet-Friendly.html",
  },
} as const satisfies Record<string, { name: string; start: string }>;

export type AuthorityName = keyof typeof AUTHORITIES;
