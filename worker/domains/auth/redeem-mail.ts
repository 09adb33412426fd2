import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type * as z from "zod";

import type { CodeInput, LinkInput } from "#contracts/auth/shapes.ts";
import { CODE_TRIES } from "#contracts/auth/terms.ts";
import { signIns } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, CalledOff, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { sameText, sha256 } from "#worker/core/session.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { afterFirstStep, type Entry, mayEnter, standingQuery } from "./internal/entry.ts";
import { type Tries, triesOfNetwork } from "./internal/tries.ts";

type MailedRow = typeof signIns.$inferSelect;

const OVER = "This link has been used or has expired. Please ask for a new mail.";

/** The button behind a mailed link. @throws Fault `wrong_state` for one that does not let in, whatever the reason. */
export async function redeemLink(act: Act, input: z.output<typeof LinkInput>): Promise<Entry> {
  const tries = triesOfNetwork(act, "signIn");
  await tries.take();
  const linkHash = await sha256(input.token);
  const [[mailed]] = await act.read((db) => [
    db.select().from(signIns).where(eq(signIns.linkHash, linkHash)),
  ]);
  if (!mailed) throw new Fault("wrong_state", OVER);
  return enter(act, mailed, tries, input.isRemembered);
}

/**
 * The code of a mail, in the browser that asked for it. It may be tried a few times, whoever tries and at once or not.
 * @throws Fault `invalid_input` for a wrong one; `wrong_state` where there is none to be right
 */
export async function redeemCode(act: Act, input: z.output<typeof CodeInput>): Promise<Entry> {
  const tries = triesOfNetwork(act, "signIn");
  await tries.take();
  const browserHash = await sha256(input.browser);
  const isMine = eq(signIns.browserHash, browserHash);
  const [[mailed]] = await act.read((db) => [db.select().from(signIns).where(isMine)]);
  const [counted] = await act.write((db) => [
    db
      .update(signIns)
      .set({ attempts: sql`${signIns.attempts} + 1` })
      .where(
        and(isMine, lt(signIns.attempts, CODE_TRIES), isNull(signIns.usedAt), gt(signIns.expiresAt, act.now)),
      )
      .returning({ id: signIns.id }),
  ]);
  if (!mailed || counted.length === 0)
    throw new Fault("wrong_state", "This code works no longer. Please ask for a new mail.");
  const codeHash = await act.circumstances.vault.sign(`code ${browserHash} ${input.code}`);
  if (!sameText(codeHash, mailed.codeHash)) {
    act.circumstances.afterwards(noteRefusal(act, mailed.userId));
    throw badFields({ code: "This is not the code of the newest mail" });
  }
  return enter(act, mailed, tries, input.isRemembered);
}

/** Uses the mail up, once, and lets in whose it is. */
async function enter(act: Act, mailed: MailedRow, tries: Tries, isRemembered: boolean): Promise<Entry> {
  const { id, userId } = mailed;
  if (userId === null || mailed.usedAt || mailed.expiresAt <= act.now) throw new Fault("wrong_state", OVER);
  const [[standing]] = await act.read((db) => [standingQuery(db, sql`${userId} = users.id`)]);
  if (!standing) throw new Fault("wrong_state", OVER);
  const { entry, statements } = await afterFirstStep(act, standing, isRemembered, "mail");
  try {
    await act.write((db) => [
      onlyIf(
        db,
        sql`exists (select 1 from sign_ins where id = ${id} and used_at is null) and ${mayEnter(userId)}`,
      ),
      db.update(signIns).set({ usedAt: act.now }).where(eq(signIns.id, id)),
      ...statements(db),
    ]);
  } catch (error) {
    if (error instanceof CalledOff) throw new Fault("wrong_state", OVER);
    throw error;
  }
  await tries.giveBack();
  return entry;
}

/** Somebody who is not let in, for the record; an address that is nobody's leaves no trace there. */
export async function noteRefusal(act: Act, userId: number | null, text?: string): Promise<void> {
  if (userId === null) return;
  await act.write((db) => [
    record(act, db, {
      kind: "session.refused",
      personId: userId,
      data: text === undefined ? undefined : { text },
    }),
  ]);
}
