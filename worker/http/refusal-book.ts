import type { DurableObjectState } from "@cloudflare/workers-types";
import { DurableObject } from "cloudflare:workers";

import type { RefusalCode } from "#contracts/audit/shapes.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";

/** Who was refused what, from where. */
export type RefusalDraft = {
  /** In milliseconds. */
  at: number;
  userId: number | null;
  operation: string;
  code: RefusalCode;
  ip: string | null;
  country: string | null;
  userAgent: string | null;
};

export type RefusalRow = Omit<RefusalDraft, "at"> & {
  id: number;
  firstAt: number;
  lastAt: number;
  times: number;
};

/** Lines an hour begins at most; what comes on top is counted on one line for all, so that a flood wipes out no trail. */
const LINES_AN_HOUR = 500;
/** Some months of a quiet company, ten hours of an attack. */
const LINES = 5_000;

/** The refusals of the company, one line for an hour, a person, an address, an operation and a reason. */
export class RefusalBook extends DurableObject {
  readonly #sql;

  constructor(state: DurableObjectState, env: unknown) {
    super(state, env);
    this.#sql = state.storage.sql;
    this.#sql.exec(
      `create table if not exists refusals (id integer primary key autoincrement, hour integer not null, user_id integer not null, ip text not null, operation text not null, code text not null, times integer not null, first_at integer not null, last_at integer not null, country text, user_agent text, unique (hour, user_id, ip, operation, code))`,
    );
  }

  note(refusal: RefusalDraft): void {
    const hour = Math.floor(refusal.at / HOUR_MS);
    const { userId, ip, operation, code, country, userAgent, at } = refusal;
    const again = this.#sql.exec(
      "update refusals set times = times + 1, last_at = ? where hour = ? and user_id = ? and ip = ? and operation = ? and code = ? returning id",
      at,
      hour,
      userId ?? 0,
      ip ?? "",
      operation,
      code,
    );
    if (again.toArray().length > 0) return;
    const [{ n: lines } = { n: 0 }] = this.#sql
      .exec<{ n: number }>("select count(*) as n from refusals where hour = ?", hour)
      .toArray();
    const isFlood = lines >= LINES_AN_HOUR;
    this.#sql.exec(
      "insert into refusals (hour, user_id, ip, operation, code, times, first_at, last_at, country, user_agent) values (?, ?, ?, ?, ?, 1, ?, ?, ?, ?) on conflict do update set times = times + 1, last_at = excluded.last_at",
      hour,
      isFlood ? 0 : (userId ?? 0),
      isFlood ? "" : (ip ?? ""),
      isFlood ? "more" : operation,
      isFlood ? "forbidden" : code,
      at,
      at,
      isFlood ? null : country,
      isFlood ? null : userAgent,
    );
    this.#sql.exec(`delete from refusals where id <= (select max(id) - ${LINES} from refusals)`);
  }

  list({ before, limit }: { before: number | null; limit: number }): RefusalRow[] {
    return this.#sql
      .exec<{
        id: number;
        user_id: number;
        ip: string;
        operation: string;
        code: RefusalRow["code"];
        times: number;
        first_at: number;
        last_at: number;
        country: string | null;
        user_agent: string | null;
      }>(
        "select * from refusals where id < ? order by id desc limit ?",
        before ?? Number.MAX_SAFE_INTEGER,
        limit,
      )
      .toArray()
      .map((row) => ({
        id: row.id,
        userId: row.user_id || null,
        ip: row.ip || null,
        operation: row.operation,
        code: row.code,
        times: row.times,
        firstAt: row.first_at,
        lastAt: row.last_at,
        country: row.country,
        userAgent: row.user_agent,
      }));
  }
}
