import type { AccountStatus } from "#contracts/admin/shapes.ts";
import type { Role } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";

import { CLIENTS, type ClientKey } from "./client-table.ts";
import { add, type World } from "./world.ts";

type Person = {
  name: string;
  email: string;
  role: Role;
  status: AccountStatus;
  jobTitle?: string;
  phone?: string;
  zone: string;
  /** Days since the account was made. */
  since: number;
};

/** One colleague a line; one without a job title shows as 'Co-founder'. */
// oxfmt-ignore
export const COLLEAGUES = {
  anna: { name: "Anna Lindqvist", email: "anna.lindqvist@portal.example", role: "admin", status: "active", jobTitle: "Operations lead", phone: "+44 20 7946 0101", zone: "Europe/London", since: 1420 },
  marek: { name: "Marek Dvořák", email: "marek.dvorak@portal.example", role: "staff", status: "active", jobTitle: "Journey coordinator", phone: "+420 601 555 014", zone: "Europe/Prague", since: 910 },
  ines: { name: "Ines Carvalho", email: "ines.carvalho@portal.example", role: "admin", status: "active", phone: "+351 21 555 0132", zone: "Europe/Lisbon", since: 1500 },
  kwame: { name: "Kwame Mensah", email: "kwame.mensah@portal.example", role: "staff", status: "active", jobTitle: "Veterinary liaison", zone: "Europe/London", since: 640 },
  huong: { name: "Nguyễn Thị Hương", email: "huong.nguyen@portal.example", role: "staff", status: "active", jobTitle: "Document specialist", zone: "Europe/Berlin", since: 505 },
  sofia: { name: "Σοφία Παπαδοπούλου", email: "sofia.papadopoulou@portal.example", role: "staff", status: "active", jobTitle: "Airline liaison", zone: "Europe/Athens", since: 388 },
  tomasz: { name: "Tomasz Żółkiewski", email: "tomasz.zolkiewski@portal.example", role: "staff", status: "inactive", jobTitle: "Ground transport coordinator", zone: "Europe/Warsaw", since: 980 },
  bilal: { name: "بلال حداد", email: "bilal.haddad@portal.example", role: "staff", status: "inactive", jobTitle: "Customs broker", zone: "Asia/Dubai", since: 720 },
  grace: { name: "Grace O’Neill", email: "grace.o'neill@portal.example", role: "staff", status: "pending", jobTitle: "Billing specialist", zone: "Europe/Dublin", since: 6 },
  aarav: { name: "आरव शर्मा", email: "aarav.sharma@portal.example", role: "staff", status: "pending", zone: "Asia/Kolkata", since: 3 },
} as const satisfies Record<string, Person>;
export type ColleagueKey = keyof typeof COLLEAGUES;

/** People beside the owners who take part in journeys: family, vets, agents at the airports. */
// oxfmt-ignore
export const HELPERS = {
  james: { name: "James Whitfield", email: "james@whitfield.example", role: "customer", status: "active", zone: "Europe/London", since: 1 },
  rosa: { name: "Rosa Whitfield", email: "rosa@whitfield.example", role: "customer", status: "active", zone: "Europe/London", since: 1 },
  kenji: { name: "田中 健二", email: "kenji@tanaka.example", role: "customer", status: "active", zone: "Asia/Tokyo", since: 1 },
  amara: { name: "Dr. Amara Osei", email: "amara.osei@cityvets.example", role: "customer", status: "active", phone: "+44 20 7946 0177", zone: "Europe/London", since: 460 },
  mateo: { name: "Mateo Silva", email: "mateo+pets@groundcrew.example", role: "customer", status: "active", phone: "+1 310 555 0147", zone: "America/Los_Angeles", since: 400 },
} as const satisfies Record<string, Person>;
export type HelperKey = keyof typeof HELPERS;

export type PersonKey = ColleagueKey | HelperKey | ClientKey;

/** The demo accounts come first, in the order their ids ask for. */
const FIRST = ["anna", "marek", "sarah", "misaki"] as const satisfies readonly PersonKey[];

function personOf(key: PersonKey): Person {
  if (key in CLIENTS) return { ...CLIENTS[key as ClientKey], role: "customer" };
  return { ...COLLEAGUES, ...HELPERS }[key as ColleagueKey | HelperKey];
}

const EVERYBODY = Object.keys({ ...COLLEAGUES, ...CLIENTS, ...HELPERS }) as PersonKey[];
const ORDER: readonly PersonKey[] = [...new Set<PersonKey>([...FIRST, ...EVERYBODY])];

const IDS = new Map(ORDER.map((key, index) => [key, index + 1]));

export function userId(key: PersonKey): number {
  const id = IDS.get(key);
  if (!id) throw new Error(`There is nobody called ${key}`);
  return id;
}

export const nameOf = (key: PersonKey): string => personOf(key).name;
export const emailOf = (key: PersonKey): string => personOf(key).email;

export function addPeople(world: World, accountsOnly: boolean): void {
  for (const key of accountsOnly ? FIRST : ORDER) {
    const { name, email, role, status, zone, since, ...rest } = personOf(key);
    add(world, "users", {
      fullName: name,
      email,
      role,
      status,
      jobTitle: rest.jobTitle ?? null,
      phone: rest.phone ?? null,
      timeZone: zone,
      createdAt: world.clock.at(-since, "09:15"),
    });
  }
  if (userId("misaki") !== DEMO_ACCOUNTS.secondOwner) throw new Error("The demo accounts have other ids");
}

const TEAMS: readonly { name: string; members: readonly ColleagueKey[] }[] = [
  { name: "Americas desk", members: ["anna", "sofia", "grace"] },
  { name: "Europe desk", members: ["marek", "huong", "tomasz"] },
  { name: "Asia-Pacific and Gulf desk", members: ["ines", "kwame", "bilal", "aarav"] },
  { name: "Documents and vets", members: ["huong", "kwame"] },
];

export function addTeams(world: World): void {
  for (const [index, team] of TEAMS.entries()) {
    const teamId = add(world, "teams", { name: team.name, createdAt: world.clock.at(-400 + index, "10:00") });
    for (const key of team.members) world.rows.teamMembers.push({ teamId, userId: userId(key) });
  }
}

/** Colleagues who have been asked and have not come yet. */
export const AWAITED = ["grace", "aarav"] as const satisfies readonly ColleagueKey[];
