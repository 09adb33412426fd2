import { eq, sql } from "drizzle-orm";

import type { Webhook, WebhookDraft } from "#contracts/webhooks/shapes.ts";
import { KIND_OF_EVENT, WEBHOOKS_MAX } from "#contracts/webhooks/terms.ts";
import { webhooks } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, CalledOff, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { newWebhookSecret } from "#worker/ports/webhooks/webhook-sender.ts";

import { toWebhook, webhookQuery } from "./internal/rows.ts";

/**
 * Connects an outside system. Its secret is in this answer only: the same attempt again answers the same webhook without.
 * @throws Fault `invalid_input` for an address that is not outside, and where there are too many.
 */
export async function createWebhook(
  act: Act,
  { requestId, ...draft }: WebhookDraft,
): Promise<Webhook & { secret: string | null }> {
  const { name, url, events } = draft;
  const problem = act.circumstances.webhooks.problemWith(url);
  if (problem !== null) throw badFields({ url: problem });
  const secret = newWebhookSecret();
  const href = new URL(url).href;
  const sealedSecret = await act.circumstances.vault.encrypt(secret, { kind: "webhook secret", of: href });
  const isMine = eq(webhooks.requestId, requestId);
  const made = await act
    .writeOnce({ requestId, operation: "webhooks.create", body: draft }, (db) => [
      onlyIf(db, sql`(select count(*) from webhooks) < ${WEBHOOKS_MAX}`),
      db.insert(webhooks).values({
        name,
        url: href,
        sealedSecret,
        createdById: act.who.userId,
        createdAt: act.now,
        requestId,
      }),
      db.run(
        sql`insert into webhook_kinds (kind, webhook_id) select value, (select id from webhooks where request_id = ${requestId}) from json_each(${kindsOf(events)})`,
      ),
      record(act, db, { kind: "webhook.connected", subject: name, data: { after: { url, events } } }),
      webhookQuery(db, isMine),
    ])
    .catch((error: unknown) => {
      if (!(error instanceof CalledOff)) throw error;
      throw badFields({ name: `There can be ${WEBHOOKS_MAX} at most; disconnect one first` });
    });
  const [found] = made ? answerOf(made) : (await act.read((db) => [webhookQuery(db, isMine)]))[0];
  if (!found) throw new Fault("not_found");
  return { ...toWebhook(found), secret: made ? secret : null };
}

export const kindsOf = (events: WebhookDraft["events"]): string =>
  JSON.stringify([...new Set(events)].map((event) => KIND_OF_EVENT[event]));
