import { sql } from "drizzle-orm";

import type { ColleagueImport, ImportAnswer, ImportRow } from "#contracts/admin/shapes.ts";
import type { Db } from "#db/client.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { recordEach } from "#worker/core/record.ts";

type Address = { email: string };

/**
 * Adds the colleagues of some rows of a file. A row whose address somebody has already is left out and named; one who
 * was removed comes back to the same account. Nobody is mailed: an invitation is sent from the list.
 */
export async function importColleagues(act: Act, input: ColleagueImport): Promise<ImportAnswer> {
  const { isDryRun, requestId = crypto.randomUUID(), rows } = input;
  const json = JSON.stringify(
    rows.map(({ isAdmin, ...row }) => ({ ...row, role: isAdmin ? "admin" : "staff" })),
  );
  const [taken, [before]] = await act.read((db) => [takenOf(db, json), attemptQuery(db, requestId)]);
  if (isDryRun) return { added: [], taken: taken.map(({ email }) => email) };
  const attempt = { requestId, operation: "admin.importColleagues", body: { rows } };
  if (await act.isRepeated(attempt, before)) return addedBefore(act, rows, requestId);
  const isNew = sql`users where created_at = ${act.now.getTime()} and email in ${addresses(json)}`;
  const made = await act.writeOnce(attempt, (db) => [
    db.run(
      sql`insert into users (full_name, email, role, status, job_title, time_zone, created_at, version) select value ->> 'fullName', value ->> 'email', value ->> 'role', value ->> 'status', nullif(value ->> 'jobTitle', ''), 'UTC', ${act.now.getTime()}, 0 from json_each(${json}) where true on conflict (email) do update set full_name = excluded.full_name, role = excluded.role, status = excluded.status, job_title = excluded.job_title, created_at = excluded.created_at, removed_at = null, version = users.version + 1 where users.removed_at is not null and users.role <> 'customer'`,
    ),
    recordEach(
      act,
      db,
      { kind: "colleague.added", workspaceId: sql`null`, personId: sql`id`, subject: sql`full_name` },
      isNew,
    ),
    db.all<Address>(sql`select email from ${isNew}`),
  ]);
  return made ? answer(rows, answerOf(made)) : addedBefore(act, rows, requestId);
}

const addresses = (json: string) => sql`(select value ->> 'email' from json_each(${json}))`;

function takenOf(db: Db, json: string) {
  return db.all<Address>(
    sql`select email from users where email in ${addresses(json)} and (removed_at is null or role = 'customer')`,
  );
}

/** What the same attempt has added the first time. */
async function addedBefore(act: Act, rows: readonly ImportRow[], requestId: string): Promise<ImportAnswer> {
  const json = JSON.stringify(rows.map(({ email }) => ({ email })));
  const [added] = await act.read((db) => [
    db.all<Address>(
      sql`select email from users where email in ${addresses(json)} and created_at = (select created_at from attempts where request_id = ${requestId})`,
    ),
  ]);
  return answer(rows, added);
}

function answer(rows: readonly ImportRow[], added: readonly Address[]): ImportAnswer {
  const isAdded = new Set(added.map(({ email }) => email));
  return {
    added: [...isAdded],
    taken: rows.map(({ email }) => email).filter((email) => !isAdded.has(email)),
  };
}
