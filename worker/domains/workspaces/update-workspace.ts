import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type * as z from "zod";

import type { workspaceRoutes } from "#contracts/workspaces/routes.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import type { Db } from "#db/client.ts";
import { tasks, teams, users, workspaceMembers, workspaces } from "#db/schema.ts";
import { allowWorkspace, type Allowed, type WorkspaceRow } from "#worker/core/access.ts";
import { type Act, answerOf, type UserRow } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";

import { toWorkspace } from "./internal/rows.ts";

type Patch = z.output<typeof workspaceRoutes.update.input>;
/**
 * Changes what staff decide of a journey. A new colleague in charge takes over the former one's open steps.
 * @throws Fault `stale_version`; `invalid_input` where the colleague is not an active one, or the team is gone.
 */
export async function updateWorkspace(
  act: Act,
  { workspaceId, version, ...patch }: Patch,
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
  ]);
  const [[colleague], [team]] = also;
  if (workspace.version !== version) throw new Fault("stale_version");
  if (patch.assignedToId && !colleague)
    throw badFields({ assignedToId: "This colleague cannot take it over" });
  if (patch.teamId && !team) throw badFields({ teamId: "This team is no longer there" });
  const { name = workspace.name, status = workspace.status, priority = workspace.priority } = patch;
  const assignedToId = patch.assignedToId === undefined ? workspace.assignedToId : patch.assignedToId;
  const teamId = patch.teamId === undefined ? workspace.teamId : patch.teamId;
  const isCompleted = status === "completed";
  const before = {
    name: workspace.name,
    status: workspace.status,
    priority: workspace.priority,
    assignedToId: workspace.assignedToId,
    teamId: workspace.teamId,
  };
  const after = { name, status, priority, assignedToId, teamId };

  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from workspaces where id = ${workspaceId} and version = ${version})`),
    db
      .update(workspaces)
      .set({
        ...after,
        completedAt: isCompleted ? (workspace.completedAt ?? act.now) : null,
        version: version + 1,
      })
      .where(eq(workspaces.id, workspaceId)),
    record(act, db, {
      kind: "workspace.updated",
      workspaceId,
      subject: name,
      data: { before, after },
    }),
    ...(isCompleted && workspace.status !== "completed"
      ? [record(act, db, { kind: "workspace.completed", workspaceId, subject: workspace.name })]
      : []),
    ...(assignedToId === workspace.assignedToId ? [] : handOver(act, db, workspace, colleague)),
    db.select().from(workspaces).where(eq(workspaces.id, workspaceId)),
  ]);
  const [found] = answerOf(results);
  if (!found) throw new Fault("not_found");
  return toWorkspace(found);
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
    actionUrl: `/workspace/${workspace.id}`,
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
