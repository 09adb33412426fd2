import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Airport } from "#contracts/airports/shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import type { workspaceChangeRoutes } from "#contracts/workspaces/changes-routes.ts";
import { OwnersTravelPatch } from "#contracts/workspaces/changes-shapes.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { workspaces } from "#db/schema.ts";
import { allowWorkspace, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { lookAgain, onlyIf } from "#worker/core/writing.ts";
import { airportsNamed, placeIn } from "#worker/domains/airports/airports-of.ts";
import { saidOfTravel } from "#worker/domains/journeys/said-facts.ts";
import { tellTravel } from "#worker/domains/journeys/tell-travel.ts";
import {
  arrivalColumns,
  followTravel,
  settle,
  travelQueries,
} from "#worker/domains/journeys/travel-writes.ts";

import { toWorkspace } from "./internal/rows.ts";

type Input = z.output<typeof workspaceChangeRoutes.updateTravel.input>;
type Patch = Omit<Input, "workspaceId" | "version">;

/**
 * Changes what is known of the way: dates, route, who travels along, flight and crate. What hangs on departure or arrival
 * moves with them in the same batch, and the people of the journey are told of a new departure. A place given by an
 * airport's code is kept as that code.
 * @throws Fault `stale_version`; `forbidden` for an owner who says what is the company's; `invalid_input` for dates that
 * cannot follow one another and for a departure in the past.
 */
export function updateTravel(act: Act, input: Input): Promise<Workspace> {
  return lookAgain(() => change(act, input));
}

async function change(act: Act, { workspaceId, version, ...wanted }: Input): Promise<Workspace> {
  const named = [wanted.departureAirport, wanted.arrivalAirport, ...(wanted.stops ?? [])];
  const { workspace, also } = await allowWorkspace(act, workspaceId, "complete", (db) => [
    airportsNamed(
      db,
      named.filter((text) => typeof text === "string"),
    ),
    ...travelQueries(db, workspaceId),
  ]);
  if (!act.isStaff && Object.keys(wanted).some((name) => !MAY_SAY.has(name))) throw new Fault("forbidden");
  const [wantedPlaces, , steps, placesNow, arrivals] = also;
  const airports = [...wantedPlaces, ...placesNow];
  if (workspace.version !== version) throw new Fault("stale_version");
  const patch = placed(wanted, airports);
  refuseBadDates(act, workspace, { ...workspace, ...withoutUndefined(patch) }, airports);
  const settled = settle(workspace, patch, airports, arrivals);
  const { before, after, isNothing } = changedOf<WorkspaceRow, Patch>(workspace, {
    ...patch,
    ...arrivalColumns(settled, workspace),
  });
  if (isNothing) return toWorkspace(workspace);
  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from workspaces where id = ${workspaceId} and version = ${version})`),
    ...followTravel(act, db, { workspace, steps, arrivals }, settled),
    db
      .update(workspaces)
      .set({ ...after, version: sql`${workspaces.version} + 1` })
      .where(and(eq(workspaces.id, workspaceId), eq(workspaces.version, version))),
    ...saidOfTravel(act, db, workspaceId, Object.keys(withoutUndefined(wanted))),
    ...tellTravel(act, db, workspace, { before, after }),
    db.select().from(workspaces).where(eq(workspaces.id, workspaceId)),
  ]);
  const [found] = answerOf(results);
  if (!found) throw new Fault("not_found");
  return toWorkspace(found);
}

const MAY_SAY = new Set(Object.keys(OwnersTravelPatch.shape));

function placed(wanted: Patch, airports: readonly Airport[]): Patch {
  const codeOf = (text: string) => placeIn(airports, text)?.code ?? text;
  return {
    ...wanted,
    ...(wanted.departureAirport && { departureAirport: codeOf(wanted.departureAirport) }),
    ...(wanted.arrivalAirport && { arrivalAirport: codeOf(wanted.arrivalAirport) }),
    ...(wanted.stops && { stops: wanted.stops.map(codeOf) }),
  };
}

const withoutUndefined = (patch: Patch) =>
  Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Partial<WorkspaceRow>;

/** It is today's date where the flight leaves that counts. */
function refuseBadDates(
  act: Act,
  workspace: WorkspaceRow,
  next: WorkspaceRow,
  airports: readonly Airport[],
): void {
  const { departureDate, returnDate } = next;
  const zone = placeIn(airports, next.departureAirport)?.timeZone ?? act.circumstances.companyZone;
  if (departureDate !== workspace.departureDate && departureDate < dateInZone(act.now, zone))
    throw badFields({ departureDate: "The departure date cannot be in the past" });
  if (returnDate !== null && returnDate < departureDate)
    throw badFields({ returnDate: "The return cannot be before the departure" });
}
