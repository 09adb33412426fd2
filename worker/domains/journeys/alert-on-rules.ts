import { and, asc, eq, isNull, lte, ne } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { type Connection, type Db, openDb } from "#db/client.ts";
import { ruleAlerts, ruleWatches, workspaces } from "#db/schema.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { type DutyReport, WELL } from "#worker/core/duty-report.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { withPatience } from "#worker/core/writing.ts";
import { factsFrom, knownFacts } from "#worker/domains/health/known-facts.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { readersPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { followRules, hasStepTasks } from "./follow-rules.ts";
import { type Alert, alertsOf } from "./internal/alerts-of.ts";
import { datesInWords } from "./internal/step-text.ts";

/** Journeys one run looks at; the next goes on with the others. */
const JOURNEYS_A_RUN = 40;
/** Lines of one notification; the page has them all. */
const LINES_SHOWN = 4;

const TITLES = {
  closes: "Travel rules: time is running out",
  lapses: "Travel rules: a paper lapses before the arrival",
  opens: "Travel rules: now is the time",
} as const satisfies Record<Alert["kind"], string>;

/**
 * Tells owners and colleagues what the rules ask of them next, once the tasks of steps follow them. A journey is looked
 * at once a day, and at once when what it is judged on has changed; each alert goes out once, however often this runs.
 */
export async function alertOnRules(env: Env, now: Date): Promise<DutyReport> {
  const today = dateInZone(now, zoneOf(env));
  const connection = connectionOf(env);
  const due = await openDb(connection, "read")
    .select({ workspaceId: ruleWatches.workspaceId, checkedOn: ruleWatches.checkedOn })
    .from(ruleWatches)
    .innerJoin(workspaces, eq(workspaces.id, ruleWatches.workspaceId))
    .where(
      and(
        lte(ruleWatches.nextCheckOn, today),
        isNull(workspaces.archivedAt),
        ne(workspaces.status, "completed"),
      ),
    )
    .orderBy(asc(ruleWatches.nextCheckOn), asc(ruleWatches.workspaceId))
    .limit(JOURNEYS_A_RUN);
  const leftOut: string[] = [];
  for (const journey of due) {
    try {
      await lookAtJourney(env, connection, { ...journey, today, now });
    } catch (error) {
      // One journey that cannot be judged does not keep the news of the others; it is looked at again tomorrow.
      log({
        event: "travel rules not judged",
        path: `workspaces/${journey.workspaceId}`,
        error: describe(error),
      });
      leftOut.push(`Journey ${journey.workspaceId}: ${describe(error)}`);
      await putOff(connection, journey.workspaceId, today);
    }
  }
  return { ...WELL, leftOut };
}

type Look = { workspaceId: number; checkedOn: CalendarDate | null; today: CalendarDate; now: Date };

async function lookAtJourney(
  env: Env,
  connection: Connection,
  { workspaceId, checkedOn, today, now }: Look,
): Promise<void> {
  const [known, following, ...facts] = await openDb(connection, "read").batch(
    lookAt(openDb(connection, "read"), workspaceId),
  );
  const found = factsFrom(facts, now);
  if (!found) return;
  if (following.length > 0) await publish(env, await followRules(connection, { now, today }, workspaceId));
  const sent = new Set(known.map(keyOf));
  const fresh = alertsOf(found.facts, today, checkedOn).filter((alert) => !sent.has(keyOf(alert)));
  const { petName } = found.workspace;
  const told = await withPatience(async () => {
    const db = openDb(connection, "write");
    const [first, ...rest] = [
      db
        .update(ruleWatches)
        .set({ nextCheckOn: addDays(today, 1), checkedOn: today })
        .where(eq(ruleWatches.workspaceId, workspaceId)),
      ...KINDS.flatMap((kind) => {
        const alerts = fresh.filter((alert) => alert.kind === kind);
        return alerts.length === 0 ? [] : tell(db, { workspaceId, petName, kind, alerts, now });
      }),
    ] as const;
    return newsIn([first, ...rest], await db.batch([first, ...rest]));
  });
  await publish(env, told);
}

async function putOff(connection: Connection, workspaceId: number, today: CalendarDate): Promise<void> {
  try {
    await withPatience(() =>
      openDb(connection, "write")
        .update(ruleWatches)
        .set({ nextCheckOn: addDays(today, 1) })
        .where(eq(ruleWatches.workspaceId, workspaceId)),
    );
  } catch (error) {
    log({ event: "travel rules not put off", path: `workspaces/${workspaceId}`, error: describe(error) });
  }
}

const KINDS = Object.keys(TITLES) as Alert["kind"][];

const keyOf = ({ kind, stepId, date }: Pick<Alert, "kind" | "stepId" | "date">) =>
  `${kind} ${stepId} ${date}`;

function lookAt(db: Db, workspaceId: number) {
  return [
    db.select().from(ruleAlerts).where(eq(ruleAlerts.workspaceId, workspaceId)),
    db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(and(eq(workspaces.id, workspaceId), hasStepTasks))
      .limit(1),
    ...knownFacts(db, workspaceId),
  ] as const;
}

type Telling = { workspaceId: number; petName: string; kind: Alert["kind"]; alerts: Alert[]; now: Date };

/** The key of an alert is unique: where two runs meet, the second one's whole batch fails and nobody is told twice. */
function tell(db: Db, { workspaceId, petName, kind, alerts, now }: Telling) {
  const lines = alerts.slice(0, LINES_SHOWN).map(({ text }) => datesInWords(text));
  const more = alerts.length - lines.length;
  return [
    db
      .insert(ruleAlerts)
      .values(alerts.map(({ stepId, date }) => ({ workspaceId, stepId, kind, date, sentAt: now }))),
    notifyMembers(db, {
      workspaceId,
      audience: "all",
      kind: "due",
      title: TITLES[kind],
      message: `${petName}: ${[...lines, ...(more > 0 ? [`${more} more`] : [])].join("; ")}`,
      type: "warning",
      category: "travel",
      actionUrl: readersPage(workspaceId, { owners: "?tab=rules", staff: "/rules" }),
      at: now,
    }),
  ] as const;
}
