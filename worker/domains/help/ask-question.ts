import { sql } from "drizzle-orm";

import type { Question } from "#contracts/help/shapes.ts";
import { outbox } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";
import { sendMessage } from "#worker/domains/messages/send-message.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";

/** As much of a question as the record and the bell repeat; the mail has all of it. */
const REPEATED = 200;

const TITLE = { chat: "Question from the help", specialists: "Question for the specialists" } as const;

/**
 * Brings a question to the service staff. In a journey it is a message there, where the answer comes too; without one it
 * is mailed to the address that is set for it, and the administrators are told either way.
 * @throws Fault `not_found` for a journey that is not the asker's.
 */
export async function askQuestion(act: Act, question: Question): Promise<{ workspaceId: number | null }> {
  const { desk, text, workspaceId, requestId = crypto.randomUUID() } = question;
  if (workspaceId) {
    await sendMessage(act, { workspaceId, body: text, requestId });
    return { workspaceId };
  }
  const [contact] = await act.read((db) => [settingQuery(db, SETTINGS.contact.key)]);
  const { questionsTo } = SETTINGS.contact.of(contact[0]?.value);
  const short = [...text].slice(0, REPEATED).join("");
  const attempt = { requestId, operation: "help.ask", body: { desk, text } };
  const made = await act.writeOnce(attempt, (db) => [
    notifyEach(db, {
      from: sql`users where users.role = 'admin' and users.id <> ${act.who.userId}`,
      title: TITLE[desk],
      message: sql`${`${act.user.fullName} (${act.user.email}): ${short}`}`,
      type: "info",
      category: "system",
      kind: "message",
      at: act.now,
    }),
    record(act, db, { kind: "help.asked", subject: short }),
    ...(questionsTo === null
      ? []
      : [
          db.insert(outbox).values({
            template: "help-question",
            toEmail: questionsTo,
            toName: "Support",
            payload: { name: act.user.fullName, email: act.user.email, title: TITLE[desk], text },
            dedupeKey: `help-question:${requestId}`,
            createdAt: act.now,
            nextAttemptAt: act.now,
          }),
        ]),
  ]);
  if (made) sendSoon(act);
  return { workspaceId: null };
}
