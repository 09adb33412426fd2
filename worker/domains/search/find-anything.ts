import type { Found, FoundKind } from "#contracts/search/shapes.ts";
import type { Module } from "#contracts/settings/modules-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { wantedOf } from "#worker/core/search.ts";

import { eventsWith, invoicesWith, templatesWith } from "./internal/offered.ts";
import { articlesWith, documentsWith, papersWith } from "./internal/papers.ts";
import { clientsWith, peopleWith, petsWith } from "./internal/people.ts";
import { tasksWith, workspacesWith } from "./internal/work.ts";

/** A single letter would find nearly all there is. */
const LETTERS_MIN = 2;

/** What is found only while the company uses the module. */
const MODULE_OF: { readonly [kind in FoundKind]?: Module } = {
  article: "help",
  event: "schedule",
  invoice: "billing",
};

/**
 * What holds a text, the newest few of each kind in one trip; an owner finds what belongs to their journeys, and articles.
 * Papers and articles, which hold pages of text, are asked for three letters or more.
 */
export async function findAnything(act: Act, { q }: { q: string }): Promise<Found[]> {
  const wanted = wantedOf(q);
  if (!wanted || Array.from(wanted.folded).length < LETTERS_MIN) {
    await act.prove();
    return [];
  }
  const found = await act.read((db) => [
    workspacesWith(act, db, wanted),
    petsWith(act, db, wanted),
    clientsWith(act, db, wanted),
    peopleWith(act, db, wanted),
    tasksWith(act, db, wanted),
    eventsWith(act, db, wanted),
    invoicesWith(act, db, wanted),
    templatesWith(act, db, wanted),
    ...(wanted.isIndexed
      ? [documentsWith(act, db, wanted), papersWith(act, db, wanted), articlesWith(db, wanted)]
      : []),
  ]);
  const isUsed = ({ kind }: Row) => {
    const module = MODULE_OF[kind];
    return module === undefined || act.company.modules.includes(module);
  };
  return (found.flat() as Row[]).filter(isUsed).map(toFound);
}

type Row = Omit<Found, "detail" | "clientId"> & { detail: string | null; clientId?: number };

function toFound(row: Row): Found {
  return { ...row, detail: row.detail ?? "", clientId: row.clientId ?? null };
}
