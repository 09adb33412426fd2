import { eq } from "drizzle-orm";
import type * as z from "zod";

import { isVisible } from "#contracts/core/text.ts";
import type { Signature, SignInput } from "#contracts/signing/shapes.ts";
import type { Db } from "#db/client.ts";
import { outbox, signatures } from "#db/schema.ts";
import { allowTask, type TaskRow } from "#worker/core/access.ts";
import { type Act, answerOf, type Attempt, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { assigneesOf, refuseUnlessOpen, submitTask } from "#worker/domains/tasks/submit-task.ts";

import { contentOf, toSignature } from "./internal/signed.ts";

type Input = z.infer<typeof SignInput>;

/**
 * Signs a step in one's own name and does the signer's part of it. The same attempt again answers as the first did.
 * @throws Fault `stale_version` where the text has changed since it was read; `forbidden` for a colleague where somebody
 * else signs; `out_of_turn` before its turn; `wrong_state` once it is signed, and
 * while there is no text; `papers_missing` where required papers are and
 * no colleague says why that does not matter.
 */
export async function signTask(act: Act, input: Input): Promise<Signature> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const attempt = { requestId, operation: "signing.sign", body };
  return (await lookAgain(() => sign(act, input, attempt))) ?? firstAnswer(act, requestId);
}

/** Null for an attempt made before. */
async function sign(act: Act, input: Input, attempt: Attempt): Promise<Signature | null> {
  const { taskId, method, typedName, timeZone, reason } = input;
  const { task, workspace, also } = await allowTask(act, taskId, "complete", (db) => [
    attemptQuery(db, attempt.requestId),
    assigneesOf(db, taskId),
    ...runQueries(db, journeyOfTask(taskId)),
  ]);
  const [[before], assignees, [found], steps] = also;
  if (await act.isRepeated(attempt, before)) return null;
  const content = await contentOf(task);
  // Elsewhere a colleague acts for the others; nobody signs for another.
  if (act.isStaff !== (task.assignedRole === "team")) throw new Fault("forbidden");
  refuseUnlessOpen(act, task);
  if (!isVisible(content.text)) throw new Fault("wrong_state", "There is no text to sign yet.");
  if (content.sha256 !== input.sha256) {
    throw new Fault("stale_version", "What is to be signed has changed; please read it again.");
  }
  const row = {
    taskId,
    workspaceId: workspace.id,
    userId: act.who.userId,
    signerName: act.user.fullName,
    signerEmail: act.user.email,
    method,
    typedName,
    drawing: method === "drawn" ? (input.drawing ?? null) : null,
    ...content,
    signedAt: act.now,
    timeZone,
    ip: act.circumstances.ip,
    userAgent: act.circumstances.userAgent,
    requestId: attempt.requestId,
  };
  const made = await act.writeOnce(attempt, (db) => [
    record(act, db, {
      kind: "task.signed",
      workspaceId: workspace.id,
      taskId,
      subject: task.title,
      data: { after: { sha256: content.sha256, method } },
    }),
    ...submitTask(act, db, { task, workspace, run: toRun(found, steps), assignees, reason }),
    mailCopy(act, db, task, attempt),
    db.insert(signatures).values(row).returning(),
  ]);
  if (made) sendSoon(act);
  const [signed] = made ? answerOf(made) : [];
  return signed ? toSignature(act, signed, { ofPeople: false }) : null;
}

/** What was signed, to its signer. */
function mailCopy(act: Act, db: Db, { id, title, workspaceId }: TaskRow, { requestId }: Attempt) {
  return db.insert(outbox).values({
    template: "signed-copy",
    toEmail: act.user.email,
    toName: act.user.fullName,
    payload: {
      name: act.user.fullName,
      title,
      signedAt: act.now.toISOString(),
      link: `${act.circumstances.origin}/signature/${id}`,
    },
    dedupeKey: `signed-copy:${requestId}`,
    workspaceId,
    createdAt: act.now,
    nextAttemptAt: act.now,
  });
}

async function firstAnswer(act: Act, requestId: string): Promise<Signature> {
  const [[signed]] = await act.read((db) => [
    db.select().from(signatures).where(eq(signatures.requestId, requestId)),
  ]);
  if (!signed) throw new Fault("not_found");
  return toSignature(act, signed, { ofPeople: false });
}
