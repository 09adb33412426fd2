import { readFileSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;
let workspaces: Workspace[];

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/manage", { as: DEMO_ACCOUNTS.administrator });
  workspaces = (await (await portal.staff()).trpc.workspaces.list.query({ limit: 200, sort: "name" })).items;
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const tab = (name: string) => page.getByRole("tab", { name });
const rows = (table: string) => page.getByRole("table", { name: table }).locator("tbody tr");
const firstCells = (table: string) => rows(table).locator("[data-main]").allInnerTexts();
const trimmed = async (table: string) => (await firstCells(table)).map((text) => text.split("\n")[0]?.trim());

test("[MGMT-01] [MGMT-02] the heading and four tabs", async () => {
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Management Center");
  expect(await page.getByRole("tab").allTextContents()).toEqual([
    "Workspaces",
    "Clients",
    "Templates",
    "Settings",
  ]);
});

test("[MGMT-03] [MGMT-04] [MGMT-05] [MGMT-19] [VAL-SRCH-01] the search through the workspaces of the server asks no server", async () => {
  await expect.poll(() => trimmed("Workspaces")).toEqual(workspaces.map(({ name }) => name));
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/")) calls.push(request.url());
  });
  const search = page.getByRole("searchbox", { name: "Search workspaces" });
  const found = (text: string) =>
    workspaces
      .filter(({ name, ownerName, assignedTo }) =>
        [name, ownerName, assignedTo].some((field) => field.toLowerCase().includes(text.toLowerCase())),
      )
      .map(({ name }) => name);
  for (const text of ["BELLA", "whitfield", "dvořák", "田中"]) {
    expect(found(text).length).toBeGreaterThan(0);
    await search.fill(text);
    await expect.poll(() => trimmed("Workspaces")).toEqual(found(text));
  }
  await search.fill("nobody at all");
  await page.getByText("No workspaces found").waitFor();
  await search.fill("");
  expect(calls).toEqual([]);
});

test("[ENT-17] [STATE-19] a workspace stands with name, owner, assignee, status and the day it was made", async () => {
  await page.goto("/manage");
  const [first] = workspaces;
  await rows("Workspaces").first().waitFor();
  const headers = await page
    .getByRole("table", { name: "Workspaces" })
    .getByRole("columnheader")
    .allInnerTexts();
  expect(headers.map((text) => text.trim())).toEqual([
    "Workspace",
    "Owner",
    "Assigned to",
    "Status",
    "Created",
    "Departure",
    "Actions",
  ]);
  const text = await rows("Workspaces").first().innerText();
  expect(text).toContain(first?.name);
  expect(text).toContain(first?.ownerName);
  expect(text).toContain(first?.assignedTo);
  const shown = new Set(await rows("Workspaces").locator('[data-column="status"]').allInnerTexts());
  expect([...shown].sort()).toEqual(["Active", "Completed", "In Review", "Pending"]);
});

test("[MGMT-06] the clients and the templates of the server stand in lists", async () => {
  const staff = await portal.staff();
  await tab("Clients").click();
  const clients = (await staff.trpc.admin.clients.query({ limit: 200 })).items;
  await expect.poll(() => trimmed("Clients")).toEqual(clients.map(({ name }) => name));
  await tab("Templates").click();
  const templates = (await staff.trpc.templates.list.query({ limit: 200 })).items;
  await expect.poll(() => trimmed("Templates")).toEqual(templates.map(({ name }) => name));
  expect(new URL(page.url()).searchParams.get("tab")).toBe("templates");
  const [first] = templates;
  await page
    .getByRole("link", { name: first?.name ?? "" })
    .first()
    .click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(first?.name);
  await page.goBack();
  await expect
    .poll(async () => new Set(await rows("Templates").locator('[data-column="status"]').allInnerTexts()))
    .toEqual(new Set(["Active"]));
});

test("[MGMT-07] [MGMT-08] two cards of settings with three entries each, all with a button", async () => {
  await tab("Settings").click();
  const entries = (card: string) =>
    page.getByRole("region", { name: card }).getByRole("heading", { level: 3 }).allTextContents();
  await expect
    .poll(() => entries("System Settings"))
    .toEqual(["Email Notifications", "User Permissions", "Backup Settings"]);
  expect(await entries("Integration Settings")).toEqual([
    "API Connections",
    "External Services",
    "Data Export",
  ]);
  expect(await page.getByRole("link", { name: "Open Admin Center" }).getAttribute("href")).toBe("/admin");
  expect((await (await portal.staff()).get("/api")).status).toBe(200);
  expect(await page.getByRole("link", { name: "Open the API description" }).getAttribute("href")).toBe(
    "/api",
  );
  expect(await seriousFindings(page)).toEqual([]);
});

test("[MGMT-14] 'Data Export' hands over workspaces, clients and templates as tables", async () => {
  const names = {
    workspaces,
    clients: [{ name: "Sarah Whitfield" }],
    templates: [{ name: "Pets Flying To The USA" }],
  };
  for (const what of ["workspaces", "clients", "templates"] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Export ${what}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${what}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    const table = readFileSync(await download.path(), "utf8");
    expect(table.startsWith("\u{FEFF}")).toBe(true);
    for (const { name } of names[what]) expect(table).toContain(name);
    await page.getByRole("status").getByText("Export ready").waitFor();
  }
});

test("[MGMT-09] [MGMT-11] [MGMT-12] [MGMT-13] [MGMT-15] the settings open, save and say what happened", async () => {
  await page.goto("/manage?tab=settings");
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.getByRole("button", { name: "Configure Email Notifications" }).click();
  const payments = dialog("Email Notifications").getByRole("combobox", { name: "Payments: Owners" });
  await payments.selectOption("mail");
  await page.getByText("Mail preference saved").waitFor();
  await page.reload();
  await expect.poll(() => payments.inputValue()).toBe("mail");
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Configure Backup Settings" }).click();
  await dialog("Backup Settings").getByRole("button", { name: "Back up now" }).click();
  await page.getByText("Backup made").waitFor();
  await dialog("Backup Settings").getByRole("listitem").filter({ hasText: "Done" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Configure API Connections" }).click();
  const api = dialog("API Connections");
  await api.getByRole("textbox", { name: "Name" }).fill("Accounting");
  await api.getByRole("checkbox", { name: "billing · read" }).check();
  await api.getByRole("button", { name: "Create key" }).click();
  await api.getByText("It is shown once").waitFor();
  await api.getByRole("button", { name: "Test Accounting" }).click();
  await api.getByText("It is accepted, for billing:read").waitFor();
  await api.getByRole("button", { name: "Revoke Accounting" }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).last().click();
  await api.getByText("Revoked", { exact: true }).waitFor();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Configure External Services" }).click();
  const services = page.getByRole("region", { name: "Services of the portal" });
  await services.getByRole("button", { name: "Test Payments" }).click();
  await services.getByText("owners pay by bank transfer alone").waitFor();
});

test("[MGMT-14] [MGMT-25] 'Export everything' hands over one file", async () => {
  await page.goto("/manage?tab=settings");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export everything" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^export-\d{4}-\d{2}-\d{2}\.zip$/);
});

test("each tab asks for its data only when it is opened", async () => {
  const calls: string[] = [];
  const other = await visit(browser, portal, "/checklist", { as: DEMO_ACCOUNTS.administrator });
  other.on("request", (request) => calls.push(request.url()));
  await other.getByRole("link", { name: "Manage", exact: true }).first().click();
  await other.getByRole("table", { name: "Workspaces" }).waitFor();
  expect(calls.some((url) => url.includes("workspaces.list"))).toBe(true);
  expect(calls.some((url) => url.includes("admin.clients"))).toBe(false);
  await other.getByRole("tab", { name: "Clients" }).click();
  await other.getByRole("table", { name: "Clients" }).waitFor();
  expect(calls.some((url) => url.includes("admin.clients"))).toBe(true);
  await other.context().close();
});
