import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { clients, outbox, users } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { addressChange as copy } from "#web/copy/address-change.ts";

const FRESH = "fresh.address@example.com";

let portal: Portal;
let browser: Browser;
let clientId: number;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  const [client] = await portal.db.select().from(clients).where(eq(clients.userId, DEMO_ACCOUNTS.owner));
  clientId = client?.id ?? 0;
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const emailOf = async () =>
  (await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.owner)))[0]?.email ?? "";
const linkTo = async (email: string) => {
  const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id);
  const link = new URL(
    mails.findLast(({ template }) => template.startsWith("address-"))?.payload["link"] ?? "",
  );
  return `${link.pathname}${link.hash}`;
};

test("[TRUST-01] the two addresses are asked behind their links, on a phone and at a desk, and the account shows what waits", async () => {
  const old = await emailOf();
  const staff = await portal.staff();
  const { version } = await staff.trpc.clients.find.query({ clientId });
  await staff.trpc.clients.update.mutate({ clientId, version, email: FRESH });

  const account = await visit(browser, portal, "/account", {
    width: 390,
    scheme: "dark",
    as: DEMO_ACCOUNTS.owner,
  });
  await account.getByText(copy.awaits.own(FRESH)).waitFor();
  await account.getByText(copy.awaits.notConfirmed).waitFor();
  expect(await seriousFindings(account)).toEqual([]);
  await account.context().close();

  const theirs = await visit(browser, portal, await linkTo(FRESH), { width: 390, scheme: "light" });
  await theirs.getByText(copy.new.waiting(FRESH)).waitFor();
  expect(await emailOf()).toBe(old);
  await theirs.getByRole("button", { name: copy.confirm }).click();
  await theirs.getByText("You have confirmed this address.").waitFor();
  expect(await seriousFindings(theirs)).toEqual([]);
  await theirs.context().close();

  const mine = await visit(browser, portal, await linkTo(old), { width: 1440, scheme: "dark" });
  await mine.getByRole("button", { name: copy.object }).waitFor();
  expect(await seriousFindings(mine)).toEqual([]);
  await mine.getByRole("button", { name: copy.agree }).click();
  await mine.getByText(copy.old.done(FRESH)).waitFor();
  expect(await emailOf()).toBe(FRESH);
  await mine.context().close();
});
