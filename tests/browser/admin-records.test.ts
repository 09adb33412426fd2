import { readFile } from "node:fs/promises";

import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { duties, outbox } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/admin?section=permissions", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

test("[ROLE-10] [ADMIN-15] the Permissions section shows what each role may do and saves it within bounds", async () => {
  const write = page.getByRole("checkbox", { name: "Family viewer: Write messages and comments" });
  await write.waitFor();
  expect(await page.getByRole("checkbox", { name: "Vet: Pay", exact: true }).isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await write.check();
  await page.getByRole("button", { name: "Save roles" }).click();
  await page.getByText("Roles saved", { exact: true }).waitFor();
  const staff = await portal.staff();
  await expect
    .poll(async () => (await staff.trpc.settings.memberRights.query({})).roles.family)
    .toEqual(["view", "write"]);
});

test("[MAIL-01] [MAIL-02] a failed mail shows why, and its button sends it again", async () => {
  await portal.db.insert(outbox).values({
    template: "notification",
    toEmail: "lost@example.com",
    toName: "Lost Box",
    payload: {},
    dedupeKey: "lost",
    nextAttemptAt: new Date(),
    attempts: 6,
    failedAt: new Date(),
    lastError: "No such mailbox",
  });
  await page.getByRole("link", { name: "Outgoing mail" }).click();
  await page.getByLabel("State").selectOption("failed");
  await page.getByText("No such mailbox").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Send again to Lost Box" }).click();
  await page.getByText("The mail to lost@example.com is sent again").waitFor();
  await page.getByRole("heading", { name: "No mail here" }).waitFor();
});

test("[OPS-02] what the clock does is listed, and what fails says since when and why", async () => {
  await portal.runDuties();
  await portal.db
    .update(duties)
    .set({ failure: "The copy could not be finished.", failingSince: new Date() })
    .where(eq(duties.name, "backUpIfDue"));
  await portal.db
    .update(duties)
    .set({ leftOut: 3, leftOutWhy: "Journey 7: an odd row", leftOutAt: new Date() })
    .where(eq(duties.name, "runSteps"));
  await page.getByRole("link", { name: "What runs by itself" }).click();
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await row("Sending mail").getByText("Fine").waitFor();
  await row("Backups").getByText("Fails").waitFor();
  await row("Backups").getByText("The copy could not be finished.").waitFor();
  await row("Steps of workflows").getByText("3 left out on").waitFor();
  await row("Steps of workflows").getByText("Journey 7: an odd row").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await portal.runDuties();
  await page.reload();
  await row("Backups").getByText("Fine").waitFor();
});

test("[AUDIT-02] the audit log is filtered by kind and saved as CSV", async () => {
  await page.getByRole("link", { name: "Audit log" }).click();
  await page.getByLabel("What", { exact: true }).selectOption("mail.retried");
  await page.getByRole("cell", { name: /lost@example\.com/ }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const text = await readFile((await file.path()) ?? "", "utf8");
  expect(text).toContain("Mail: retried");
  expect(text).toContain("lost@example.com");
});
