import { eq, or, sql } from "drizzle-orm";
import type * as z from "zod";

import type { ProviderReturn } from "#contracts/sso/shapes.ts";
import { domainOf } from "#contracts/sso/terms.ts";
import { identities, providerReturns, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { sameText, sha256 } from "#worker/core/session.ts";
import { isUniqueConflict, onlyIf } from "#worker/core/writing.ts";
import { type ProviderRow, providerQuery } from "#worker/domains/sso/policy.ts";
import type { Identity } from "#worker/ports/identity/identity-provider.ts";

import { afterFirstStep, type Entry, mayEnter, type Standing, standingQuery } from "./internal/entry.ts";
import { openAttempt } from "./internal/provider-attempt.ts";
import { triesOfNetwork } from "./internal/tries.ts";
import { mailOfChange } from "./mail-of-change.ts";
import { noteRefusal } from "./redeem-mail.ts";
import { askProvider, clientOf } from "./start-at-provider.ts";

type Returned = z.output<typeof ProviderReturn>;
type Entered = { entry: Entry; next: string | undefined; isAgain: boolean };

const OVER = "This sign-in took too long, or was begun again in another tab. Please start once more.";
/** The same for everybody who does not come in, so that nobody learns who has an account. */
const NO_ACCOUNT =
  "There is no account here that this sign-in opens. Please ask an administrator of the portal.";

/**
 * Lets in a colleague whom the provider has vouched for, in the browser that began it, once. Their account at the provider
 * is theirs from the first time on.
 * @throws Fault `wrong_state` for a way back that does not belong to this browser, has been used or took too long;
 * `forbidden` for whoever has no account to come into
 */
export async function enterByProvider(act: Act, returned: Returned, sealed: string | null): Promise<Entered> {
  const tries = triesOfNetwork(act, "signIn");
  const attempt = await openAttempt(act, sealed);
  await tries.take();
  if (!attempt || !sameText(attempt.state, returned.state)) throw new Fault("wrong_state", OVER);
  const stateHash = await sha256(attempt.state);
  const [fresh] = await act.write((db) => [
    db
      .insert(providerReturns)
      .values({ stateHash, expiresAt: new Date(attempt.expiresAt) })
      .onConflictDoNothing()
      .returning({ stateHash: providerReturns.stateHash }),
  ]);
  const [[provider]] = await act.read((db) => [providerQuery(db)]);
  const client = await clientOf(act, provider);
  const isOurs = client.issuer === attempt.issuer && (returned.iss ?? client.issuer) === client.issuer;
  if (fresh.length === 0 || !isOurs || !provider) throw new Fault("wrong_state", OVER);

  const identity = await askProvider(act, client.label, () =>
    act.circumstances.identityProviders.redeem(
      client,
      attempt,
      { code: returned.code, ...(returned.iss !== undefined && { iss: returned.iss }) },
      act.now,
    ),
  );
  const { standing, isBound } = await colleagueOf(act, provider, identity);
  const { user } = standing;
  // Whoever is taken off the provider is out here within the day: such a session is never a long one.
  const { entry, statements } = await afterFirstStep(act, standing, false, {
    isSecondStep: provider.isSecondStep,
  });
  const { issuer } = client;
  const { subject } = identity;
  try {
    await act.write((db) => [
      onlyIf(
        db,
        sql`${mayEnter(user.id)} and exists (select 1 from identity_providers where is_on and issuer = ${issuer}) and ${isBound ? sql`exists (select 1 from identities where user_id = ${user.id} and issuer = ${issuer} and subject = ${subject})` : sql`true`}`,
      ),
      ...(isBound
        ? []
        : [
            db.insert(identities).values({ userId: user.id, issuer, subject, boundAt: act.now }),
            record(act, db, {
              kind: "account.provider_bound",
              actorId: user.id,
              personId: user.id,
              subject: user.fullName,
            }),
            mailOfChange(act, db, user, "provider_bound"),
          ]),
      ...statements(db),
    ]);
  } catch (error) {
    const isTaken = isUniqueConflict(error, "identities.");
    if (error instanceof CalledOff || isTaken) throw new Fault("wrong_state", OVER);
    throw error;
  }
  await tries.giveBack();
  if (!isBound) sendSoon(act);
  return { entry, next: attempt.next, isAgain: attempt.isAgain };
}

/** The active colleague behind an identity. Their address names them, and what the provider calls them must be theirs. */
async function colleagueOf(
  act: Act,
  provider: ProviderRow,
  { subject, email, isEmailVerified }: Identity,
): Promise<{ standing: Standing; isBound: boolean }> {
  if (email === null || !isEmailVerified || !provider.domains.includes(domainOf(email))) {
    throw new Fault("forbidden", NO_ACCOUNT);
  }
  const [[standing], bound] = await act.read((db) => [
    standingQuery(db, eq(users.email, email)),
    db
      .select({ userId: identities.userId, subject: identities.subject })
      .from(identities)
      .where(
        or(
          eq(identities.userId, sql`(select id from users where email = ${email})`),
          sql`(${identities.issuer}, ${identities.subject}) = (${provider.issuer}, ${subject})`,
        ),
      ),
  ]);
  if (!standing || standing.user.role === "customer") throw new Fault("forbidden", NO_ACCOUNT);
  const { id } = standing.user;
  const isTheirs = bound.every((one) => one.userId === id && one.subject === subject);
  if (!isTheirs) {
    const isOthers = bound.some((one) => one.userId !== id);
    await noteRefusal(
      act,
      id,
      isOthers
        ? "The account at the provider belongs to another colleague here."
        : "The provider names another account than before. Unbind it in Single Sign On if that is right.",
    );
    throw new Fault("forbidden", NO_ACCOUNT);
  }
  return { standing, isBound: bound.length > 0 };
}
