import { inArray } from "drizzle-orm";

import type { Refusal } from "#contracts/audit/shapes.ts";
import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import { users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { placeOf, toPage } from "#worker/core/paging.ts";

/** What was refused, with the names of whom. They are kept apart from the company's data: see core/refusals.ts. */
export async function listRefusals(act: Act, { limit, cursor }: PageInput): Promise<Page<Refusal>> {
  const rows = await act.circumstances.refusals.list({
    before: placeOf(cursor)?.id ?? null,
    limit: limit + 1,
  });
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  // Also where there is nobody to name: this trip proves the session.
  const [people] = await act.read((db) => [
    db
      .select({ id: users.id, fullName: users.fullName, email: users.email })
      .from(users)
      .where(inArray(users.id, ids)),
  ]);
  const byId = new Map(people.map((person) => [person.id, person]));
  return toPage(
    rows,
    limit,
    ({ userId, ...row }) => ({
      ...row,
      firstAt: new Date(row.firstAt),
      lastAt: new Date(row.lastAt),
      person: (userId === null ? null : byId.get(userId)) ?? null,
    }),
    ({ id }) => ({ key: id, id }),
  );
}
