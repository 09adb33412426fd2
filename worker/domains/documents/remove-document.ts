import { eq } from "drizzle-orm";

import { documents } from "#db/schema.ts";
import { allowDocument } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ownersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";
import { keepRemoved } from "#worker/domains/removed/kept-rows.ts";

import { ifDocumentUnchanged } from "./internal/held.ts";

/**
 * Takes a document away; it can be brought back. An owner only what they brought themselves, until it is approved.
 * @throws Fault `not_found`, `forbidden` for another's upload, `wrong_state` for an owner's approved one.
 */
export async function removeDocument(
  act: Act,
  input: { documentId: number },
): Promise<{ documentId: number }> {
  const { document, workspace } = await allowDocument(act, input.documentId, "upload");
  if (document.removedAt !== null || document.currentNumber === 0) throw new Fault("not_found");
  if (!act.isStaff) {
    if (document.uploadedById !== act.who.userId) {
      throw new Fault("forbidden", "Only the person who uploaded a document may remove it.");
    }
    if (document.status === "approved") {
      throw new Fault("wrong_state", "An approved document cannot be removed.");
    }
  }
  if (act.isStaff) grant(act, "deleteDocuments");
  await act.write((db) => [
    ifDocumentUnchanged(db, document),
    keepRemoved(act, db, {
      kind: "document",
      thingId: document.id,
      name: document.name,
      workspaceId: workspace.id,
      parts: [],
    }),
    db
      .update(documents)
      .set({ removedAt: act.now, version: document.version + 1 })
      .where(eq(documents.id, document.id)),
    record(act, db, {
      kind: "document.removed",
      workspaceId: workspace.id,
      taskId: document.taskId ?? undefined,
      documentId: document.id,
      subject: document.name,
    }),
    notifyMembers(db, {
      audience: act.isStaff ? "owners" : "staff",
      kind: "document",
      title: "Document removed",
      message: `${act.user.fullName} has removed “${document.name}” (${workspace.name}).`,
      type: "info",
      category: "document",
      workspaceId: workspace.id,
      taskId: document.taskId,
      actionUrl: act.isStaff ? ownersPage(workspace.id) : staffPage(workspace.id),
      at: act.now,
      except: act.who.userId,
    }),
  ]);
  return { documentId: document.id };
}
