import { sql } from "drizzle-orm";
import { Hono } from "hono";

import { openDb } from "#db/client.ts";
import { duties } from "#db/schema.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { describe, log } from "#worker/core/log.ts";
import { sha256 } from "#worker/core/session.ts";

import { healthDoors, healthOf, isWell } from "./health.ts";

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];
type Gauge = { name: string; help: string; samples: readonly Sample[] };

/** Of whoever watches: besides health and version `GET /metrics`, in the text of OpenMetrics 1.0, nothing of a person in it. */
export const watchDoors = new Hono<{ Bindings: Env }>().route("/", healthDoors).get("/metrics", async (c) => {
  const { METRICS_KEY: key } = c.env;
  if (!key) throw new Fault("not_found");
  const [, shown = ""] = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
  // By their hashes, whose comparison tells nothing of the key by the time that it takes.
  if ((await sha256(shown)) !== (await sha256(key))) throw new Fault("unauthorized");
  return c.body(textOf([...(await partsOf(c.env)), ...(await kept(c.env))]), 200, {
    "content-type": "application/openmetrics-text; version=1.0.0; charset=utf-8",
    "cache-control": "no-store",
  });
});

async function partsOf(env: Env): Promise<Gauge[]> {
  const parts = Object.entries(await healthOf(env, Date.now()));
  return [
    {
      name: "portal_part_well",
      help: "1 where a part of /health is ok or off, else 0.",
      samples: parts.map(([part, state]) => [{ part }, Number(isWell(state))]),
    },
  ];
}

/** What the database knows; nothing where it does not answer, which is said above. */
async function kept(env: Env): Promise<Gauge[]> {
  try {
    const db = openDb(connectionOf(env), "read");
    const [rows, [numbers]] = await db.batch([db.select().from(duties), db.all<Numbers>(NUMBERS)]);
    const ofDuties = (
      name: string,
      help: string,
      value: (row: (typeof rows)[number]) => number | undefined,
    ) => ({
      name: `portal_duty_${name}`,
      help,
      samples: rows.flatMap((row): Sample[] => {
        const found = value(row);
        return found === undefined ? [] : [[{ duty: row.name }, found]];
      }),
    });
    const alone = (name: string, help: string, value: number | null | undefined) => ({
      name: `portal_${name}`,
      help,
      samples: typeof value === "number" ? [[{}, value] as const] : [],
    });
    return [
      ofDuties(
        "last_run_timestamp_seconds",
        "When a duty last ran.",
        (row) => row.lastRunAt.getTime() / 1000,
      ),
      ofDuties("last_success_timestamp_seconds", "When a duty last went well.", (row) =>
        row.lastDoneAt ? row.lastDoneAt.getTime() / 1000 : undefined,
      ),
      ofDuties("failing", "1 while every run of a duty fails, else 0.", (row) =>
        Number(row.failure !== null),
      ),
      alone("mail_waiting", "Mails that wait to be sent.", numbers?.waiting),
      alone("mail_given_up", "Mails that were given up on.", numbers?.givenUp),
      alone(
        "backup_last_timestamp_seconds",
        "When the last finished backup was begun.",
        numbers?.backupAt == null ? null : numbers.backupAt / 1000,
      ),
    ];
  } catch (error) {
    log({ event: "metrics", error: describe(error) });
    return [];
  }
}

type Numbers = { waiting: number; givenUp: number; backupAt: number | null };

// Written out, so that the partial index for what is unsent is found.
const NUMBERS = sql`select (select count(*) from outbox where sent_at is null and failed_at is null) as waiting, (select count(*) from outbox where sent_at is null and failed_at is not null) as givenUp, (select max(started_at) from backups where status = 'done') as backupAt`;

function textOf(gauges: readonly Gauge[]): string {
  const lines = gauges.flatMap(({ name, help, samples }) => [
    `# TYPE ${name} gauge`,
    `# HELP ${name} ${help}`,
    ...samples.map(([labels, value]) => `${name}${labelsOf(labels)} ${value}`),
  ]);
  return [...lines, "# EOF", ""].join("\n");
}

/** Names of our own, without a quote among them. */
function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
