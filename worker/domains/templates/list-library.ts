import { and, asc, isNull } from "drizzle-orm";

import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { LibraryTemplate } from "#contracts/templates.ts";
import { libraryTemplates } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

const ORDER = { key: libraryTemplates.name, id: libraryTemplates.id };

/** By name. */
export async function listLibrary(act: Act, page: PageInput): Promise<Page<LibraryTemplate>> {
  const [rows] = await act.read((db) => [
    db
      .select()
      .from(libraryTemplates)
      .where(and(isNull(libraryTemplates.archivedAt), after(ORDER, placeOf(page.cursor), "ascending")))
      .orderBy(asc(ORDER.key), asc(ORDER.id))
      .limit(page.limit + 1),
  ]);
  return toPage(rows, page.limit, toLibraryTemplate, ({ name, id }) => ({ key: name, id }));
}

function toLibraryTemplate(row: typeof libraryTemplates.$inferSelect): LibraryTemplate {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    destinationCountry: row.destinationCountry,
    requirements: row.requirements,
    estimatedTime: row.estimatedTime,
    difficulty: row.difficulty,
    usageCount: row.usageCount,
    templateId: row.templateId,
  };
}
