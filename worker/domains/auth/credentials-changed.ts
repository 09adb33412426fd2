import { and, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import {
  apiConnections,
  authenticators,
  calendarFeeds,
  freshProofs,
  identities,
  invitations,
  outbox,
  passwords,
  recoveryCodes,
  secondSteps,
  sessions,
  signIns,
} from "#db/schema.ts";
import { type News, telling } from "#worker/core/news.ts";
import type { By } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";

/** What else ends besides sessions, links, codes and what is half-way in. */
type Ends = {
  /** What the account has handed out: keys, calendar addresses, invitations of colleagues. */
  readonly handedOut?: true;
  /** What was mailed to the address that the account has until now, or waits to be. */
  readonly mailed?: true;
  readonly password?: true;
  /** The authenticator app and the account at the identity provider. */
  readonly proofs?: true;
};

const ENDS = {
  password: {},
  app: {},
  provider: {},
  standing: { handedOut: true },
  address: { handedOut: true, mailed: true, password: true },
  everything: { handedOut: true, mailed: true, password: true, proofs: true },
} as const satisfies Record<string, Ends>;

/** Mails that lead in. */
const LEADING_IN = ["sign-in", "invitation", "colleague-invitation", "fresh-proof"];

/**
 * Ends what accounts were let in by until now: every change of an address, a password, an authenticator app or of whether
 * somebody may come in goes through here, before its own statements in the same batch. Who makes the change of their own
 * account stays signed in where they make it; live connections end with their sessions.
 * @param whose an id, ids, or SQL for the id
 */
export function credentialsChanged(
  { now, circumstances: { claims } }: Pick<By, "now" | "circumstances">,
  db: Db,
  whose: number | readonly number[] | SQL<number>,
  change: keyof typeof ENDS,
): Statement[] {
  const { handedOut, mailed, password, proofs }: Ends = ENDS[change];
  const list = typeof whose === "number" ? [whose] : whose;
  const ids = sql`(${
    Array.isArray(list)
      ? sql.join(
          list.map((id) => sql`${id}`),
          sql`, `,
        )
      : list
  })`;
  const here = claims?.tokenHash ?? "";
  const ended = db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(sql`${sessions.userId} in ${ids}`, isNull(sessions.revokedAt), ne(sessions.tokenHash, here)))
    .returning({ tokenHash: sessions.tokenHash });
  const address = sql`(select email from users where id in ${ids})`;
  return [
    telling(ended, (rows) =>
      (rows as { tokenHash: string }[]).map(({ tokenHash }): News => ({ rights: "session", tokenHash })),
    ),
    db.delete(signIns).where(sql`${signIns.userId} in ${ids}`),
    db.delete(secondSteps).where(sql`${secondSteps.userId} in ${ids}`),
    db.delete(freshProofs).where(sql`${freshProofs.userId} in ${ids}`),
    ...(handedOut
      ? [
          db
            .update(apiConnections)
            .set({ revokedAt: now })
            .where(and(sql`${apiConnections.createdById} in ${ids}`, isNull(apiConnections.revokedAt))),
          db.delete(calendarFeeds).where(sql`${calendarFeeds.userId} in ${ids}`),
          db
            .update(invitations)
            .set({ revokedAt: now })
            .where(and(sql`${invitations.invitedById} in ${ids}`, isNull(invitations.workspaceId), isOpen)),
        ]
      : []),
    ...(mailed
      ? [
          db
            .update(invitations)
            .set({ revokedAt: now })
            .where(and(sql`${invitations.email} in ${address}`, isOpen)),
          db
            .delete(outbox)
            .where(
              and(
                sql`${outbox.toEmail} in ${address}`,
                inArray(outbox.template, LEADING_IN),
                isNull(outbox.sentAt),
              ),
            ),
        ]
      : []),
    ...(password ? [db.delete(passwords).where(sql`${passwords.userId} in ${ids}`)] : []),
    ...(proofs
      ? [
          db.delete(authenticators).where(sql`${authenticators.userId} in ${ids}`),
          db.delete(recoveryCodes).where(sql`${recoveryCodes.userId} in ${ids}`),
          db.delete(identities).where(sql`${identities.userId} in ${ids}`),
        ]
      : []),
  ];
}

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));
