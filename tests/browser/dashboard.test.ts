import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Workspace, WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { messages, outbox } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let staff: Actor;
let all: Workspace[];
let facets: WorkspaceFacets;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  staff = await portal.staff();
  all = (await staff.trpc.workspaces.list.query({ limit: 200 })).items;
  facets = await staff.trpc.workspaces.facets.query({});
  page = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});
beforeEach(async () => {
  await page.goto("/");
  await cards().first().waitFor();
});

const cards = (on: Page = page) => on.locator("[data-workspace]");
const idsOf = (on: Page = page) =>
  cards(on).evaluateAll((found) => found.map((card) => Number(card.getAttribute("data-workspace"))));
const column = (name: string, on: Page = page) => on.getByRole("complementary", { name, exact: true });
const overview = () => column("Action Overview");

test("[DASH-01] the title has the number of workspaces beside it", async () => {
  const title = page.getByRole("heading", { level: 1, name: "Workspaces" });
  expect(facets.total).toBe(all.length);
  const total = title.locator("xpath=following-sibling::*");
  await expect.poll(() => total.textContent()).toContain(String(facets.total));
});

test("[DASH-02] [DASH-21] the header counts what is in progress, active or in_progress, and what is completed", async () => {
  const count = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status)).length;
  const tells = async (word: string, expected: number) => {
    const link = page.getByRole("main").getByRole("link", { name: new RegExp(`^\\d+ ${word}$`) });
    await expect.poll(() => link.textContent()).toBe(`${expected} ${word}`);
  };
  await tells("in progress", count("active", "in_progress"));
  await tells("completed", count("completed"));
});

test("[DASH-03] grid and list hold the same workspaces in the same order", async () => {
  const inGrid = await idsOf();
  expect(inGrid.length).toBeGreaterThan(4);
  expect(await page.getByRole("table").count()).toBe(0);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByRole("table", { name: "Workspaces" }).waitFor();
  expect(await idsOf()).toEqual(inGrid);
  expect(await page.getByRole("article").count()).toBe(0);
  expect(new URL(page.url()).search).toBe("?layout=list");
  await page.getByRole("button", { name: "Grid", exact: true }).click();
  await page.getByRole("table").waitFor({ state: "detached" });
  expect(await idsOf()).toEqual(inGrid);
});

test("[DASH-04] 'View' chooses order, groups, density and layout, and the address keeps them", async () => {
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByLabel("Name", { exact: true }).check();
  const expected = (await staff.trpc.workspaces.list.query({ limit: 24, sort: "name" })).items;
  await expect.poll(() => idsOf()).toEqual(expected.map(({ id }) => id));
  await page.getByLabel("Destination", { exact: true }).check();
  const grouped = (await staff.trpc.workspaces.list.query({ limit: 24, sort: "name", group: "destination" }))
    .items;
  await expect.poll(() => idsOf()).toEqual(grouped.map(({ id }) => id));
  const names = [...new Set(grouped.map(({ destination }) => destination ?? "No destination yet"))];
  expect(names.length).toBeGreaterThan(1);
  await expect.poll(() => page.locator("[data-group]").allTextContents()).toEqual(names);
  const tall = (await cards().first().boundingBox())?.height ?? 0;
  await page.getByLabel("Compact", { exact: true }).check();
  await expect.poll(async () => (await cards().first().boundingBox())?.height).toBeLessThan(tall);
  await page.getByRole("radio", { name: "List", exact: true }).check();
  await page.getByRole("table", { name: "Workspaces" }).waitFor();
  await expect.poll(() => page.getByRole("rowheader").allTextContents()).toEqual(names);
  expect(new URL(page.url()).search).toBe("?sort=name&by=destination&density=compact&layout=list");
  await page.reload();
  await expect.poll(() => page.getByRole("rowheader").allTextContents()).toEqual(names);
});

test.each([
  ["[DASH-06] the filters", "Filters", "Collapse the filters"],
  ["[DASH-10] the Action Overview", "Action Overview", "Collapse the Action Overview"],
])("%s can be collapsed and expanded again", async (_, name, collapse) => {
  await column(name).waitFor();
  expect(await page.getByRole("main").getByRole("button", { name, exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: collapse }).click();
  await column(name).waitFor({ state: "detached" });
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await column(name).getByRole("heading", { level: 3 }).first().waitFor();
});

test("[DASH-07] the cards stand in one column on a phone and in at most four on the widest window", async () => {
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards().evaluateAll((found) =>
      found.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    return new Set(lefts).size;
  };
  expect(await columns(390)).toBe(1);
  const wider = [await columns(1000), await columns(1440), await columns(1920), await columns(2560)];
  expect(wider).toEqual(wider.toSorted((a, b) => a - b));
  expect(Math.max(...wider)).toBeGreaterThan(1);
  expect(await columns(3400)).toBe(4);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("[DASH-08] [CONST-18] while the workspaces are on their way six placeholders keep their place", async () => {
  const slow = await visit(browser, portal, "/schedule", { as: DEMO_ACCOUNTS.staff });
  const arrived = Promise.withResolvers<void>();
  await slow.route(/workspaces\.list/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await slow.getByRole("link", { name: "Home", exact: true }).click();
  await expect.poll(() => slow.locator("[data-placeholder]:visible").count()).toBe(6);
  expect(await cards(slow).count()).toBe(0);
  arrived.resolve();
  await cards(slow).first().waitFor();
  expect(await slow.locator("[data-placeholder]").count()).toBe(0);
  await slow.context().close();
});

test("[DASH-09] [DASH-20] [DASH-22] filters that leave nothing say so, without samples, and show the way on", async () => {
  const taken = new Set(all.map(({ clientId }) => clientId));
  const other = all.find(({ clientId, status }) => clientId !== null && status !== "completed");
  expect(taken.size).toBeGreaterThan(1);
  const client = all.filter(({ clientId }) => clientId === other?.clientId);
  const status = ["completed", "pending", "active"].find((wanted) =>
    client.every((workspace) => workspace.status !== wanted),
  );
  await page.goto(`/?client=${other?.clientId}&status=${status}`);
  await page.getByRole("heading", { name: "No workspaces found" }).waitFor();
  await page.getByText("Try adjusting your filters or create a new workspace", { exact: true }).waitFor();
  expect(await cards().count()).toBe(0);
  const create = page.getByRole("link", { name: "Create workspace" });
  expect(await create.getAttribute("href")).toBe("/templates");
  await page.getByRole("button", { name: "Clear filters" }).last().click();
  await cards().first().waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test("[DASH-11] the Action Overview has its three sections, and the assistant its three buttons", async () => {
  const headings = overview().getByRole("heading", { level: 3 });
  await expect
    .poll(() => headings.allTextContents())
    .toEqual(["Quick Stats", "Recent Actions", "AI Assistant"]);
  for (const name of ["Analyze Documents", "Draft Message", "Priority Review"]) {
    await overview().getByText(name, { exact: true }).waitFor();
  }
});

test("[DASH-12] 'Quick Stats' shows the figures of the server", async () => {
  const stats = await staff.trpc.dashboard.stats.query({});
  const figure = (label: string) => overview().getByRole("link", { name: new RegExp(`^\\d+\\s*${label}$`) });
  const shows = (label: string, value: number) =>
    expect.poll(() => figure(label).textContent()).toBe(`${value}${label}`);
  await shows("Active pets", stats.activePets);
  await shows("Your Turn", stats.yourTurn);
  await shows("Pending", stats.pending);
  await shows("Completed", stats.completed);
  expect(stats.activePets).toBeGreaterThan(0);
});

test("[DASH-13] [CONST-15] 'Recent Actions' lists the five latest actions, each opening its action", async () => {
  const latest = (await staff.trpc.tasks.list.query({ limit: 5 })).items;
  const links = overview().getByRole("listitem").getByRole("link");
  await expect.poll(() => links.count()).toBe(5);
  for (const [at, task] of latest.entries()) {
    expect(await links.nth(at).textContent()).toContain(task.title);
    expect(await links.nth(at).getAttribute("href")).toBe(`/workspace/${task.workspaceId}?task=${task.id}`);
  }
});

test("[DASH-14] 'Analyze Documents' opens the analysis", async () => {
  await overview().getByRole("link", { name: "Analyze Documents" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/documents");
  await expect.poll(() => page.getByRole("tab", { selected: true }).textContent()).toContain("Analysis");
});

test("[DASH-15] 'Draft Message' begins with a text about the chosen journey, which can be changed, edited and sent", async () => {
  await overview().getByRole("button", { name: "Draft Message" }).click();
  const dialog = page.getByRole("dialog", { name: "Draft Message" });
  const send = dialog.getByRole("button", { name: "Send message" });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByRole("combobox", { name: "Workspace" }).fill("sarah whit");
  await page
    .getByRole("option", { name: /Sarah Whitfield/ })
    .first()
    .click();
  const body = dialog.getByLabel("Message", { exact: true });
  await expect.poll(() => body.inputValue()).toContain("Hello Sarah");
  await dialog.getByLabel("Text", { exact: true }).selectOption("missing");
  const { tasks } = await staff.trpc.workspaces.find.query({ workspaceId: 1 });
  const missing = tasks.filter(
    ({ assignedRole, status, inReview }) =>
      assignedRole === "customer" && !["completed", "pending"].includes(status) && !inReview,
  );
  expect(missing.length).toBeGreaterThan(0);
  for (const { title } of missing) await expect.poll(() => body.inputValue()).toContain(`- ${title}`);
  await body.fill("Is Bella well?");
  await dialog.getByLabel("Text", { exact: true }).selectOption("progress");
  await page
    .getByRole("dialog", { name: "Replace what you have written?" })
    .getByRole("button", { name: "Cancel" })
    .click();
  expect(await body.inputValue()).toBe("Is Bella well?");
  await send.click();
  await page.getByText("Message Sent", { exact: true }).waitFor();
  await dialog.waitFor({ state: "hidden" });
  const sent = await portal.db.select().from(messages).where(eq(messages.body, "Is Bella well?"));
  expect(sent).toMatchObject([{ workspaceId: 1, authorId: DEMO_ACCOUNTS.administrator, isInternal: false }]);
  const mails = await portal.db.select().from(outbox).where(eq(outbox.toName, "Sarah Whitfield"));
  expect(JSON.stringify(mails.map(({ payload }) => payload))).toContain("Is Bella well?");
});

test("[DASH-16] 'Priority Review' lists what is high, late or waiting, first things first, each leading to its place", async () => {
  const expected = (await staff.trpc.workspaces.review.query({ limit: 200 })).items;
  expect(expected.length).toBeGreaterThan(1);
  expect(expected.length).toBeLessThan(all.length);
  await overview().getByRole("link", { name: "Priority Review" }).click();
  await expect.poll(() => idsOf()).toEqual(expected.slice(0, 20).map(({ id }) => id));
  expect(new URL(page.url()).search).toBe("?review=priority");
  for (const entry of expected.slice(0, 3)) {
    const row = page.locator(`[data-workspace="${entry.id}"]`);
    expect(await row.getByRole("link", { name: entry.name, exact: true }).getAttribute("href")).toBe(
      `/workspace/${entry.id}`,
    );
    for (const action of entry.actions) {
      expect(await row.locator(`a[href="/workspace/${entry.id}?task=${action.id}"]`).textContent()).toContain(
        action.title,
      );
    }
    const reasons = await row.innerText();
    expect(/(\d+) late/.exec(reasons)?.[1] ?? "0").toBe(String(entry.lateCount));
  }
  await page.getByRole("button", { name: "Remove the filter Priority review" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(4);
});

test("[DASH-18] a card has a red flag where its priority is high, and only there", async () => {
  await expect.poll(() => cards().count()).toBeGreaterThan(4);
  const shown = await idsOf();
  const flagged = await cards().evaluateAll((found) =>
    found.flatMap((card) =>
      card.querySelector("[data-flag]") ? [Number(card.getAttribute("data-workspace"))] : [],
    ),
  );
  const high = all.filter(({ id, priority }) => priority === "high" && shown.includes(id));
  expect(high.length).toBeGreaterThan(0);
  expect(high.length).toBeLessThan(shown.length);
  expect(flagged.toSorted((a, b) => a - b)).toEqual(high.map(({ id }) => id).toSorted((a, b) => a - b));
  const [red = 0, green = 0, blue = 0] = await page
    .locator("[data-flag]")
    .first()
    .evaluate((flag) => (getComputedStyle(flag).color.match(/[\d.]+/g) ?? []).map(Number));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test("[DASH-23] 'New workspace' starts a journey from here: its template is chosen first", async () => {
  await page.getByRole("button", { name: "New workspace" }).click();
  const choice = page.getByRole("dialog", { name: "Choose a template" });
  await choice.getByRole("searchbox").fill("flying to the usa");
  await choice.getByRole("button", { name: /Pets Flying To The USA/ }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Pet Travel Workspace" });
  await dialog.getByRole("region", { name: "Chosen template" }).getByText("Pets Flying To The USA").waitFor();
  await dialog.getByLabel("Pet name").fill("Zeppelin");
  await dialog.getByLabel("Owner name").fill("Ann Reed");
  await dialog.getByLabel("Owner email").fill("ann.reed@example.com");
  await dialog.getByLabel("Planned departure date").fill("2031-06-01");
  await dialog.getByRole("button", { name: "Create Workspace" }).click();
  await page.getByText("Workspace Created Successfully", { exact: true }).waitFor();
  await dialog.waitFor({ state: "hidden" });
  const total = page
    .getByRole("heading", { level: 1, name: "Workspaces" })
    .locator("xpath=following-sibling::*");
  await expect.poll(() => total.textContent()).toContain(String(facets.total + 1));
});
