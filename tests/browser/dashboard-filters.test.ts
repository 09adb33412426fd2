import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import type { FilterEntry, Workspace, WorkspaceFacets } from "#contracts/workspaces/shapes.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let all: Workspace[];
let facets: WorkspaceFacets;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  const staff = await portal.staff();
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
  await group("owner").waitFor();
});

const panel = () => page.getByRole("complementary", { name: "Filters", exact: true });
const group = (kind: string) => panel().locator(`[data-kind=${kind}]`);
const entries = (kind: string) => group(kind).getByRole("listitem").getByRole("button");
const entry = (kind: string, name: string) => entries(kind).filter({ hasText: name }).first();
const box = () => panel().getByPlaceholder("Filter...", { exact: true });
const shownIds = () =>
  page
    .locator("[data-workspace]")
    .evaluateAll((found) => found.map((card) => Number(card.getAttribute("data-workspace"))));
const idsWhere = (keeps: (workspace: Workspace) => boolean) =>
  all
    .filter(keeps)
    .map(({ id }) => id)
    .slice(0, 24);
const count = (status: string) => all.filter((workspace) => workspace.status === status).length;

/** A group with all its entries, also those behind 'Show all'. */
async function whole(kind: string): Promise<string[]> {
  const more = group(kind).getByRole("button", { name: /^Show all/ });
  if (await more.count()) await more.click();
  return entries(kind).allTextContents();
}
const asTexts = (named: readonly { name: string; count: number }[]) =>
  named.map(({ name, count: number }) => `${name}${number}`);

test("[FILT-01] the panel offers exactly five kinds of filters", async () => {
  const kinds = await panel()
    .locator("[data-kind]")
    .evaluateAll((groups) => groups.map((found) => found.getAttribute("data-kind")));
  expect(kinds).toEqual(["status", "flow_templates", "clients", "client_groups", "owner"]);
});

test("[FILT-02] [FILT-03] [FILT-04] 'In Progress' counts the active workspaces, 'Completed' the completed ones", async () => {
  expect(count("active")).not.toBe(count("in_progress"));
  expect(await entries("status").allTextContents()).toEqual([
    `In Progress${count("active")}`,
    `Completed${count("completed")}`,
  ]);
});

test("[FILT-05] [FILT-12] templates, clients, client groups and owners stand by name with their count", async () => {
  expect(await whole("flow_templates")).toEqual(asTexts(facets.flowTemplates));
  expect(await whole("clients")).toEqual(asTexts(facets.clients));
  expect(await whole("client_groups")).toEqual(asTexts(facets.clientGroups));
  expect(await whole("owner")).toEqual(asTexts(facets.owners));
  const [template] = facets.flowTemplates;
  expect(template?.count).toBe(all.filter(({ templateId }) => templateId === template?.id).length);
});

test("[FILT-06] [FILT-07] the text box narrows the entries to names that contain the text, whatever the case", async () => {
  const owner = facets.owners[0]?.name ?? "";
  const text = owner.slice(1, 4).toUpperCase();
  const matching = (named: readonly FilterEntry[]) =>
    named.filter(({ name }) => name.toUpperCase().includes(text));
  await box().fill(text);
  await expect.poll(() => entries("owner").allTextContents()).toEqual(asTexts(matching(facets.owners)));
  expect(await entries("clients").allTextContents()).toEqual(asTexts(matching(facets.clients)));
  expect(matching(facets.clients).length).toBeLessThan(facets.clients.length);
  await expect.poll(() => new URL(page.url()).searchParams.get("find")).toBe(text.trim());
  await page.reload();
  await expect.poll(() => entries("owner").allTextContents()).toEqual(asTexts(matching(facets.owners)));
  await box().fill("no such name");
  await expect.poll(() => panel().getByText("No name matches").count()).toBe(5);
  await box().fill("");
  await expect.poll(() => entries("status").count()).toBe(2);
});

test("[FILT-08] [CONST-22] the footer reads 'All / Last 30 Days'", async () => {
  const footer = panel().getByRole("group", { name: "Period" });
  expect((await footer.innerText()).replaceAll(/\s+/g, " ").trim()).toBe("All / Last 30 Days");
});

test("[FILT-09] 'Last 30 Days' leaves the workspaces created since, 'All' brings the others back", async () => {
  const since = Date.now() - 30 * DAY_MS;
  const recent = all.filter(({ createdAt }) => createdAt.getTime() >= since).map(({ id }) => id);
  expect(recent.length).toBeGreaterThan(0);
  expect(recent.length).toBeLessThan(all.length);
  const before = await shownIds();
  await panel().getByRole("button", { name: "Last 30 Days" }).click();
  await expect.poll(shownIds).toEqual(recent.slice(0, 24));
  expect(new URL(page.url()).search).toBe("?period=last_30_days");
  const ofThem = (status: string) =>
    all.filter((workspace) => recent.includes(workspace.id) && workspace.status === status).length;
  await expect
    .poll(() => entries("status").allTextContents())
    .toEqual([`In Progress${ofThem("active")}`, `Completed${ofThem("completed")}`]);
  await panel().getByRole("button", { name: "All", exact: true }).click();
  await expect.poll(shownIds).toEqual(before);
  await expect
    .poll(() => entries("status").allTextContents())
    .toEqual([`In Progress${count("active")}`, `Completed${count("completed")}`]);
});

test("[FILT-10] the note of the client groups stands in their group", async () => {
  expect(await group("client_groups").textContent()).toContain("The group lists only flow workspaces");
});

test("[FILT-11] an entry of each list limits the cards to what matches, and chosen again it limits no more", async () => {
  const before = await shownIds();
  const toggles = async (kind: string, name: string, keeps: (workspace: Workspace) => boolean) => {
    const expected = idsWhere(keeps);
    expect(expected.length).toBeGreaterThan(0);
    await entry(kind, name).click();
    await expect.poll(shownIds).toEqual(expected);
    expect(await entry(kind, name).getAttribute("aria-pressed")).toBe("true");
    await entry(kind, name).click();
    await expect.poll(shownIds).toEqual(before);
    expect(await entry(kind, name).getAttribute("aria-pressed")).toBe("false");
  };
  const [template, client, owner] = [facets.flowTemplates[0], facets.clients[0], facets.owners[0]];
  if (!template || !client || !owner) throw new Error("The demo company has no entries");
  await toggles("status", "In Progress", ({ status }) => status === "active");
  await toggles("status", "Completed", ({ status }) => status === "completed");
  await toggles("flow_templates", template.name, ({ templateId }) => templateId === template.id);
  await toggles("clients", client.name, ({ clientId }) => clientId === client.id);
  await toggles("owner", owner.name, ({ assignedTo }) => assignedTo === owner.name);
});

test("[FILT-11] [FILT-12] a client group limits the cards to its clients' workspaces", async () => {
  const [chosen] = facets.clientGroups;
  if (!chosen) throw new Error("The demo company has no client group");
  const found = (
    await (await portal.staff()).trpc.workspaces.list.query({ limit: 200, clientGroupId: chosen.id })
  ).items;
  expect(found).toHaveLength(chosen.count);
  expect(chosen.count).toBeLessThan(all.length);
  await entry("client_groups", chosen.name).click();
  await expect.poll(shownIds).toEqual(found.slice(0, 24).map(({ id }) => id));
});

test("limits add up, each can be taken away alone, and the address brings them back", async () => {
  const client = all.find(({ status }) => status === "completed")?.clientId;
  const both = idsWhere(({ clientId, status }) => clientId === client && status === "completed");
  await page.goto(`/?client=${client}&status=completed`);
  await expect.poll(shownIds).toEqual(both);
  await page.getByRole("button", { name: "Remove the filter Completed" }).click();
  await expect.poll(shownIds).toEqual(idsWhere(({ clientId }) => clientId === client));
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
});
