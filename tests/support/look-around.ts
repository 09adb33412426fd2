import { expect } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { EXAMPLES } from "#tests/support/examples.ts";
import { CANARY } from "#tests/support/full-journey.ts";
import { ID_FIELDS, type Ids } from "#tests/support/ids.ts";
import type { Portal } from "#tests/support/portal.ts";
import { call, PROCEDURES } from "#tests/support/procedures.ts";

/** What a list is asked for beside its example, so that every way through it is walked. */
const WAYS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  "billing.invoices": [{ q: CANARY }],
  "documents.list": [
    { q: CANARY },
    { q: "qu" },
    { sort: "name" },
    { expiry: "soon" },
    { expiry: "expired" },
    { category: "health" },
  ],
  "messages.inbox": [{ scope: "mine" }],
  "notifications.list": [{ isUnread: true }],
  "schedule.events": [{ q: CANARY }, { q: "qu" }, { eventType: "other" }, { period: "upcoming" }],
  "search.find": [{ q: CANARY }, { q: "Qu" }],
  "tasks.list": [
    { tab: "your_turn" },
    { tab: "pending" },
    { tab: "completed" },
    ...["workspace", "assignee", "type"].map((group) => ({ tab: "your_turn", group })),
  ],
  "workspaces.list": [{ sort: "newest" }, { isUnderWay: true }, { period: "last_30_days" }],
};

const ANY = Object.fromEntries(ID_FIELDS.map((name) => [name, 1])) as Ids;

/** Reads that ask for no row by its id, as somebody may call them. */
const LISTS = PROCEDURES.filter(({ path, route }) => {
  const example = EXAMPLES[path]?.(ANY) ?? {};
  return route.kind === "query" && !Object.keys(example).some((name) => name.endsWith("Id"));
});

type Seen = { lists: string[]; numbers: Record<string, unknown> };

/** Which lists name the journey or a thing of it, and what every number says, to one who reads. */
export async function lookAround(portal: Portal, actor: Actor, calendar: string): Promise<Seen> {
  const lists = new Set<string>();
  const numbers: Record<string, unknown> = {};
  for (const list of LISTS) {
    const inputs = [EXAMPLES[list.path]?.(ANY) ?? {}, ...(WAYS[list.path] ?? [])];
    const answers = await Promise.all(inputs.map((input) => call(actor, list, input)));
    if (answers.every(({ status }) => status === 403)) continue;
    expect([list.path, answers.map(({ status }) => status)]).toEqual([list.path, inputs.map(() => 200)]);
    if (answers.some(({ text }) => text.includes(CANARY))) lists.add(list.path);
    if (NUMBERS.includes(list.path)) numbers[list.path] = JSON.parse(answers[0]?.text ?? "") as unknown;
  }
  if ((await portal.anonymous.get(calendar)).text.includes(CANARY)) lists.add("calendar feed");
  return { lists: [...lists].sort(), numbers };
}

const NUMBERS: readonly string[] = [
  "dashboard.stats",
  "journeys.stuckCounts",
  "messages.unread",
  "notifications.unreadCount",
  "tags.list",
  "tasks.counts",
];
