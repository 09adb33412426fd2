import { eq } from "drizzle-orm";

import { HOUR_MS } from "#contracts/core/durations.ts";
import { invitations, outbox } from "#db/schema.ts";

import type { Actor, Answer } from "./actor.ts";
import type { Portal } from "./portal.ts";

export type Mailed = { token: string; code: string; link: string; subjectOf: string };

/** What the mails to an address hold, oldest first: nobody else ever sees their secrets. */
export async function mailsTo({ db }: Portal, email: string): Promise<Mailed[]> {
  const mails = await db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id);
  return mails.map(({ payload }) => ({
    link: payload.link ?? "",
    token: payload.link?.split("#")[1] ?? "",
    code: payload.code ?? "",
    subjectOf: payload.isReminder ? "reminder" : "invitation",
  }));
}

export async function lastMailTo(portal: Portal, email: string): Promise<Mailed> {
  const mail = (await mailsTo(portal, email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}

export const joinBy = (
  actor: Actor,
  secret: { token: string } | { email: string; code: string },
): Promise<Answer<{ workspaceId: number | null }>> => actor.send("POST", "/auth/join", secret);

/** Lets time pass for the invitations of an address. */
export async function older({ db }: Portal, email: string, hours: number): Promise<void> {
  const rows = await db.select().from(invitations).where(eq(invitations.email, email));
  for (const row of rows) {
    const back = (at: Date) => new Date(at.getTime() - hours * HOUR_MS);
    await db
      .update(invitations)
      .set({ createdAt: back(row.createdAt), expiresAt: back(row.expiresAt) })
      .where(eq(invitations.id, row.id));
  }
}
