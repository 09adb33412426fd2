import { type SQL, sql } from "drizzle-orm";

import type { ActivityKind } from "#contracts/audit/activity-kinds.ts";
import type { Db } from "#db/client.ts";
import { activity, type ActivityData } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import { type News, newsOf, telling } from "#worker/core/news.ts";

/** Who does something, and when: a person's act, or the clock's. */
export type By = Pick<Act, "now" | "today"> & {
  readonly circumstances: Pick<Circumstances, "claims" | "reference" | "ip"> &
    Partial<Pick<Circumstances, "country" | "userAgent">>;
};

export type Entry = {
  kind: ActivityKind;
  workspaceId?: number | undefined;
  taskId?: number | undefined;
  documentId?: number | undefined;
  /** SQL where the batch itself makes the person; such an entry tells no open page of them. */
  personId?: number | SQL | undefined;
  subject?: string | undefined;
  data?: ActivityData | undefined;
  /** Who did it, where that is not the caller: whoever signs in is nobody yet. */
  actorId?: number | SQL | undefined;
};

/** Numbers of papers of identity: the record tells that one was changed, and by its end which one. */
const HALF_TOLD: ReadonlySet<string> = new Set(["passportNumber", "petPassportNumber"]);
const TOLD_LETTERS = 2;

function halfTold(values: Record<string, unknown> | undefined): Record<string, unknown> | undefined {
  if (!values) return undefined;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      HALF_TOLD.has(name) && typeof value === "string" ? `…${value.slice(-TOLD_LETTERS)}` : value,
    ]),
  );
}

function toldOf(data: ActivityData | undefined): ActivityData | undefined {
  const [before, after] = [halfTold(data?.before), halfTold(data?.after)];
  return data && { ...data, ...(before && { before }), ...(after && { after }) };
}

/**
 * The statement that writes down what happens; it belongs in the same batch as the change it tells of. Open pages are told
 * by it too.
 */
export function record(act: Pick<By, "now" | "circumstances">, db: Db, entry: Entry) {
  const { kind, workspaceId = null } = entry;
  const insertion = db.insert(activity).values({
    ...entry,
    data: toldOf(entry.data),
    at: act.now,
    actorId: entry.actorId ?? act.circumstances.claims?.userId ?? null,
    reference: act.circumstances.reference,
    ip: act.circumstances.ip,
    country: act.circumstances.country ?? null,
    userAgent: act.circumstances.userAgent ?? null,
  });
  const statement = insertion.returning({ isHooked: isHooked(kind) });
  const personId = typeof entry.personId === "number" ? entry.personId : null;
  return telling(statement, (rows) => [
    ...newsOf({ kind, workspaceId, personId }),
    ...((rows as { isHooked: number }[]).some((row) => row.isHooked === 1) ? [HOOKS] : []),
  ]);
}

const HOOKS: News = { hooks: true };

/** True in SQL where an outside system is told of such an entry; the database has written it down for each by itself. */
const isHooked = (kind: ActivityKind): SQL<number> =>
  sql<number>`exists (select 1 from webhook_kinds where kind = ${kind})`;

/** The same for what only the batch itself can tell: one entry for each row of `from`, a `from` clause with its `where`. */
export function recordEach(
  act: Pick<By, "now" | "circumstances">,
  db: Db,
  entry: {
    kind: ActivityKind;
    workspaceId: SQL | number;
    taskId?: SQL;
    personId?: SQL;
    subject?: SQL;
    /** Who did it, where that is not the caller. */
    actorId?: SQL;
  },
  from: SQL,
) {
  const { reference, ip, country, userAgent, claims } = act.circumstances;
  const actorId = entry.actorId ?? sql`${claims?.userId ?? null}`;
  const statement = db.run(
    sql`insert into activity (at, kind, actor_id, workspace_id, task_id, person_id, subject, reference, ip, country, user_agent) select ${act.now.getTime()}, ${entry.kind}, ${actorId}, ${entry.workspaceId}, ${entry.taskId ?? null}, ${entry.personId ?? null}, ${entry.subject ?? null}, ${reference}, ${ip}, ${country ?? null}, ${userAgent ?? null} from ${from} returning workspace_id, person_id, ${isHooked(entry.kind)} as is_hooked`,
  );
  return telling(statement, (result) => newsOfEach(entry.kind, result));
}

/** What a statement tells that wrote entries of one kind and answers `workspace_id` and `person_id` of each. */
export function newsOfEach(kind: ActivityKind, result: unknown): News[] {
  const { rows } = result as { rows: readonly Record<string, number | null>[] };
  return rows.flatMap((row) => [
    ...newsOf({ kind, workspaceId: row["workspace_id"] ?? null, personId: row["person_id"] ?? null }),
    ...(row["is_hooked"] === 1 ? [HOOKS] : []),
  ]);
}
