import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Airport } from "#contracts/airports/shapes.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { workspaceChangeRoutes } from "#contracts/workspaces/changes-routes.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { tasks, workspaces } from "#db/schema.ts";
import { allowWorkspace, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain, onlyIf } from "#worker/core/writing.ts";
import { airportsNamed, airportsOfJourney, placeIn } from "#worker/domains/airports/airports-of.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { followDeparture } from "#worker/domains/tasks/due-dates.ts";

import { changedOf } from "./internal/changed.ts";
import { toWorkspace } from "./internal/rows.ts";

type Input = z.output<typeof workspaceChangeRoutes.updateTravel.input>;
type Patch = Omit<Input, "workspaceId" | "version">;

/**
 * Changes dates, route, flight and crate. What is due relative to the departure or the arrival moves with it in the same
 * batch, and the people of the journey are told of a new departure. A place given by an airport's code is kept as that code.
 * @throws Fault `stale_version`; `invalid_input` for dates that cannot follow one another and for a departure in the past.
 */
export function updateTravel(act: Act, input: Input): Promise<Workspace> {
  return lookAgain(() => change(act, input));
}

async function change(act: Act, { workspaceId, version, ...wanted }: Input): Promise<Workspace> {
  const named = [wanted.departureAirport, wanted.arrivalAirport, ...(wanted.stops ?? [])];
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    db.select().from(tasks).where(eq(tasks.workspaceId, workspaceId)).orderBy(asc(tasks.position)),
    airportsNamed(
      db,
      named.filter((text) => typeof text === "string"),
    ),
    airportsOfJourney(db, workspaceId),
  ]);
  const [steps, wantedPlaces, placesNow] = also;
  const airports = [...wantedPlaces, ...placesNow];
  if (workspace.version !== version) throw new Fault("stale_version");
  const patch = placed(wanted, airports);
  const next = { ...workspace, ...withoutUndefined(patch) };
  refuseBadDates(act, workspace, next, airports);
  const { before, after } = changedOf<WorkspaceRow, Patch>(workspace, patch);
  if (Object.keys(after).length === 0) return toWorkspace(workspace);
  const isMoved =
    next.departureDate !== workspace.departureDate || next.arrivalDate !== workspace.arrivalDate;
  const ids = steps.map(({ id }) => id);

  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from workspaces where id = ${workspaceId} and version = ${version})`),
    ...(isMoved && ids.length > 0
      ? [
          // Every step is as it was read: a date that somebody has just given by hand is not moved.
          onlyIf(
            db,
            sql`(select sum(version) from tasks where ${inArray(tasks.id, ids)}) = ${steps.reduce((sum, step) => sum + step.version, 0)}`,
          ),
          ...followDeparture(act, db, steps, next),
        ]
      : []),
    db
      .update(workspaces)
      .set({ ...after, version: sql`${workspaces.version} + 1` })
      .where(and(eq(workspaces.id, workspaceId), eq(workspaces.version, version))),
    record(act, db, {
      kind: "workspace.updated",
      workspaceId,
      subject: workspace.name,
      data: { before, after },
    }),
    ...(next.departureDate === workspace.departureDate
      ? []
      : [
          notifyMembers(db, {
            workspaceId,
            audience: "all",
            kind: "journey",
            title: "New departure date",
            message: `${workspace.name} now departs on ${next.departureDate}.`,
            type: "info",
            category: "travel",
            actionUrl: sql`'/workspace/' || ${workspaceId} || iif(users.role = 'customer', '/customer', '')`,
            at: act.now,
            except: act.who.userId,
          }),
        ]),
    db.select().from(workspaces).where(eq(workspaces.id, workspaceId)),
  ]);
  const [found] = answerOf(results);
  if (!found) throw new Fault("not_found");
  return toWorkspace(found);
}

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

/** It is today's date where the flight leaves that counts. An arrival can be the day before, over the date line. */
function refuseBadDates(
  act: Act,
  workspace: WorkspaceRow,
  next: WorkspaceRow,
  airports: readonly Airport[],
): void {
  const { departureDate, arrivalDate, returnDate } = next;
  const zone = placeIn(airports, next.departureAirport)?.timeZone ?? act.circumstances.companyZone;
  if (departureDate !== workspace.departureDate && departureDate < dateInZone(act.now, zone))
    throw badFields({ departureDate: "The departure date cannot be in the past" });
  if (arrivalDate !== null && arrivalDate < addDays(departureDate, -1))
    throw badFields({ arrivalDate: "The arrival cannot be before the departure" });
  if (returnDate !== null && returnDate < departureDate)
    throw badFields({ returnDate: "The return cannot be before the departure" });
}
