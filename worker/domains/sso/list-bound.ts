import { desc, eq } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { Bound } from "#contracts/sso/shapes.ts";
import { identities, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

export async function listBound(act: Act, { limit, cursor }: PageInput): Promise<Page<Bound>> {
  const place = placeOf(cursor);
  const [rows] = await act.read((db) => [
    db
      .select({
        id: identities.userId,
        fullName: users.fullName,
        email: users.email,
        boundAt: identities.boundAt,
      })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(after({ key: identities.boundAt, id: identities.userId }, place, "descending"))
      .orderBy(desc(identities.boundAt), desc(identities.userId))
      .limit(limit + 1),
  ]);
  return toPage(
    rows,
    limit,
    (row) => row,
    ({ boundAt, id }) => ({ key: boundAt.getTime(), id }),
  );
}
