import { once } from "node:events";

import { eq } from "drizzle-orm";
import { simpleParser } from "mailparser";
import type { Browser } from "playwright-core";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { authenticators, clients, sessions, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { anApp, codeOf } from "#tests/support/authenticator.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { anIp } from "#tests/support/sign-in.ts";

const LINK = /http\S+\/sign-in(?:\?\S*)?#\S+/;

let portal: Portal;
let browser: Browser;
let server: SMTPServer;
let mails: { to: string; text: string }[] = [];
let ownerEmail = "";
let staffEmail = "";

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData: (stream, session, done) => {
      const keep = async () => {
        const { text = "" } = await simpleParser(stream);
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? "", text });
      };
      void keep().finally(done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  portal = await aPortal("demo", { SMTP_URL: `smtp://127.0.0.1:${port}` });
  browser = await openBrowser();
  const emailOf = async (id: number) =>
    (await portal.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? "";
  ownerEmail = await emailOf(DEMO_ACCOUNTS.owner);
  staffEmail = await emailOf(DEMO_ACCOUNTS.staff);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
  server.close();
});

/** The newest mail that lets an address in, once it has come. */
async function mailTo(address: string): Promise<string> {
  const isIt = (mail: { to: string; text: string }) => mail.to === address && LINK.test(mail.text);
  await expect.poll(() => mails.some(isIt)).toBe(true);
  const text = mails.findLast(isIt)?.text ?? "";
  mails = mails.filter((mail) => !isIt(mail));
  return text;
}

/** Sets up an app, proven by the code that is mailed for it. */
async function anAppByMail(actor: Actor, address: string) {
  await actor.trpc.account.askForProof.mutate({});
  const proofIn = (text: string) => /Enter the code (\d{3}) (\d{3}) there/.exec(text)?.slice(1).join("");
  const proof = () => proofIn(mails.findLast(({ to, text }) => to === address && proofIn(text))?.text ?? "");
  await expect.poll(proof).toBeDefined();
  return anApp(actor, proof());
}

test("[AUTH-15] [OWN-33] a stranger is taken to the door from any page, signs in by the mail's code, after a reload too, and is back", async () => {
  const page = await visit(browser, portal, "/status", { width: 1440 });
  await page.waitForURL("**/sign-in?next=%2Fstatus");
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel("Email").fill(staffEmail);
  await page.getByRole("button", { name: "Mail me a code" }).click();
  const code = page.getByLabel("Six-digit code");
  await code.waitFor();
  await page.reload();
  await code.waitFor();
  const [, digits = ""] = /Enter the code (\d{3} \d{3})/.exec(await mailTo(staffEmail)) ?? [];
  await code.fill(digits === "000 000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").getByText("This is not the code of the newest mail").waitFor();
  await code.fill(digits);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/status");
  await page.getByRole("navigation", { name: "Main", exact: true }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/sign-in");
  await page.goto("/status");
  await page.waitForURL("**/sign-in?next=%2Fstatus");
  await page.context().close();
});

test("[AUTH-15] on a phone an owner opens the mail's link, presses its button and is at their journeys", async () => {
  const asking = await visit(browser, portal, "/journeys", { width: 390, scheme: "dark" });
  await asking.waitForURL("**/sign-in?next=%2Fjourneys");
  expect(await seriousFindings(asking)).toEqual([]);
  await asking.getByLabel("Email").fill(ownerEmail);
  await asking.getByRole("button", { name: "Mail me a code" }).click();
  const link = new URL(LINK.exec(await mailTo(ownerEmail))?.[0] ?? "");
  await asking.context().close();

  const phone = await visit(browser, portal, `${link.pathname}${link.search}${link.hash}`, { width: 390 });
  const enter = phone.getByRole("button", { name: "Sign in" });
  await enter.waitFor();
  const before = await portal.db.select().from(sessions).where(eq(sessions.userId, DEMO_ACCOUNTS.owner));
  await phone.reload();
  await enter.click();
  await phone.waitForURL("**/journeys");
  await phone.getByRole("heading", { level: 1, name: "Your journeys" }).waitFor();
  const after = await portal.db.select().from(sessions).where(eq(sessions.userId, DEMO_ACCOUNTS.owner));
  expect(after.length).toBe(before.length + 1);
  expect(phone.complaints.filter((one) => !one.includes("401"))).toEqual([]);
  await phone.context().close();
});

test("[OWN-33] an owner who has lost the phone reads of recovery codes and whom to ask, may go back, and is let in by a code", async () => {
  const { recoveryCodes } = await anAppByMail(await portal.owner(), ownerEmail);
  const page = await visit(browser, portal, "/sign-in", { width: 390 });
  // From an address of its own: so many mails are asked for from one.
  await page.context().setExtraHTTPHeaders({ "cf-connecting-ip": anIp() });
  const toSecondStep = async () => {
    await page.getByRole("button", { name: "Mail me a code" }).click();
    const [, digits = ""] = /Enter the code (\d{3} \d{3})/.exec(await mailTo(ownerEmail)) ?? [];
    await page.getByLabel("Six-digit code").fill(digits);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: "I have lost my phone" }).click();
    await page.getByText("If you have none left, ask the company to help you in.").waitFor();
  };
  await page.getByLabel("Email").fill(ownerEmail);
  await toSecondStep();
  const { email, phone } = await (await portal.staff()).trpc.help.contact.query({});
  const hrefOf = (name: string | null) =>
    page.getByRole("link", { name: name ?? "none is set", exact: true }).getAttribute("href");
  expect(await hrefOf(email)).toBe(`mailto:${email}`);
  expect(await hrefOf(phone)).toMatch(/^tel:\+?\d+$/);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to sign-in" }).click();
  expect(await page.getByLabel("Email").inputValue()).toBe(ownerEmail);
  await toSecondStep();
  await page.getByRole("textbox", { name: /^Code/ }).fill(recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.waitForURL("**/journeys");
  await page.context().close();
});

test("[ACCT-09] a session that ends under a form is asked for again in place, with both steps, and what was typed is sent once", async () => {
  // A new app ends every other session.
  const { secret } = await anAppByMail(await portal.staff(), staffEmail);
  const page = await visit(browser, portal, "/manage?tab=clients&create=client", { as: DEMO_ACCOUNTS.staff });
  const form = page.getByRole("dialog").filter({ has: page.getByLabel("Full name") });
  await form.getByLabel("Full name").fill("Ann Reed");
  await form.getByLabel("E-mail").fill("ann.reed@example.com");
  await portal.db.delete(sessions).where(eq(sessions.userId, DEMO_ACCOUNTS.staff));
  await form.getByRole("button", { name: "Create", exact: true }).click();
  const again = page.getByRole("dialog", { name: "Your session has ended" });
  await again.getByText("What you typed is kept").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // The form below is no Escape's business while this stands over it.
  await again.getByLabel("Email").press("Escape");
  await again.waitFor({ state: "hidden" });
  await expect.poll(() => form.getByLabel("Full name").inputValue()).toBe("Ann Reed");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await again.getByRole("button", { name: "Mail me a code" }).click();
  const [, digits = ""] = /Enter the code (\d{3} \d{3})/.exec(await mailTo(staffEmail)) ?? [];
  await again.getByLabel("Six-digit code").fill(digits);
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await again.getByText("Enter the code that your authenticator app shows").waitFor();
  await again.getByRole("textbox", { name: /^Code/ }).fill(await codeOf(secret));
  await again.getByRole("button", { name: "Go on" }).click();
  await page.getByText("Client added").waitFor();
  await again.waitFor({ state: "hidden" });
  const made = await portal.db.select().from(clients).where(eq(clients.email, "ann.reed@example.com"));
  expect(made.map(({ fullName }) => fullName)).toEqual(["Ann Reed"]);
  await page.context().close();
});

test("[ACCT-09] what somebody typed is not sent for whoever signs in instead of them", async () => {
  const page = await visit(browser, portal, "/account", { as: DEMO_ACCOUNTS.administrator });
  const name = page.getByRole("textbox", { name: /^Name/ });
  await name.fill("Somebody Else");
  await portal.db.delete(sessions).where(eq(sessions.userId, DEMO_ACCOUNTS.administrator));
  await page.getByRole("button", { name: "Save" }).click();
  const again = page.getByRole("dialog", { name: "Your session has ended" });
  await again.waitFor();
  const [cookie = "", value = ""] = (await portal.cookieOf(DEMO_ACCOUNTS.staff)).split(/=(.*)/s);
  await page
    .context()
    .addCookies([{ name: cookie, value, url: portal.origin, httpOnly: true, sameSite: "Lax" }]);
  await again.getByRole("button", { name: "I have signed in in another tab" }).click();
  await page.waitForURL(`${portal.origin}/`);
  const names = (await portal.db.select().from(users)).map(({ fullName }) => fullName);
  expect(names).not.toContain("Somebody Else");
  await page.context().close();
});

test("[ACCT-08] an administrator asks colleagues for a second step, and one without it sets it up before anything else", async () => {
  const admin = await portal.admin();
  await portal.db.delete(authenticators);
  let page = await visit(browser, portal, "/admin?section=permissions", {
    as: DEMO_ACCOUNTS.administrator,
  });
  const box = () => page.getByLabel("Colleagues need a second step");
  await box().click();
  await page.getByText("Set up your own second step first").waitFor();
  await expect.poll(() => box().isChecked()).toBe(false);
  await anAppByMail(admin, (await admin.trpc.auth.me.query({})).email);
  await page.context().close();
  page = await visit(browser, portal, "/admin?section=permissions", { as: DEMO_ACCOUNTS.administrator });
  await box().click();
  await page.getByText("Colleagues need a second step from now on").waitFor();
  await expect.poll(() => box().isChecked()).toBe(true);
  await page.context().close();

  const staff = await visit(browser, portal, "/status");
  await staff.getByLabel("Email").fill(staffEmail);
  await staff.getByRole("button", { name: "Mail me a code" }).click();
  const [, digits = ""] = /Enter the code (\d{3} \d{3})/.exec(await mailTo(staffEmail)) ?? [];
  await staff.getByLabel("Six-digit code").fill(digits);
  await staff.getByRole("button", { name: "Sign in", exact: true }).click();
  await staff.getByRole("img", { name: "Code to scan with an authenticator app" }).waitFor();
  expect(await seriousFindings(staff)).toEqual([]);
  const link = await staff.getByRole("link", { name: "Open in an app on this device" }).getAttribute("href");
  const secret = new URL(link ?? "").searchParams.get("secret") ?? "";
  await staff.getByRole("textbox", { name: /^Code/ }).fill(await codeOf(secret));
  await staff.getByRole("button", { name: "Go on" }).click();
  await expect
    .poll(() => staff.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").count())
    .toBe(10);
  await staff.getByRole("button", { name: "I have kept them" }).click();
  await staff.waitForURL("**/status");
  await staff.context().close();
});
