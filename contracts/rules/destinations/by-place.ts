import type { Destination } from "#contracts/rules/rule.ts";
import type { Country } from "#contracts/rules/types.ts";

/** A destination whose rules are held, without them: they come with `load`. */
export type HeldDestination = {
  readonly name: string;
  readonly countries: readonly Country[];
  readonly load: () => Promise<Destination>;
};

const held = (name: string, countries: string, load: () => Promise<Destination>): HeldDestination => ({
  name,
  countries: countries.split(" "),
  load,
});

/** What there is to choose from, in the order of `all.ts`. A browser fetches the rules of the journeys it judges. */
export const HELD_DESTINATIONS: readonly HeldDestination[] = [
  held("USA", "US", async () => (await import("./usa.ts")).USA),
  held("Canada", "CA", async () => (await import("./canada.ts")).CANADA),
  held("Great Britain", "GB", async () => (await import("./great-britain.ts")).GREAT_BRITAIN),
  held("Germany", "DE", async () => (await import("./european-union.ts")).GERMANY),
  held("France", "FR", async () => (await import("./european-union.ts")).FRANCE),
  held(
    "European Union",
    "AT BE BG HR CZ EE GR HU IT LV LT LU NL PL RO SK SI ES SE",
    async () => (await import("./european-union.ts")).REST_OF_EU,
  ),
  held("Finland", "FI", async () => (await import("./eu-members.ts")).FINLAND),
  held("Ireland", "IE", async () => (await import("./eu-members.ts")).IRELAND),
  held("Malta", "MT", async () => (await import("./eu-members.ts")).MALTA),
  held("Norway", "NO", async () => (await import("./eu-members.ts")).NORWAY),
  held("Denmark", "DK", async () => (await import("./eu-members.ts")).DENMARK),
  held("Portugal", "PT", async () => (await import("./eu-members.ts")).PORTUGAL),
  held("Cyprus", "CY", async () => (await import("./eu-members.ts")).CYPRUS),
  held("Northern Ireland", "GB-NIR", async () => (await import("./northern-ireland.ts")).NORTHERN_IRELAND),
  held("Iceland", "IS", async () => (await import("./iceland.ts")).ICELAND),
  held("Gibraltar", "GI", async () => (await import("./microstates.ts")).GIBRALTAR),
  held("Monaco", "MC", async () => (await import("./microstates.ts")).MONACO),
  held("San Marino", "SM", async () => (await import("./microstates.ts")).SAN_MARINO),
  held("Australia", "AU", async () => (await import("./australia.ts")).AUSTRALIA),
  held("Japan", "JP", async () => (await import("./japan.ts")).JAPAN),
  held("United Arab Emirates", "AE", async () => (await import("./uae.ts")).UAE),
  held("New Zealand", "NZ", async () => (await import("./new-zealand.ts")).NEW_ZEALAND),
  held("Singapore", "SG", async () => (await import("./singapore.ts")).SINGAPORE),
  held("Switzerland", "CH LI", async () => (await import("./switzerland.ts")).SWITZERLAND),
  held("Brazil", "BR", async () => (await import("./brazil.ts")).BRAZIL),
  held("Mexico", "MX", async () => (await import("./mexico.ts")).MEXICO),
  held("South Africa", "ZA", async () => (await import("./south-africa.ts")).SOUTH_AFRICA),
  held("Hong Kong", "HK", async () => (await import("./hong-kong.ts")).HONG_KONG),
  held("India", "IN", async () => (await import("./india.ts")).INDIA),
  held("South Korea", "KR", async () => (await import("./korea.ts")).SOUTH_KOREA),
  held("Hawaii", "US-HI", async () => (await import("./hawaii-and-guam.ts")).HAWAII),
  held("Guam", "GU", async () => (await import("./hawaii-and-guam.ts")).GUAM),
  held("Thailand", "TH", async () => (await import("./thailand.ts")).THAILAND),
  held("Türkiye", "TR", async () => (await import("./turkiye.ts")).TURKIYE),
  held("China", "CN", async () => (await import("./china.ts")).CHINA),
  held("Taiwan", "TW", async () => (await import("./taiwan.ts")).TAIWAN),
  held("Israel", "IL", async () => (await import("./israel.ts")).ISRAEL),
  held("Qatar", "QA", async () => (await import("./gulf.ts")).QATAR),
  held("Saudi Arabia", "SA", async () => (await import("./gulf.ts")).SAUDI_ARABIA),
  held("Philippines", "PH", async () => (await import("./philippines.ts")).PHILIPPINES),
  held("Malaysia", "MY", async () => (await import("./malaysia.ts")).MALAYSIA),
  held("Costa Rica", "CR", async () => (await import("./costa-rica.ts")).COSTA_RICA),
];
