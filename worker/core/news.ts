import type { ActivityKind } from "#contracts/audit/activity-kinds.ts";
import type { LiveTopic } from "#contracts/core/live.ts";

/**
 * What a write has changed. Told to whoever may see the workspace, or to one person, or to the company alone. `rights`
 * is not told: it ends the connections of somebody who may hear something else from now on.
 */
export type LiveNews =
  | { topic: LiveTopic; workspaceId: number | null; personId?: undefined }
  | { topic: "notifications"; personId: number }
  | { rights: "person"; personId: number }
  | { rights: "session"; tokenHash: string };

/** `hooks`: something waits for outside systems now. `judged`: the travel rules of a journey may say something else. */
export type News = LiveNews | { hooks: true } | { judged: number };

export const isLive = (news: News): news is LiveNews => !("hooks" in news || "judged" in news);

type Domain = ActivityKind extends infer Kind ? (Kind extends `${infer D}.${string}` ? D : never) : never;

/**
 * Whoever may see a workspace hears these of it, and everybody of the rules. What is not listed is the company's own set-up: colleagues hear of it,
 * and owners do not.
 */
const TOPIC_OF = {
  workspace: "workspaces",
  pet: "workspaces",
  member: "workspaces",
  task: "tasks",
  document: "documents",
  health: "documents",
  payment: "payments",
  message: "messages",
  comment: "messages",
  form: "forms",
  colleague: "people",
  invitation: "people",
  team: "people",
  tag: "people",
  client: "people",
  consultation: "messages",
  template: "templates",
  event: "schedule",
  feed: "schedule",
  invoice: "payments",
  receipt: "payments",
  rules: "rules",
} as const satisfies Partial<Record<Domain, LiveTopic>>;

/** After these the person they name may see something else than before. */
const CHANGES_RIGHTS: ReadonlySet<ActivityKind> = new Set([
  "workspace.created",
  "member.joined",
  "member.added",
  "member.role",
  "member.removed",
  "colleague.updated",
  "colleague.removed",
]);

/** What the travel rules judge a journey on, and the opening of a task that its record may have closed before. */
const CHANGES_RULES: ReadonlySet<ActivityKind> = new Set([
  "workspace.updated",
  "pet.updated",
  "form.submitted",
  "task.opened",
  "health.added",
  "health.changed",
  "health.removed",
  "health.restored",
  "health.confirmed",
  "health.undone",
]);

/** Nobody's page shows these as they happen, but for addresses of clients that change. */
const SILENT: ReadonlySet<string> = new Set(["session", "account"]);

/** What an entry of the record tells. */
export function newsOf(entry: {
  kind: ActivityKind;
  workspaceId: number | null;
  personId: number | null;
}): News[] {
  const { kind, workspaceId, personId } = entry;
  const topics: Partial<Record<string, LiveTopic>> = TOPIC_OF;
  const domain = kind.split(".")[0] ?? "";
  if (SILENT.has(domain) && !kind.startsWith("account.address_")) return [];
  const topic = topics[domain];
  const rights = personId !== null && CHANGES_RIGHTS.has(kind);
  const first: News = topic ? { topic, workspaceId } : { topic: "people", workspaceId: null };
  return [
    first,
    ...(rights ? [{ rights: "person", personId } as const] : []),
    ...(workspaceId !== null && CHANGES_RULES.has(kind) ? [{ judged: workspaceId }] : []),
  ];
}

const told = new WeakMap<object, (result: unknown) => News[]>();

/** Marks a statement: once its batch is through, what it answered tells what has changed. */
export function telling<S extends object>(statement: S, tell: (result: unknown) => News[]): S {
  told.set(statement, tell);
  return statement;
}

/** What a batch that went through has changed, each thing once. */
export function newsIn(statements: readonly object[], results: readonly unknown[]): News[] {
  const all = statements.flatMap((statement, at) => told.get(statement)?.(results[at]) ?? []);
  return [...new Map(all.map((news) => [JSON.stringify(news), news])).values()];
}
