import type * as z from "zod";

import type { findingRoutes } from "#contracts/health/findings-routes.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { checkPapers } from "./internal/check-papers.ts";
import { knownFrom, paperStatements, unreadPapers } from "./internal/paper-rows.ts";

type Found = z.input<typeof findingRoutes.findings.output>;

/** Reads a journey's papers against its pet's record. Nothing is written: a person takes over what is right. */
export async function listFindings(act: Act, { workspaceId }: { workspaceId: number }): Promise<Found> {
  const { also } = await allowWorkspace(act, workspaceId, "view", (db) => [
    unreadPapers(db, workspaceId),
    ...paperStatements(db, workspaceId),
  ]);
  const [unread, ...rows] = also;
  const found = knownFrom(rows, act);
  if (!found) throw new Fault("not_found");
  if (!act.features.includes("paperFindings")) return { papers: [], unread: [] };
  // The newest paper is the one that people come for.
  return {
    papers: checkPapers(found.papers, found.known).toReversed(),
    unread: act.features.includes("photoReading") ? unread : [],
  };
}
