import { readFileSync } from "node:fs";

import { eq, sql } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { outbox, users, workspaces } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/admin", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const row = (text: string) => page.getByRole("row").filter({ hasText: text });
const choose = async (name: string, item: string) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const mailsTo = async (email: string) =>
  (await portal.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id)).map(
    ({ payload }) => new URL(payload.link ?? ""),
  );
const countOf = async (where: ReturnType<typeof sql>) =>
  (await portal.db.select({ id: users.id }).from(users).where(where)).length;

test("[ADMIN-21] 'Invite' asks for name and e-mail, adds a pending colleague, and the mailed link lets them join", async () => {
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("no address");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.getByText("Full name is required").waitFor();
  await dialog.getByText("Please enter a valid email address").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Full name" }).fill("มาลี ใจดี");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("Anna.Lindqvist@portal.example");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.getByText("There is a colleague with this address already").waitFor();
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("Mali@portal.example");
  await dialog.getByRole("button", { name: "Send invitation" }).dblclick();
  await dialog.waitFor({ state: "hidden" });
  await row("มาลี ใจดี")
    .getByText(/^Invited until/)
    .waitFor();
  expect(await mailsTo("mali@portal.example")).toHaveLength(1);

  await choose("มาลี ใจดี", "Withdraw the invitation");
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await row("มาลี ใจดี").getByText("Not invited").waitFor();
  await choose("มาลี ใจดี", "Send an invitation");
  await row("มาลี ใจดี")
    .getByText(/^Invited until/)
    .waitFor();
  const [withdrawn, link] = await mailsTo("mali@portal.example");
  const guest = await visit(browser, portal, `${link?.pathname}${link?.hash}`);
  await guest.getByRole("heading", { name: "Anna Lindqvist invites you to join the company" }).waitFor();
  expect(withdrawn?.hash).not.toBe(link?.hash);
  await guest.getByRole("button", { name: "Accept the invitation" }).click();
  await guest.locator("[data-workspace]").first().waitFor();
  await guest.context().close();
  expect(await countOf(sql`email = 'mali@portal.example' and status = 'active'`)).toBe(1);
});

const FILE = [
  "\u{FEFF}Full name;E-mail;Job title;Administrator;Status",
  '"Okonkwo; Chidi";chidi@portal.example;"Vet\nliaison";no;Active',
  ";nameless@portal.example;;;",
  "Twin One;TWIN@portal.example;;;",
  "Twin Two;twin@Portal.example;;;",
  "Old Friend;MAREK.DVORAK@portal.example;;;",
  "Owner;owner@somewhere.example;;;",
  "Away;away@portal.example;;;on holiday",
].join("\r\n");
const fileOf = (text: string) => ({
  name: "colleagues.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("[ADMIN-20] 'Import' shows what is wrong in which row, writes nothing until it is confirmed, and adds the others", async () => {
  const [owner] = await portal.db.select().from(users).where(eq(users.role, "customer")).limit(1);
  const before = await countOf(sql`true`);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import colleagues" });
  const input = dialog.locator("input[type=file]");
  await input.setInputFiles(fileOf("Phone\n1"));
  await dialog.getByText("The first row has to name the columns").waitFor();
  await input.setInputFiles(fileOf(FILE.replace("owner@somewhere.example", owner?.email ?? "")));
  await dialog.getByText("2 rows can be added, 5 rows cannot. Nothing has been written yet.").waitFor();
  const problems = async () =>
    (await dialog.getByRole("row").allInnerTexts())
      .slice(1)
      .map((text) => [text.trim().split(/\s/)[0], text.trim().split("\n").at(-1)?.split("\t").at(-1)]);
  await expect.poll(problems).toEqual([
    ["3", "The name is missing."],
    ["5", "The same e-mail as in row 4."],
    ["6", "Somebody has this e-mail already."],
    ["7", "Somebody has this e-mail already."],
    ["8", "“on holiday” is no status: active, inactive or pending."],
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await countOf(sql`true`)).toBe(before);
  await dialog.getByRole("button", { name: "Add 2 colleagues" }).click();
  await dialog.getByText("2 colleagues added, 5 rows left out.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save the 5 rows left out" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain("twin@portal.example");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await row("Okonkwo; Chidi").waitFor();
  await row("Twin One").waitFor();
  expect(await countOf(sql`true`)).toBe(before + 2);
});

test("[ADMIN-38] the ticked ones are made inactive together, once a successor is named", async () => {
  const open = async (name: string) =>
    (
      await portal.db
        .select({ id: workspaces.id })
        .from(workspaces)
        .innerJoin(users, eq(users.id, workspaces.assignedToId))
        .where(sql`${users.fullName} = ${name} and ${workspaces.status} <> 'completed'`)
    ).map(({ id }) => id);
  const handed = await open("Marek Dvořák");
  expect(handed.length).toBeGreaterThan(0);
  for (const name of ["Marek Dvořák", "Twin One"]) {
    await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  }
  await page.getByRole("button", { name: "Make inactive" }).click();
  const dialog = page.getByRole("dialog", { name: "Make 2 colleagues inactive?" });
  await dialog.getByRole("button", { name: "Make inactive" }).click();
  await dialog.getByText("Choose who takes over").waitFor();
  await dialog.getByRole("combobox").selectOption({ label: "Kwame Mensah" });
  await dialog.getByRole("button", { name: "Make inactive" }).click();
  await page.getByRole("status").getByText("2 colleagues are inactive").waitFor();
  await row("Marek Dvořák").getByText("INACTIVE").waitFor();
  expect(await open("Kwame Mensah")).toEqual(expect.arrayContaining(handed));
  expect(await open("Marek Dvořák")).toEqual([]);
});
