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
} as const satisfies Record<string, { name: string; start: string }>;

export type AuthorityName = keyof typeof AUTHORITIES;
