import { sql } from "drizzle-orm";
import type * as z from "zod";

import type { SignInAsked, SignInRequest } from "#contracts/auth/shapes.ts";
import { SIGN_IN_MINUTES } from "#contracts/auth/terms.ts";
import { doorTo } from "#contracts/core/door.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import type { Act } from "#worker/core/act.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { newToken, sha256 } from "#worker/core/session.ts";

import { newMailedCode } from "./codes.ts";
import { triesOfNetwork } from "./internal/tries.ts";

/**
 * Mails a link and a code to an address, where it is an account's that may sign in. For any other, and beyond what one
 * mailbox is sent, the same is done and answered, and only the mail is missing. The link leads to the page that was
 * wanted, in whatever browser it is opened.
 */
export async function askToSignIn(
  act: Act,
  { email, next }: z.output<typeof SignInRequest>,
): Promise<SignInAsked> {
  await triesOfNetwork(act, "mailedLink").take();
  const isSent = (await act.circumstances.attempts.take("mailTo", await sha256(email))) === null;
  const [link, browser, code] = [newToken(), newToken(), newMailedCode()];
  const [linkHash, browserHash] = await Promise.all([sha256(link), sha256(browser)]);
  const codeHash = await act.circumstances.vault.sign(`code ${browserHash} ${code}`);
  const expiresAt = new Date(act.now.getTime() + SIGN_IN_MINUTES * MINUTE_MS);
  const now = act.now.getTime();
  const mayEnter = sql`${isSent ? 1 : 0} and email = ${email} and status = 'active' and removed_at is null`;
  const mail = {
    link: `${act.circumstances.origin}${doorTo(next ?? null, link)}`,
    code,
    expiresAt: expiresAt.toISOString(),
  };
  await act.write((db) => [
    db.run(
      sql`insert into sign_ins (user_id, link_hash, browser_hash, code_hash, created_at, expires_at) values ((select id from users where ${mayEnter}), ${linkHash}, ${browserHash}, ${codeHash}, ${now}, ${expiresAt.getTime()})`,
    ),
    db.run(
      sql`insert into outbox (template, to_email, to_name, payload, dedupe_key, created_at, next_attempt_at) select 'sign-in', email, full_name, json_set(${JSON.stringify(mail)}, '$.name', full_name), ${`sign-in ${linkHash}`}, ${now}, ${now} from users where ${mayEnter}`,
    ),
  ]);
  sendSoon(act);
  return { browser, minutes: SIGN_IN_MINUTES };
}
