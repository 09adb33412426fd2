import type { Priority, WorkspaceStatus } from "#contracts/workspaces/shapes.ts";

import type { PetKey } from "./client-table.ts";
import type { ColleagueKey, HelperKey } from "./people.ts";
import type { WorkflowKey } from "./workflows.ts";

export type JourneyRow = {
  pet: PetKey;
  workflow: WorkflowKey;
  status: WorkspaceStatus;
  priority: Priority;
  /** The colleague in charge. */
  lead: ColleagueKey;
  /** Days since it was created, and days until it departs; negative has departed. */
  created: number;
  departs: number;
  /** Airports; nobody knows them before the booking form. */
  route?: readonly [from: string, to: string];
  /** The time of departure at the airport, and the hours to arrival with every stop. */
  flight?: readonly [time: string, hours: number];
  /** Airports on the way. */
  by?: readonly string[];
  /** How many steps are done, from the first. */
  done: number;
  /** The open step has been done by its person and waits for the company. */
  inReview?: true;
  family?: readonly HelperKey[];
  tags?: readonly string[];
  about: string;
  notes?: string;
};

/**
 * One journey a line; the first two are those of the demo owners. `done` is where the plan of the workflow stands today,
 * so that what is open is due in time, but for the five actions of the 'Your Turn' tab:
 * Kiwi's inspection (two days late), चाय's booking form (one day), Барон's rabies certificate (today), Max's visit (tomorrow),
 * さくら's transfer (in three days).
 */
// oxfmt-ignore
export const JOURNEYS: readonly JourneyRow[] = [
  { pet: "bella", workflow: "usa", status: "in_progress", priority: "high", lead: "anna", created: 4, departs: 15, route: ["LHR", "JFK"], flight: ["18:30", 8], done: 0, family: ["james", "rosa"], tags: ["First journey"], about: "The Whitfields move to New York; Bella flies on the same day as the family.", notes: "Sarah prefers the phone after 17:00." },
  { pet: "sakura", workflow: "usa", status: "in_progress", priority: "medium", lead: "anna", created: 4, departs: 45, route: ["NRT", "LAX"], flight: ["17:05", 10], done: 0, inReview: true, family: ["kenji"], about: "美咲 follows her employer to Los Angeles.", notes: "Transfer announced; look at the account." },
  { pet: "kiwi", workflow: "exotics", status: "active", priority: "high", lead: "marek", created: 60, departs: 4, route: ["SYD", "LAX"], flight: ["10:40", 13], done: 5, tags: ["CITES"], about: "African grey parrot with an Australian export permit.", notes: "The inspector answers by phone only." },
  { pet: "mruczek", workflow: "usaCats", status: "active", priority: "medium", lead: "anna", created: 30, departs: 33, route: ["FRA", "JFK"], flight: ["13:20", 9], done: 2, about: "Mruczek joins Łucja in New York; flies from Frankfurt." },
  { pet: "simsim", workflow: "catsUk", status: "pending", priority: "low", lead: "ines", created: 6, departs: 75, route: ["DXB", "LHR"], done: 0, about: "A posting to the embassy in London." },
  { pet: "clover", workflow: "usa", status: "active", priority: "low", lead: "marek", created: 25, departs: 64, route: ["CDG", "JFK"], flight: ["11:10", 9], done: 3, about: "A rabbit for New York; the airline takes rabbits in the hold only." },
  { pet: "otto", workflow: "australia", status: "completed", priority: "medium", lead: "anna", created: 240, departs: -6, route: ["FRA", "SYD"], flight: ["21:40", 26], by: ["SIN", "MEL"], done: 14, tags: ["Quarantine"], about: "Enters in Melbourne, ten days at Mickleham, then on to Sydney by road." },
  { pet: "nori", workflow: "japan", status: "completed", priority: "medium", lead: "ines", created: 254, departs: -10, route: ["LHR", "NRT"], flight: ["09:20", 14], done: 12, about: "Seven months of preparation; cleared in Narita within the hour." },
  { pet: "bori", workflow: "australia", status: "active", priority: "medium", lead: "anna", created: 130, departs: 95, route: ["LAX", "SYD"], flight: ["22:30", 15], done: 8, tags: ["Quarantine"], about: "Min-jun starts at a university in Sydney; quarantine in Melbourne is booked." },
  { pet: "max", workflow: "uae", status: "active", priority: "high", lead: "anna", created: 34, departs: 22, route: ["LHR", "DXB"], flight: ["14:05", 7], done: 4, tags: ["Snub-nosed"], about: "French Bulldog: only on a day below 27 °C at both ends." },
  { pet: "athina", workflow: "eu", status: "active", priority: "medium", lead: "marek", created: 20, departs: 58, route: ["JFK", "FRA"], flight: ["17:55", 8], done: 3, about: "Ελένη goes back to Europe; Αθηνά takes a tablet every morning." },
  { pet: "rocky", workflow: "dogsUk", status: "active", priority: "high", lead: "marek", created: 82, departs: -1, route: ["DXB", "LHR"], flight: ["23:50", 22], by: ["FRA"], done: 12, tags: ["Strong breed"], about: "On the way, with a night in the Frankfurt animal lounge." },
  { pet: "baron", workflow: "dogsUk", status: "in_progress", priority: "medium", lead: "marek", created: 41, departs: 30, route: ["FRA", "LHR"], flight: ["08:15", 2], done: 3, inReview: true, about: "Дмитро moves from Berlin to London in the new year." },
  { pet: "zuzu", workflow: "exotics", status: "in_progress", priority: "low", lead: "marek", created: 12, departs: 48, route: ["CDG", "LHR"], done: 1, tags: ["CITES"], about: "A tortoise hatched in France, with its EU certificate." },
  { pet: "chai", workflow: "catsUk", status: "in_progress", priority: "medium", lead: "anna", created: 15, departs: 52, route: ["DXB", "LHR"], done: 1, about: "सुनीता takes up a place at a London university." },
  { pet: "nemo", workflow: "exotics", status: "pending", priority: "low", lead: "ines", created: 3, departs: 90, route: ["JFK", "LHR"], done: 0, about: "One clownfish and its anemone." },
  { pet: "q", workflow: "exotics", status: "pending", priority: "low", lead: "ines", created: 1, departs: 110, done: 0, about: "Where to is not settled yet." },
  { pet: "khaopan", workflow: "usaHighRisk", status: "pending", priority: "high", lead: "anna", created: 5, departs: 120, done: 0, tags: ["Titer"], about: "From Bangkok, by way of Tokyo or Dubai; titer first." },
  { pet: "mochi", workflow: "exotics", status: "completed", priority: "low", lead: "marek", created: 80, departs: -24, route: ["FRA", "CDG"], flight: ["07:30", 1], done: 9, about: "The smallest passenger of the year." },
  { pet: "luna", workflow: "brazil", status: "completed", priority: "medium", lead: "anna", created: 110, departs: -38, route: ["LAX", "GRU"], flight: ["19:45", 15], done: 7, tags: ["Senior pet"], about: "Nine years old and fit to fly." },
  { pet: "pixel", workflow: "eu", status: "completed", priority: "low", lead: "ines", created: 110, departs: -52, route: ["LHR", "FRA"], flight: ["06:50", 2], done: 10, about: "A ferret with a better passport than most." },
  { pet: "taro", workflow: "usaCats", status: "completed", priority: "medium", lead: "anna", created: 130, departs: -75, route: ["NRT", "LAX"], flight: ["17:05", 10], done: 7, about: "Followed Min-jun after the summer term." },
  { pet: "simba", workflow: "southAfrica", status: "completed", priority: "high", lead: "anna", created: 180, departs: -110, route: ["LHR", "JNB"], flight: ["18:20", 12], done: 9, tags: ["Strong breed"], about: "Five blood tests, all clear." },
  { pet: "hugo", workflow: "eu", status: "completed", priority: "low", lead: "marek", created: 220, departs: -160, route: ["JFK", "CDG"], flight: ["19:30", 7], done: 10, tags: ["Senior pet"], about: "Back to Paris with the whole family." },
];

/** Zones of the airports beyond the lookup of contracts/airports/terms.ts. */
export const OTHER_ZONES: Readonly<Record<string, string>> = {
  GRU: "America/Sao_Paulo",
  JNB: "Africa/Johannesburg",
};
