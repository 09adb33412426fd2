import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";

import type { DashboardStats } from "#contracts/dashboard/shapes.ts";
import { statusForOwner } from "#contracts/tasks/states.ts";
import { TAB_OF } from "#contracts/tasks/task-tabs.ts";
import { counts, tasks, workspaceMembers, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/** Colleagues see the whole company; an owner their own journeys, each action from their side of the desk. */
export async function findStats(act: Act): Promise<DashboardStats> {
  return act.isStaff ? companyStats(act) : ownStats(act);
}

async function companyStats(act: Act): Promise<DashboardStats> {
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(counts)
      .where(inArray(counts.kind, ["task_tab", "workspace_status"])),
  ]);
  const stats = { activePets: 0, yourTurn: 0, pending: 0, completed: 0 };
  for (const { kind, key, n } of rows) {
    if (kind === "workspace_status") stats.activePets += key === "completed" ? 0 : n;
    else if (key === "your_turn") stats.yourTurn = n;
    else if (key === "pending" || key === "completed") stats[key] = n;
  }
  return stats;
}

async function ownStats(act: Act): Promise<DashboardStats> {
  const [[pets], states] = await act.read((db) => {
    const isOwn = and(eq(workspaceMembers.userId, act.who.userId), isNull(workspaces.archivedAt));
    return [
      db
        .select({ active: count(sql`nullif(${workspaces.status}, 'completed')`) })
        .from(workspaceMembers)
        .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
        .where(isOwn),
      db
        .select({ status: tasks.status, turn: tasks.turn, n: count() })
        .from(workspaceMembers)
        .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
        .innerJoin(tasks, eq(tasks.workspaceId, workspaces.id))
        .where(and(isOwn, eq(tasks.isAutomatic, false)))
        .groupBy(tasks.status, tasks.turn),
    ];
  });
  const stats = { activePets: pets?.active ?? 0, yourTurn: 0, pending: 0, completed: 0 };
  for (const state of states) {
    const tab = TAB_OF[statusForOwner(state)];
    stats[tab === "your_turn" ? "yourTurn" : tab] += state.n;
  }
  return stats;
}
