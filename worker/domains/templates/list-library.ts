import { and, asc, isNotNull, isNull } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { libraryTemplates } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { toLibraryTemplate } from "./internal/library-rows.ts";

const ORDER = { key: libraryTemplates.nameKey, id: libraryTemplates.id };

/** By name: those at hand, or the archived ones. */
export async function listLibrary(
  act: Act,
  page: PageInput & { isArchived?: boolean | undefined },
): Promise<Page<LibraryTemplate>> {
  const { archivedAt } = libraryTemplates;
  const isListed = page.isArchived ? isNotNull(archivedAt) : isNull(archivedAt);
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(libraryTemplates)
      .where(and(isListed, after(ORDER, placeOf(page.cursor), "ascending")))
      .orderBy(asc(ORDER.key), asc(ORDER.id))
      .limit(page.limit + 1),
  ]);
  return toPage(
    rows,
    page.limit,
    (row) => toLibraryTemplate(row, act.today),
    ({ nameKey, id }) => ({ key: nameKey, id }),
  );
}
