import { TRAVEL_CLASSES } from "#contracts/forms/terms.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { oneOf } from "#web/core/address.ts";
import { formatDate } from "#web/core/dates.ts";
import { dateOf } from "#web/ui/date-field.tsx";

export const STOPS = ["stop1", "stop2", "stop3", "stop4", "stop5"] as const;
export const MEASURES = ["crateLengthCm", "crateWidthCm", "crateHeightCm"] as const;
export const DATES = ["departureDate", "arrivalDate", "returnDate"] as const;

export function travelValues(journey: WorkspaceDetail) {
  const { travel } = journey;
  const date = (value: string | null) => (value === null ? "" : formatDate(value));
  const figure = (value: number | null) => (value === null ? "" : String(value));
  const stop = (at: number) => travel.stops[at]?.text ?? "";
  return {
    departureDate: formatDate(journey.departureDate),
    departureTime: travel.departureTime ?? "",
    arrivalDate: date(travel.arrivalDate),
    arrivalTime: travel.arrivalTime ?? "",
    returnDate: date(travel.returnDate),
    departureAirport: journey.departureAirport ?? "",
    stop1: stop(0),
    stop2: stop(1),
    stop3: stop(2),
    stop4: stop(3),
    stop5: stop(4),
    arrivalAirport: journey.arrivalAirport ?? "",
    airline: travel.airline ?? "",
    flightNumber: travel.flightNumber ?? "",
    travelClass: travel.travelClass ?? "",
    carrierSize: travel.carrierSize ?? "",
    crateLengthCm: figure(travel.crateLengthCm),
    crateWidthCm: figure(travel.crateWidthCm),
    crateHeightCm: figure(travel.crateHeightCm),
    specialHandling: travel.specialHandling,
    handlingInstructions: travel.handlingInstructions ?? "",
  };
}
export type TravelValues = ReturnType<typeof travelValues>;

/** What the server takes of what was changed; what cannot be read stays as it is and is refused by the shape. */
export function travelPatch(changes: Partial<TravelValues>, values: TravelValues) {
  const { departureDate, departureTime, arrivalDate, arrivalTime, returnDate, travelClass, ...rest } =
    changes;
  const { crateLengthCm, crateWidthCm, crateHeightCm, ...others } = rest;
  const { stop1, stop2, stop3, stop4, stop5, ...texts } = others;
  const date = (text: string) => (text.trim() === "" ? null : (dateOf(text) ?? text));
  const figure = (text: string) => (text.trim() === "" ? null : Number(text.replace(",", ".")));
  const isOtherRoute = [stop1, stop2, stop3, stop4, stop5].some((stop) => stop !== undefined);
  return {
    ...texts,
    ...(departureDate !== undefined && { departureDate: date(departureDate) ?? "" }),
    ...(departureTime !== undefined && { departureTime: departureTime.trim() || null }),
    ...(arrivalDate !== undefined && { arrivalDate: date(arrivalDate) }),
    ...(arrivalTime !== undefined && { arrivalTime: arrivalTime.trim() || null }),
    ...(returnDate !== undefined && { returnDate: date(returnDate) }),
    ...(travelClass !== undefined && { travelClass: oneOf(TRAVEL_CLASSES, travelClass) ?? null }),
    ...(crateLengthCm !== undefined && { crateLengthCm: figure(crateLengthCm) }),
    ...(crateWidthCm !== undefined && { crateWidthCm: figure(crateWidthCm) }),
    ...(crateHeightCm !== undefined && { crateHeightCm: figure(crateHeightCm) }),
    ...(isOtherRoute && { stops: STOPS.map((name) => values[name].trim()).filter((stop) => stop !== "") }),
  };
}
