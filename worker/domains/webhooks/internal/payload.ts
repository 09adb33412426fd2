import type { WebhookEvent } from "#contracts/webhooks/shapes.ts";
import { WEBHOOK_VERSION } from "#contracts/webhooks/terms.ts";
import type { activity } from "#db/schema.ts";

type Entry = typeof activity.$inferSelect;

/**
 * What a receiver is sent of an entry of the record: ids, the name of what it was done to, and which values have changed
 * without the values themselves. No papers and nobody's address; whoever may see more asks the API for it.
 */
export function payloadOf(event: WebhookEvent, entry: Entry): string {
  const { id, at, actorId, workspaceId, taskId, documentId, personId, subject, data } = entry;
  const status = data?.after?.["status"];
  return JSON.stringify({
    type: event,
    version: WEBHOOK_VERSION,
    timestamp: at.toISOString(),
    data: {
      activityId: id,
      journeyId: workspaceId,
      actionId: taskId,
      documentId,
      actorId,
      personId,
      subject,
      changed: Object.keys(data?.after ?? {}),
      ...(typeof status === "string" && { status }),
    },
  });
}

export function testPayloadOf(webhook: { id: number; name: string }, at: Date): string {
  return JSON.stringify({
    type: "test",
    version: WEBHOOK_VERSION,
    timestamp: at.toISOString(),
    data: { webhookId: webhook.id, name: webhook.name },
  });
}
