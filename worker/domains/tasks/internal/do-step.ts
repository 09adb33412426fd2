import { eq, type SQL, sql } from "drizzle-orm";

import { addDays } from "#contracts/core/dates.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import { startOfDay } from "#contracts/core/wall-time.ts";
import type { Automation, StepSettings, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import type { ActionType, AssigneeRole } from "#contracts/workflows/shapes.ts";
import { PRIORITIES } from "#contracts/workspaces/terms.ts";
import type { Db } from "#db/client.ts";
import { scheduleEvents, workspaces } from "#db/schema.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";
import { type By, record } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ownersPage } from "#worker/domains/notifications/pages-of-journey.ts";
import type { JourneyRun } from "#worker/domains/tasks/journey-run.ts";

import { stepOf } from "./step-of.ts";

/**
 * What a step does by itself, as statements of the batch that ends it. The first of them is its mark: a second run of the
 * same round breaks on it, and nothing of it happens.
 */
export function doStep(by: By, db: Db, run: JourneyRun, step: WorkflowStep): Statement[] {
  const isIt = stepOf(run, step);
  const mark = db.run(
    sql`insert into step_effects (task_id, round, at) select id, round, ${by.now.getTime()} from tasks where ${isIt}`,
  );
  return [mark, ...(DOINGS[step.type]?.(by, db, run.workspace, step, isIt) ?? [])];
}

type Doing = (by: By, db: Db, workspace: WorkspaceRow, step: WorkflowStep, isIt: SQL) => Statement[];

/** The other kinds are done by people, or do nothing but end. */
const DOINGS: Readonly<Partial<Record<ActionType, Doing>>> = {
  "email-notification": (by, db, workspace, { data: { settings } }, isIt) =>
    settings?.mail ? [write(by, db, workspace, isIt, settings.mail)] : [],
  "sms-notification": (by, db, workspace, { data: { settings } }, isIt) =>
    settings?.sms ? [text(by, db, workspace, isIt, settings.sms)] : [],
  "status-update": (by, db, workspace, { name, data: { settings } }) =>
    settings?.update ? update(by, db, workspace, name, settings.update) : [],
  automation: (by, db, workspace, { data: { settings } }, isIt) =>
    settings?.automation ? automate(by, db, workspace, isIt, settings.automation) : [],
  milestone: (by, db, workspace, { name }) => [
    tellOwners(by, db, workspace, "Milestone reached", `${name} (${workspace.name})`),
  ],
};

type Update = NonNullable<StepSettings["update"]>;

function update(
  by: By,
  db: Db,
  workspace: WorkspaceRow,
  name: string,
  { message, status }: Update,
): Statement[] {
  return [
    tellOwners(by, db, workspace, name, fillIn(message, workspace)),
    ...(status ? [set(db, workspace, { status })] : []),
  ];
}

function automate(by: By, db: Db, workspace: WorkspaceRow, isIt: SQL, automation: Automation): Statement[] {
  switch (automation.do) {
    case "set-field":
      return [set(db, workspace, fieldOf(automation, workspace))];
    case "send-mail":
      return [write(by, db, workspace, isIt, automation)];
    case "create-event": {
      const { departureDate, arrivesOn } = workspace;
      const start = { reached: by.today, departure: departureDate, arrival: arrivesOn }[automation.anchor];
      // An arrival on the schedule stands where the journey arrives: it would say another day otherwise.
      const day = automation.eventType === "arrival" ? arrivesOn : addDays(start, automation.days);
      const texts = { title: fillIn(automation.title, workspace), description: "", location: null };
      return [
        db.insert(scheduleEvents).values({
          ...texts,
          workspaceId: workspace.id,
          eventType: automation.eventType,
          startDate: startOfDay(day, "UTC"),
          endDate: startOfDay(addDays(day, 1), "UTC"),
          firstDay: day,
          lastDay: day,
          createdAt: by.now,
          requestId: crypto.randomUUID(),
        }),
        record(by, db, {
          kind: "event.created",
          workspaceId: workspace.id,
          subject: texts.title,
          data: { after: { start: day, location: null } },
        }),
      ];
    }
  }
}

type Setting = Extract<Automation, { do: "set-field" }>;

/** A priority that is none of ours changes nothing. */
function fieldOf({ field, value }: Setting, workspace: WorkspaceRow): Partial<WorkspaceRow> {
  const text = fillIn(value, workspace);
  if (field !== "priority") return { [field]: text };
  const priority = PRIORITIES.find((one) => one === text.trim().toLowerCase());
  return { priority: priority ?? workspace.priority };
}

function set(db: Db, workspace: WorkspaceRow, change: Partial<WorkspaceRow>): Statement {
  return db
    .update(workspaces)
    .set({ ...change, version: sql`${workspaces.version} + 1` })
    .where(eq(workspaces.id, workspace.id));
}

function tellOwners(by: By, db: Db, workspace: WorkspaceRow, title: string, message: string): Statement {
  return notifyMembers(db, {
    workspaceId: workspace.id,
    audience: "owners",
    kind: "journey",
    title,
    message,
    type: "info",
    category: "travel",
    actionUrl: ownersPage(workspace.id),
    at: by.now,
  });
}

const RECIPIENTS: Readonly<Record<AssigneeRole, (workspace: WorkspaceRow) => SQL>> = {
  customer: ({ id }) =>
    sql`users.id in (select user_id from workspace_members where workspace_id = ${id} and role in ('owner', 'family'))`,
  partner: ({ id }) =>
    sql`users.id in (select user_id from workspace_members where workspace_id = ${id} and role in ('vet', 'ground_agent'))`,
  team: ({ assignedToId }) => sql`users.id = ${assignedToId ?? 0}`,
};

/** One mail for each of them; an invited owner who has not come yet is written to as well. */
function write(
  by: By,
  db: Db,
  workspace: WorkspaceRow,
  isIt: SQL,
  { to, subject, body }: { to: AssigneeRole; subject: string; body: string },
): Statement {
  const payload = sql`json_object('name', users.full_name, 'subject', ${fillIn(subject, workspace)}, 'text', ${fillIn(body, workspace)})`;
  return intoOutbox(by, db, "step-mail", payload, sql`${isIt} and ${RECIPIENTS[to](workspace)}`);
}

function text(
  by: By,
  db: Db,
  workspace: WorkspaceRow,
  isIt: SQL,
  sms: { to: AssigneeRole; text: string },
): Statement {
  const payload = sql`json_object('name', users.full_name, 'phone', (select phone from clients where user_id = users.id), 'text', ${fillIn(sms.text, workspace)})`;
  return intoOutbox(by, db, "step-sms", payload, sql`${isIt} and ${RECIPIENTS[sms.to](workspace)}`);
}

function intoOutbox(by: By, db: Db, template: string, payload: SQL, where: SQL): Statement {
  const at = by.now.getTime();
  return db.run(
    sql`insert into outbox (template, to_email, to_name, payload, dedupe_key, created_at, next_attempt_at, workspace_id) select ${template}, users.email, users.full_name, ${payload}, 'step-' || tasks.id || '-' || tasks.round || '-' || users.id, ${at}, ${at}, tasks.workspace_id from tasks join users on users.status <> 'inactive' and users.removed_at is null where ${where}`,
  );
}

const WORDS: Readonly<Record<string, (workspace: WorkspaceRow) => string>> = {
  petName: ({ petName }) => petName,
  ownerName: ({ ownerName }) => ownerName,
  journey: ({ name }) => name,
  destination: ({ destination }) => destination ?? "",
  departureDate: ({ departureDate }) => dayInWords(departureDate),
};

/** `{petName}` and the like become what they stand for; other braces stay as they are. */
function fillIn(text: string, workspace: WorkspaceRow): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (braces, word: string) => WORDS[word]?.(workspace) ?? braces);
}
