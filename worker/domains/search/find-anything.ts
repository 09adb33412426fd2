import type { Found } from "#contracts/search/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { wantedOf } from "#worker/core/search.ts";

import { articlesWith, clientsWith, documentsWith, tasksWith, workspacesWith } from "./internal/indexed.ts";
import { clientsNamed, workspacesNamed } from "./internal/named.ts";

/** What one or two letters are looked for in is bounded; a single letter would find nearly all of it. */
const LETTERS_MIN = 2;

/**
 * What holds a text, the newest few of each kind in one trip; an owner finds what belongs to their journeys, and articles.
 * A text too short for the index is looked for in the names of journeys and clients only.
 */
export async function findAnything(act: Act, { q }: { q: string }): Promise<Found[]> {
  const wanted = wantedOf(q);
  if (!wanted || Array.from(wanted.folded).length < LETTERS_MIN) {
    await act.prove();
    return [];
  }
  if (!wanted.isIndexed) {
    const [workspaces, clients] = await act.read((db) => [
      workspacesNamed(act, db, wanted),
      clientsNamed(act, db, wanted),
    ]);
    return [...workspaces, ...clients].map(toFound);
  }
  const found = await act.read((db) => [
    workspacesWith(act, db, wanted),
    tasksWith(act, db, wanted),
    documentsWith(act, db, wanted),
    clientsWith(act, db, wanted),
    articlesWith(db, wanted),
  ]);
  const isShown = ({ kind }: Row) => kind !== "article" || act.company.modules.includes("help");
  return (found.flat() as Row[]).filter(isShown).map(toFound);
}

type Row = Omit<Found, "detail" | "clientId"> & { detail: string | null };

function toFound(row: Row): Found {
  return { ...row, detail: row.detail ?? "", clientId: null };
}
