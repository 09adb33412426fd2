import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { templates } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { noSuchPage, type Place, placeOf, toPage } from "#worker/core/paging.ts";

import { templateFields, toTemplate } from "./internal/rows.ts";

/** Popular ones first, by name within each. */
export async function listTemplates(
  act: Act,
  page: PageInput & { isArchived?: boolean | undefined },
): Promise<Page<WorkspaceTemplate>> {
  const isListed = page.isArchived ? isNotNull(templates.archivedAt) : isNull(templates.archivedAt);
  const [rows] = await act.read((db) => [
    db
      .select(templateFields)
      .from(templates)
      .where(and(isListed, afterPlace(placeOf(page.cursor))))
      .orderBy(desc(templates.isPopular), asc(templates.nameKey), asc(templates.id))
      .limit(page.limit + 1),
  ]);
  return toPage(rows, page.limit, toTemplate, ({ isPopular, nameKey, id }) => ({
    key: `${isPopular ? POPULAR : OTHER}${nameKey}`,
    id,
  }));
}

/** The two groups, as a cursor's key begins with them. */
const POPULAR = "p";
const OTHER = "o";

function afterPlace(place: Place | null): SQL | undefined {
  if (!place) return undefined;
  const { key, id } = place;
  if (typeof key !== "string" || (key[0] !== POPULAR && key[0] !== OTHER)) throw noSuchPage();
  const isPopular = key[0] === POPULAR;
  const name = key.slice(1);
  return or(
    lt(templates.isPopular, isPopular),
    and(
      eq(templates.isPopular, isPopular),
      or(gt(templates.nameKey, name), and(eq(templates.nameKey, name), gt(templates.id, id))),
    ),
  );
}
