import { findAirport } from "#contracts/airports/find-airport.ts";
import { HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { settleTimes } from "#contracts/schedule/event-times.ts";
import type { EventStatus } from "#contracts/schedule/shapes.ts";

import type { PetKey } from "./client-table.ts";
import { type Journey, journeyOf, zoneOfAirport } from "./journeys.ts";
import { add, type World } from "./world.ts";

type EventRow = {
  pet?: PetKey;
  title: string;
  text: string;
  bring?: string;
  days: number;
  time: string;
  minutes: number;
  /** The zone of the place; else the company's. */
  zone?: string;
  place?: string;
  status: EventStatus;
  reason?: string;
};

/** What happens beside the flights, one event a line. */
// oxfmt-ignore
const OTHER_EVENTS: readonly EventRow[] = [
  { pet: "kiwi", title: "CITES inspection for Kiwi", text: "The inspector comes to the cargo terminal; the permit needs the stamp.", days: 2, time: "08:30", minutes: 60, zone: "Australia/Sydney", place: "Sydney Airport, cargo terminal", status: "scheduled" },
  { pet: "bella", title: "Crate measuring for Bella", text: "At home, with the crate specialist.", bring: "Her collar and the towel she sleeps on", days: 5, time: "17:30", minutes: 45, zone: "Europe/London", place: "14 Elm Grove, London", status: "confirmed" },
  { pet: "max", title: "Health certificate visit for Max", text: "Official vet; temperature check for a snub-nosed breed.", bring: "The vaccination book and the microchip certificate", days: 13, time: "10:15", minutes: 30, zone: "Europe/London", place: "City Vets, London", status: "scheduled" },
  { pet: "max", title: "Heat check call with the airline", text: "Forecast for Dubai on the day of travel.", days: 20, time: "16:00", minutes: 20, zone: "Europe/London", status: "cancelled", reason: "The airline has sent the forecast by mail." },
  { pet: "mruczek", title: "Photo session for Mruczek", text: "Side and front, for the crate label.", days: 9, time: "11:00", minutes: 30, zone: "Europe/Berlin", status: "confirmed" },
  { pet: "bori", title: "Canine influenza booster for 보리", text: "Second dose; complete 14 days before export.", days: 9, time: "09:00", minutes: 30, zone: "America/Los_Angeles", place: "Koreatown Animal Clinic", status: "scheduled" },
  { pet: "rocky", title: "Night in the animal lounge", text: "Walk, water and rest between the flights.", days: 0, time: "05:10", minutes: 720, zone: "Europe/Berlin", place: "Frankfurt Airport, Animal Lounge", status: "in-transit" },
  { pet: "otto", title: "Quarantine for Otto", text: "Ten days at the post-entry facility.", days: -5, time: "12:00", minutes: 14_400, zone: "Australia/Melbourne", place: "Mickleham, Victoria", status: "confirmed" },
  { pet: "sakura", title: "Vet visit for さくら", text: "Check before the flight form is filled in.", days: 7, time: "15:00", minutes: 30, zone: "Asia/Tokyo", place: "世田谷動物病院", status: "confirmed" },
  { pet: "nori", title: "Import inspection for Nori", text: "Cleared in 40 minutes.", days: -9, time: "10:00", minutes: 40, zone: "Asia/Tokyo", place: "Narita Airport, Animal Quarantine Service", status: "completed" },
  { title: "Airline review: winter embargoes", text: "Which carriers stop taking snub-nosed breeds, and when.", days: 3, time: "14:00", minutes: 60, status: "confirmed" },
];

/** Events of whole days, which belong to the company. */
const WHOLE_DAYS = [
  { title: "Animal transport conference", text: "Half of the desk is away.", first: 17, last: 18 },
  { title: "Year-end stocktaking of crates", text: "No crates leave the store.", first: 30, last: 30 },
] as const;

/** Departures closer than this are confirmed by the airline. */
const CONFIRMED_WITHIN_DAYS = 30;

export function addEvents(world: World, journeys: readonly Journey[]): void {
  for (const journey of journeys) addFlight(world, journey);
  for (const row of WHOLE_DAYS) addWholeDays(world, row);
  for (const row of OTHER_EVENTS) {
    const startDate = world.clock.at(row.days, row.time, row.zone);
    add(world, "scheduleEvents", {
      workspaceId: row.pet ? journeyOf(journeys, row.pet).id : null,
      eventType: "other",
      title: row.title,
      description: row.text,
      toBring: row.bring ?? "",
      startDate,
      endDate: new Date(startDate.getTime() + row.minutes * MINUTE_MS),
      timeZone: row.zone ?? world.clock.zone,
      location: row.place ?? null,
      status: row.status,
      cancelReason: row.reason ?? null,
      createdAt: world.clock.at(Math.min(-1, row.days - 12), "10:00"),
    });
  }
}

function addWholeDays(world: World, { title, text, first, last }: (typeof WHOLE_DAYS)[number]): void {
  const { clock } = world;
  const { times } = settleTimes({
    timeZone: clock.zone,
    start: clock.date(first),
    end: clock.date(last),
  });
  if (!times) throw new Error(`${title} has no days`);
  add(world, "scheduleEvents", {
    workspaceId: null,
    eventType: "other",
    title,
    description: text,
    ...times,
    status: "scheduled",
    createdAt: clock.at(-9, "10:00"),
  });
}

function addFlight(world: World, journey: Journey): void {
  const { row, flight, petName } = journey;
  if (!flight || !row.route) return;
  const [from, to] = row.route;
  const status = flightStatus(row.departs, row.status);
  const createdAt = world.clock.working(-row.created * 0.6);
  const departure = {
    title: `${petName} departs for ${cityOf(to)}`,
    description: `${from} to ${to}. Check-in at the cargo desk four hours before.`,
    location: placeOf(from),
  };
  const arrival = {
    title: `${petName} arrives in ${cityOf(to)}`,
    description: "Customs and vet check, then the drive home.",
    location: placeOf(to),
  };
  add(world, "scheduleEvents", {
    ...departure,
    workspaceId: journey.id,
    eventType: "departure",
    startDate: flight.departsAt,
    endDate: null,
    timeZone: zoneOfAirport(from),
    status,
    createdAt,
  });
  add(world, "scheduleEvents", {
    ...arrival,
    workspaceId: journey.id,
    eventType: "arrival",
    startDate: flight.arrivesAt,
    endDate: new Date(flight.arrivesAt.getTime() + 3 * HOUR_MS),
    timeZone: zoneOfAirport(to),
    status,
    createdAt,
  });
}

function flightStatus(departs: number, status: Journey["row"]["status"]): EventStatus {
  if (status === "completed") return "completed";
  if (departs < 0) return "in-transit";
  return departs <= CONFIRMED_WITHIN_DAYS ? "confirmed" : "scheduled";
}

const OTHER_CITIES: Readonly<Record<string, string>> = { GRU: "São Paulo", JNB: "Johannesburg" };

const cityOf = (code: string) => findAirport(code)?.city ?? OTHER_CITIES[code] ?? code;
const placeOf = (code: string) => findAirport(code)?.name ?? `${cityOf(code)} (${code})`;
