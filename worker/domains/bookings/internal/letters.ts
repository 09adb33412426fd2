import { type SQL, sql } from "drizzle-orm";

import { startInWords } from "#contracts/schedule/event-times.ts";
import type { Db } from "#db/client.ts";
import type { scheduleEvents } from "#db/schema.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import type { Statement } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { staffPage } from "#worker/domains/notifications/pages-of-journey.ts";
import { ownersPage } from "#worker/domains/notifications/pages-of-journey.ts";
import { entryFile } from "#worker/domains/schedule/entry-file.ts";

type EventRow = Omit<typeof scheduleEvents.$inferSelect, "searchText">;

/** Stands for the id of an event that is only known once its row is written. */
export const UNKNOWN_ID = 9_007_199_254_740_991;

const WORDS = {
  booked: { subject: "Booked", text: "is booked for" },
  moved: { subject: "Moved", text: "is now at" },
  cancelled: { subject: "Cancelled", text: "is cancelled. It was booked for" },
} as const;

/**
 * Tells of an appointment: the owners by mail with its calendar entry, whoever books it included, and the team in the
 * portal. `eventId` finds the event within the batch.
 */
export function tellOfTime(
  act: Act,
  db: Db,
  what: keyof typeof WORDS,
  workspace: WorkspaceRow,
  event: EventRow,
  eventId: SQL,
): Statement[] {
  const { subject, text } = WORDS[what];
  const { origin } = act.circumstances;
  const when = startInWords(event);
  const link = `${origin}${ownersPage(workspace.id)}`;
  const calendar = sql`replace(${entryFile(event, workspace.name, origin)}, ${String(UNKNOWN_ID)}, ${eventId})`;
  const payload = sql`json_object('name', users.full_name, 'subject', ${`${subject}: ${event.title}, ${when}`}, 'text', ${`“${event.title}” of ${workspace.name} ${text} ${when}.`}, 'link', ${link}, 'calendar', ${calendar})`;
  const at = act.now.getTime();
  return [
    db.run(
      sql`insert into outbox (template, to_email, to_name, payload, dedupe_key, created_at, next_attempt_at, workspace_id) select 'appointment', users.email, users.full_name, ${payload}, 'appointment-' || ${eventId} || '-' || ${event.version} || '-' || users.id, ${at}, ${at}, m.workspace_id from workspace_members m join users on users.id = m.user_id where m.workspace_id = ${workspace.id} and m.role = 'owner' and users.status <> 'inactive' and users.removed_at is null`,
    ),
    notifyMembers(db, {
      workspaceId: workspace.id,
      audience: "staff",
      kind: "journey",
      title: `Appointment ${subject.toLowerCase()}`,
      message: `${workspace.name}: ${event.title}, ${when}`,
      type: "info",
      category: "travel",
      actionUrl: staffPage(workspace.id),
      except: act.who.userId,
      at: act.now,
    }),
  ];
}
