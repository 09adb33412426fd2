import type { webhooks } from "#db/schema.ts";
import type { Vault } from "#worker/core/vault.ts";
import type { Message, Told, WebhookSender } from "#worker/ports/webhooks/webhook-sender.ts";

type Sealed = Pick<typeof webhooks.$inferSelect, "url" | "sealedSecret">;

/** One attempt, with the secret opened for it alone. */
export async function tellOnce(
  { vault, webhooks: sender }: { vault: Pick<Vault, "decrypt">; webhooks: WebhookSender },
  { url, sealedSecret }: Sealed,
  message: Message,
): Promise<Told> {
  const secret = await vault.decrypt(sealedSecret, { kind: "webhook secret", of: url });
  if (secret !== null) return sender.tell({ url, secret }, message);
  // The portal's own secret has been changed since.
  const answer = "Its secret can no longer be opened: disconnect it and connect it again.";
  return { isTaken: false, isGone: true, status: null, answer };
}
