import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type * as z from "zod";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import type { workspaceRoutes } from "#contracts/workspaces/routes.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import type { Db } from "#db/client.ts";
import { tasks, teams, users, workspaceMembers, workspaces } from "#db/schema.ts";
import { allowWorkspace, type Allowed, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, answerOf, type UserRow } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import { airportsOfJourney, placesOf } from "#worker/domains/airports/airports-of.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";
import { staffPage } from "#worker/domains/notifications/pages-of-journey.ts";
import { arrive, refusalOfArrival, tellEnded } from "#worker/domains/tasks/end-journey.ts";

import { toWorkspace } from "./internal/rows.ts";

type Input = z.output<typeof workspaceRoutes.update.input>;
type Patch = Omit<Input, "workspaceId" | "version">;
type Change = Omit<Patch, "completionReason"> & Ending;

/**
 * Changes what staff decide of a journey. A new colleague in charge takes over the former one's open steps. A pet that has
 * arrived completes its journey where no step is open; one whose arrival is taken back has its journey go on.
 * @throws Fault `stale_version`; `invalid_input` where the colleague is not an active one or the team is gone, for a day
 * on which no pet can have arrived, and for a journey completed before its arrival without a reason.
 */
export async function updateWorkspace(
  act: Act,
  { workspaceId, version, ...patch }: Input,
): Promise<Workspace> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    db
      .select()
      .from(users)
      .where(
        and(
          eq(users.id, patch.assignedToId ?? 0),
          inArray(users.role, ["staff", "admin"]),
          eq(users.status, "active"),
          isNull(users.removedAt),
        ),
      ),
    db
      .select({ id: teams.id })
      .from(teams)
      .where(eq(teams.id, patch.teamId ?? 0)),
    airportsOfJourney(db, workspaceId),
  ]);
  const [[colleague], [team], airports] = also;
  if (workspace.version !== version) throw new Fault("stale_version");
  if (patch.assignedToId && !colleague)
    throw badFields({ assignedToId: "This colleague cannot take it over" });
  if (patch.teamId && !team) throw badFields({ teamId: "This team is no longer there" });
  const today = dateInZone(
    act.now,
    placesOf(airports, workspace).arrivalPlace?.timeZone ?? act.circumstances.companyZone,
  );
  const ending = endingOf(workspace, patch, today);
  const { before, after, isNothing } = changedOf<WorkspaceRow, Change>(workspace, { ...patch, ...ending });
  if (isNothing) return toWorkspace(workspace);
  const arrivesNow = after.arrivedOn;
  const isCompletedNow = after.status === "completed";
  const assignedToId = after.assignedToId;

  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from workspaces where id = ${workspaceId} and version = ${version})`),
    db
      .update(workspaces)
      .set({
        ...after,
        ...(after.status && { completedAt: isCompletedNow ? act.now : null }),
        version: version + 1,
      })
      .where(eq(workspaces.id, workspaceId)),
    record(act, db, {
      kind: "workspace.updated",
      workspaceId,
      subject: after.name ?? workspace.name,
      data: { before, after },
    }),
    ...(isCompletedNow
      ? [
          record(act, db, { kind: "workspace.completed", workspaceId, subject: workspace.name }),
          ...tellEnded(act, db, workspace, ending.arrivedOn !== null),
        ]
      : []),
    ...(arrivesNow ? arrive(act, db, workspace, arrivesNow) : []),
    ...(assignedToId === undefined ? [] : handOver(act, db, workspace, colleague)),
    db.select().from(workspaces).where(eq(workspaces.id, workspaceId)),
  ]);
  const [found] = answerOf(results);
  if (!found) throw new Fault("not_found");
  return toWorkspace(found);
}

type Ending = Pick<WorkspaceRow, "status" | "arrivedOn" | "completionReason">;

/** What a patch makes of a journey's end. The day of an arrival that was said or scheduled and has come is its arrival. */
function endingOf(workspace: WorkspaceRow, patch: Patch, today: CalendarDate): Ending {
  const isTakenBack = patch.arrivedOn === null && workspace.completionReason === null;
  const isOpenAgain = isTakenBack && workspace.status === "completed";
  const status = patch.status ?? (isOpenAgain ? "in_progress" : workspace.status);
  const arrivedOn = patch.arrivedOn === undefined ? workspace.arrivedOn : patch.arrivedOn;
  const refusal =
    arrivedOn === null || arrivedOn === workspace.arrivedOn
      ? undefined
      : refusalOfArrival(workspace, arrivedOn, today);
  if (refusal) throw badFields({ arrivedOn: refusal });
  if (status !== "completed") {
    if (patch.completionReason) throw badFields({ completionReason: "Only a completed journey has one" });
    return { status, arrivedOn, completionReason: null };
  }
  const completionReason =
    patch.completionReason === undefined ? workspace.completionReason : patch.completionReason;
  if (arrivedOn !== null || completionReason !== null) return { status, arrivedOn, completionReason };
  if (patch.arrivedOn === undefined && workspace.arrivalFrom !== "guess" && workspace.arrivesOn <= today)
    return { status, arrivedOn: workspace.arrivesOn, completionReason };
  throw badFields({ completionReason: "It has not arrived: say when it did, or why it is completed" });
}

/** The open steps of who had the journey go to who takes it over; both are told. */
function handOver(
  act: Act,
  db: Db,
  workspace: Allowed<WorkspaceRow, "edit">,
  colleague: UserRow | undefined,
): Statement[] {
  const news = {
    workspaceId: workspace.id,
    type: "info",
    category: "travel",
    actionUrl: staffPage(workspace.id),
    at: act.now,
  } as const;
  const former = workspace.assignedToId;
  return [
    db
      .update(tasks)
      .set({ assignedToId: colleague?.id ?? null, version: sql`${tasks.version} + 1` })
      .where(
        and(
          eq(tasks.workspaceId, workspace.id),
          eq(tasks.assignedRole, "team"),
          ne(tasks.status, "completed"),
          former === null ? isNull(tasks.assignedToId) : eq(tasks.assignedToId, former),
        ),
      ),
    ...(former === null || former === act.who.userId
      ? []
      : [
          notifyUser(db, {
            ...news,
            userId: former,
            kind: "journey",
            title: "Journey handed over",
            message: `${workspace.name}’s journey is no longer yours.`,
          }),
        ]),
    ...(colleague
      ? [
          db
            .insert(workspaceMembers)
            .values({
              workspaceId: workspace.id,
              userId: colleague.id,
              role: "staff",
              createdAt: act.now,
              joinedAt: act.now,
            })
            .onConflictDoNothing(),
        ]
      : []),
    ...(colleague && colleague.id !== act.who.userId
      ? [
          notifyUser(db, {
            ...news,
            userId: colleague.id,
            kind: "assigned",
            title: "A journey for you",
            message: `${workspace.name}’s journey is yours now.`,
          }),
        ]
      : []),
  ];
}
