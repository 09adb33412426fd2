import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { invitations, outbox, users, workspaceMembers } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { invites } from "#web/copy/invites.ts";
import { signIn } from "#web/copy/sign-in.ts";

const WORKSPACE = 2;

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  // Nobody takes the mail there; it is read from the outbox.
  portal = await aPortal("demo", { SMTP_URL: "smtp://127.0.0.1:9" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** Invites somebody by mail. @returns the address and the path that the mail's link has on the portal */
async function invited(
  email = `guest.${randomUUID()}@example.com`,
): Promise<{ email: string; path: string }> {
  const staff = await portal.staff();
  await staff.trpc.invites.inviteCustomer.mutate({ workspaceId: WORKSPACE, name: "Noor Haddad", email });
  const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id);
  const link = new URL(mails.at(-1)?.payload.link ?? "");
  return { email, path: `${link.pathname}${link.hash}` };
}
const invitationOf = async (email: string) =>
  (await portal.db.select().from(invitations).where(eq(invitations.email, email))).at(-1);
const emailOf = async (id: number) =>
  (await portal.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? "";
const accept = (page: Page) => page.getByRole("button", { name: "Accept the invitation" });
const membersOf = async () =>
  (await portal.db.select().from(workspaceMembers).where(eq(workspaceMembers.workspaceId, WORKSPACE))).length;

test.each([
  [390, "dark"],
  [1440, "light"],
] as const)(
  "[JOIN-01] [OWN-33] at %i px in %s the link greets the invited person and accepts nothing; its button opens the journey, and later the link leads back in",
  async (width, scheme) => {
    const { email, path } = await invited();
    const before = await membersOf();
    const page = await visit(browser, portal, path, { width, scheme });
    await accept(page).waitFor();
    const staff = await portal.staff();
    const { name } = await staff.trpc.workspaces.find.query({ workspaceId: WORKSPACE });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(name);
    await page.getByText(`This invitation is for ${email}.`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await membersOf()).toBe(before);
    expect(await invitationOf(email)).toMatchObject({ acceptedAt: null });
    await accept(page).click();
    await page.waitForURL(`**/workspace/${WORKSPACE}/customer`);
    await page.getByRole("tab", { name: "Flow" }).waitFor();
    expect(await membersOf()).toBe(before + 1);
    expect((await invitationOf(email))?.acceptedAt).toBeInstanceOf(Date);
    await page.goto("/help-centre");
    await page.goto(path);
    await page.getByText("You are signed in as Noor Haddad.").waitFor();
    expect(await page.getByRole("link", { name: invites.join.home }).getAttribute("href")).toBe("/");
    await page.context().clearCookies();
    await page.goto("/sign-in");
    await page.goto(path);
    await page.getByRole("link", { name: invites.join.joined.enter }).click();
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
    await page.context().close();
  },
);

test("[JOIN-07] without its link somebody joins by the mail's code: incomplete, wrong and right", async () => {
  const { email } = await invited();
  const [mail] = await portal.db.select().from(outbox).where(eq(outbox.toEmail, email));
  const code = String(mail?.payload["code"]);
  const page = await visit(browser, portal, "/join", { width: 390, scheme: "dark" });
  const field = page.getByLabel("Code");
  const send = page.getByRole("button", { name: invites.join.code.join });
  await page.getByLabel(invites.join.code.email).fill(email);
  await send.click();
  await page.getByText(invites.join.code.missing).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await field.fill(code.startsWith("A") ? "BBBB-BBBB" : "AAAA-AAAA");
  await send.click();
  await page.getByText(invites.join.failed).first().waitFor();
  expect(await invitationOf(email)).toMatchObject({ acceptedAt: null });
  await field.fill(code.toLowerCase());
  await send.click();
  await page.waitForURL(`**/workspace/${WORKSPACE}/customer`);
  expect(await invitationOf(email)).toMatchObject({ acceptedAt: expect.any(Date) as Date });
  await page.context().close();
});

test("[TRUST-06] whoever has an account signs in first, with the address filled in, and comes back to accept", async () => {
  const email = await emailOf(DEMO_ACCOUNTS.owner);
  const { path } = await invited(email);
  const page = await visit(browser, portal, path, { width: 390, scheme: "light" });
  await accept(page).click();
  await page.waitForURL("**/sign-in?next=%2Fjoin");
  await page.getByText(signIn.forInvitation).waitFor();
  expect(await page.getByLabel(signIn.email).inputValue()).toBe(email);
  expect(page.url()).not.toContain(path.split("#")[1]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: signIn.ask }).click();
  await page.getByLabel(signIn.sent.code).waitFor();
  const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id);
  await page.getByLabel(signIn.sent.code).fill(String(mails.at(-1)?.payload["code"]));
  await page.getByRole("button", { name: signIn.sent.enter }).click();
  await page.waitForURL("**/join");
  await accept(page).click();
  await page.waitForURL(`**/workspace/${WORKSPACE}/customer`);
  expect((await invitationOf(email))?.acceptedAt).toBeInstanceOf(Date);
  await page.context().close();
});
