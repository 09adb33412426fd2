import { readFileSync } from "node:fs";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Colleague } from "#contracts/admin/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
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

const SECTIONS = [
  "Colleagues",
  "Clients",
  "Teams",
  "Workspace Tags",
  "Connectors",
  "Customize Email Domain",
  "Single Sign On",
  "Advanced Features",
  "Permissions",
  "Client Dashboard",
  "Branding",
  "Modules",
];

const colleagues = async () =>
  (await (await portal.admin()).trpc.admin.colleagues.query({ limit: 200 })).items;
const nav = () => page.getByRole("navigation", { name: "Admin sections" });
const go = (section: string) => nav().getByRole("link", { name: section, exact: true }).click();
const rows = () => page.getByRole("table", { name: "Colleagues" }).locator("tbody tr");
const names = async () =>
  (await rows().locator("[data-main]").allInnerTexts()).map((text) => text.split("\n").at(-2)?.trim());
const search = () => page.getByRole("searchbox", { name: "Search for user" });
const status = () => page.getByRole("combobox", { name: "Status" });
const shownNames = (all: Colleague[]) => all.map(({ fullName }) => fullName);

test("[ADMIN-01] [ADMIN-02] [ADMIN-03] [ADMIN-04] [HEAD-09] heading, twelve sections in order, and the way to the portal", async () => {
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Admin Center");
  expect(await page.getByText("Manage users, teams, settings, and system configuration").isVisible()).toBe(
    true,
  );
  expect(await nav().getByRole("list").first().getByRole("link").allTextContents()).toEqual(SECTIONS);
  expect(await page.getByRole("link", { name: "Business Portal" }).getAttribute("href")).toBe("/");
});

test("[ADMIN-05] [ADMIN-19] [ADMIN-22] [ADMIN-24] [ADMIN-27] the colleagues are all there, counted in the title, under their six columns", async () => {
  const all = await colleagues();
  await page.getByRole("heading", { name: `Colleagues (${all.length})` }).waitFor();
  await expect.poll(names).toEqual(shownNames(all));
  expect(await search().getAttribute("placeholder")).toBe("Search for user...");
  expect(await status().locator("option").allTextContents()).toEqual(["All", "Active", "Inactive"]);
  const headers = await page.getByRole("table").getByRole("columnheader").allTextContents();
  expect(headers.slice(1, -1)).toEqual([
    "NAME",
    "JOB TITLE",
    "ADMIN",
    "STATUS",
    "ASSIGNED USERS",
    "DATE CREATED",
  ]);
});

test("[ADMIN-28] [ADMIN-29] [ADMIN-30] [ADMIN-31] [ADMIN-32] [STATE-14] [CONST-33] a row shows what is known of a colleague", async () => {
  const all = await colleagues();
  expect(all.some(({ jobTitle }) => !jobTitle)).toBe(true);
  expect(new Set(all.map(({ status: one }) => one)).size).toBe(3);
  for (const [at, colleague] of all.entries()) {
    const cells = await rows().nth(at).getByRole("cell").allInnerTexts();
    const created = colleague.createdAt.toLocaleDateString("en-US", {
      month: "short",
      day: "numeric",
      year: "numeric",
      timeZone: "UTC",
    });
    expect(cells[1]).toContain(colleague.fullName);
    expect(cells[1]).toContain(colleague.email);
    expect(cells[1]?.split("\n")).toHaveLength(3);
    const lines = cells.slice(2, 7).map((text) => text.trim().split("\n"));
    // Under the status of one who has not joined yet stands how their invitation is.
    expect(lines.map(([first]) => first)).toEqual([
      colleague.jobTitle || "Co-founder",
      "",
      colleague.status.toUpperCase(),
      String(colleague.assignedUsers),
      created,
    ]);
    expect(lines[2]).toHaveLength(colleague.status === "pending" ? 2 : 1);
    expect(await rows().nth(at).getByRole("img", { name: "Administrator" }).count()).toBe(
      colleague.isAdmin ? 1 : 0,
    );
  }
});

test("[ADMIN-23] [ADMIN-25] [ADMIN-39] [VAL-SRCH-01] search and status work together without a call; a pending one stands under All only", async () => {
  const all = await colleagues();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/")) calls.push(request.url());
  });
  await search().fill("PORTAL.EXAMPLE");
  await expect.poll(names).toEqual(shownNames(all.filter(({ email }) => email.includes("portal.example"))));
  await search().fill("ŻÓŁKIEWSKI");
  await expect.poll(names).toEqual(["Tomasz Żółkiewski"]);
  await status().selectOption("active");
  await page.getByText("No colleagues found").waitFor();
  await search().fill("");
  for (const one of ["active", "inactive"] as const) {
    await status().selectOption(one);
    await expect.poll(names).toEqual(shownNames(all.filter((colleague) => colleague.status === one)));
  }
  await search().fill("marek");
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ q: "marek", status: "inactive" });
  await page.reload();
  await page.getByText("No colleagues found").waitFor();
  expect(await search().inputValue()).toBe("marek");
  calls.length = 0;
  await search().fill("");
  await status().selectOption("all");
  await expect.poll(names).toEqual(shownNames(all));
  expect(calls).toEqual([]);
});

test("[ADMIN-26] [ADMIN-33] [ADMIN-34] [ADMIN-38] rows are ticked one by one or all at once, and what is ticked is exported", async () => {
  const all = await colleagues();
  const box = (name: string) => page.getByRole("checkbox", { name });
  const everybody = box("Select all");
  await everybody.click();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(all.length + 1);
  await everybody.click();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
  const [first, , third] = all;
  await box(`Select ${first?.fullName}`).click();
  await box(`Select ${third?.fullName}`).click();
  const exported = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button, exact: true }).click(),
    ]);
    return readFileSync(await download.path(), "utf8")
      .trim()
      .split("\r\n")
      .slice(1);
  };
  const picked = await exported("Export 2 selected");
  expect(picked).toHaveLength(2);
  expect(picked[0]).toContain(first?.email);
  expect(picked[1]).toContain(third?.email);
  await page.getByRole("button", { name: "Clear selection" }).click();
  await status().selectOption("inactive");
  expect(await exported("Export")).toHaveLength(all.filter((one) => one.status === "inactive").length);
  await status().selectOption("all");
  expect(await seriousFindings(page)).toEqual([]);
});

test("[API-18] a section that shows no colleagues asks for none", async () => {
  const other = await visit(browser, portal, "/admin?section=modules", {
    as: DEMO_ACCOUNTS.administrator,
  });
  await other.getByRole("region", { name: "Modules" }).getByRole("switch").first().waitFor();
  const calls: string[] = [];
  other.on("request", (request) => calls.push(request.url()));
  for (const section of ["Client Dashboard", "Advanced Features"]) {
    await other
      .getByRole("navigation", { name: "Admin sections" })
      .getByRole("link", { name: section, exact: true })
      .click();
    await other.getByRole("region", { name: section }).getByRole("switch").first().waitFor();
  }
  expect(calls.filter((url) => url.includes("admin."))).toEqual([]);
  await other.context().close();
});

test("[ADMIN-08] [ADMIN-09] [API-19] [API-20] teams with their own members, and clients with contact and journeys, asked for when opened", async () => {
  const staff = await portal.staff();
  await go("Teams");
  const teams = (await staff.trpc.admin.teams.query({ limit: 200 })).items;
  expect(
    teams.find(({ name }) => name === "Documents and vets")?.members.map(({ fullName }) => fullName),
  ).toEqual(["Kwame Mensah", "Nguyễn Thị Hương"]);
  const section = page.getByRole("region", { name: "Teams" });
  await expect
    .poll(() => section.getByRole("heading", { level: 3 }).allTextContents())
    .toEqual(teams.map(({ name }) => name));
  for (const { members } of teams)
    for (const { fullName } of members) expect(await section.innerText()).toContain(fullName);
  expect(await nav().getByRole("link", { name: "Teams" }).getAttribute("aria-current")).toBe("page");
  expect(await nav().locator("[aria-current]").count()).toBe(1);

  await go("Clients");
  const clients = (await staff.trpc.admin.clients.query({ limit: 200 })).items;
  const table = page.getByRole("table", { name: "Clients" });
  await expect.poll(() => table.locator("tbody tr").count()).toBe(clients.length);
  for (const [at, client] of clients.entries()) {
    const text = await table.locator("tbody tr").nth(at).innerText();
    for (const part of [client.name, client.email, client.phone ?? "–", String(client.workspaces)])
      expect(text).toContain(part);
  }
});
