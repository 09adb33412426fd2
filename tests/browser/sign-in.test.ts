import { once } from "node:events";

import { eq } from "drizzle-orm";
import { simpleParser } from "mailparser";
import type { Browser } from "playwright-core";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth.ts";
import { sessions, users } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

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

/** The newest mail to an address, once it has come. */
async function mailTo(address: string): Promise<string> {
  await expect.poll(() => mails.some(({ to }) => to === address)).toBe(true);
  const text = mails.findLast(({ to }) => to === address)?.text ?? "";
  mails = mails.filter(({ to }) => to !== address);
  return text;
}

test("[AUTH-15] a stranger is taken to the door from any page, signs in by the mail's code, and is back", async () => {
  const page = await visit(browser, portal, "/status", { width: 1440 });
  await page.waitForURL("**/sign-in?next=%2Fstatus");
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel("Email").fill(staffEmail);
  await page.getByRole("button", { name: "Mail me a code" }).click();
  const code = page.getByLabel("Six-digit code");
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
  const link = new URL(/http\S+\/sign-in#\S+/.exec(await mailTo(ownerEmail))?.[0] ?? "");
  await asking.context().close();

  const phone = await visit(browser, portal, `${link.pathname}${link.hash}`, { width: 390 });
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
