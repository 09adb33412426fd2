import { dayInWords } from "#contracts/core/day-in-words.ts";
import type { Db } from "#db/client.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { readersPage } from "#worker/domains/notifications/pages-of-journey.ts";

/** That the way of a journey has changed, in its record; its people are told of a new departure. */
export function tellTravel(
  act: Act,
  db: Db,
  { id, name }: Pick<WorkspaceRow, "id" | "name">,
  { before, after }: { before: Partial<WorkspaceRow>; after: Partial<WorkspaceRow> },
): Statement[] {
  return [
    record(act, db, { kind: "workspace.updated", workspaceId: id, subject: name, data: { before, after } }),
    ...(after.departureDate === undefined
      ? []
      : [
          notifyMembers(db, {
            workspaceId: id,
            audience: "all",
            kind: "journey",
            title: "New departure date",
            message: `${name} now departs on ${dayInWords(after.departureDate)}.`,
            type: "info",
            category: "travel",
            actionUrl: readersPage(id),
            at: act.now,
            except: act.who.userId,
          }),
        ]),
  ];
}
