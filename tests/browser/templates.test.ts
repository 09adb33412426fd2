import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { TEMPLATE_DEFAULTS } from "#contracts/templates/terms.ts";
import { templates } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let all: WorkspaceTemplate[];
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  all = (await (await portal.staff()).trpc.templates.list.query({})).items;
  page = await visit(browser, portal, "/templates", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const cards = (on = page) => on.getByRole("article");
const cardOf = ({ name }: WorkspaceTemplate, on = page) => on.getByRole("article", { name, exact: true });
const filter = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const names = () => cards().getByRole("heading").allTextContents();

test("[TPL-01] the page stands under the shared top bar with the current user", async () => {
  const bar = page.getByRole("banner").first();
  await expect.poll(() => bar.textContent()).toContain("AL");
});

test("[TPL-02] heading and subtitle say what the page is for", async () => {
  const heading = page.getByRole("heading", { level: 1 });
  await expect.poll(() => heading.textContent()).toBe("Workflow Templates");
  await page.getByText("Choose from pre-configured pet travel workflows").waitFor();
});

test("[TPL-04] [TPL-05] four filters carry the number of templates each would show", async () => {
  await cards().first().waitFor();
  const isUsa = ({ destination }: WorkspaceTemplate) => destination === "USA";
  const expected = {
    "All Templates": all.length,
    "USA Destinations": all.filter(isUsa).length,
    International: all.filter((template) => !isUsa(template)).length,
    "Most Popular": all.filter(({ isPopular }) => isPopular).length,
  };
  expect(Object.values(expected)).not.toContain(0);
  for (const [name, count] of Object.entries(expected)) {
    expect(await filter(name).textContent()).toContain(`${name}${count}`);
  }
});

test("[TPL-06] [TPL-07] [TPL-08] each filter shows its templates and no others, and the address keeps it", async () => {
  const shows = async (name: string, keeps: (template: WorkspaceTemplate) => boolean, address: string) => {
    await filter(name).click();
    await expect.poll(names).toEqual(all.filter(keeps).map((template) => template.name));
    expect(await filter(name).getAttribute("aria-pressed")).toBe("true");
    expect(new URL(page.url()).search).toBe(address);
  };
  await shows("USA Destinations", ({ destination }) => destination === "USA", "?show=usa");
  await shows("International", ({ destination }) => destination !== "USA", "?show=international");
  await shows("Most Popular", ({ isPopular }) => isPopular, "?show=popular");
  await shows("All Templates", () => true, "");
});

test("[CONST-34] [CONST-35] [CONST-36] [TPL-09] [TPL-10] [TPL-11] [TPL-12] [TPL-13] [TPL-14] [TPL-15] [TPL-16] a card shows what its template says, and what stands for what it does not say", async () => {
  const tones: Record<string, string> = { easy: "ocean", medium: "neutral" };
  for (const template of all) {
    const card = cardOf(template);
    const text = (await card.innerText()).replaceAll(/\s+/g, " ");
    expect(text).toContain(template.destination);
    expect(text).toContain(template.description.replaceAll(/\s+/g, " "));
    expect(text).toContain(template.estimatedDuration ?? "Variable");
    expect(text).toMatch(new RegExp(`\\b${template.requiredDocuments.length} required document`));
    expect(text).toMatch(new RegExp(`\\b${template.estimatedSteps ?? 8} step`));
    expect(text).toContain(`${template.successRate ?? "98%"} success rate`);
    expect(await card.getByText("Popular", { exact: true }).count()).toBe(template.isPopular ? 1 : 0);
    const badge = card.locator("[data-tone]");
    expect(await badge.textContent()).toBe(template.difficulty?.toUpperCase() ?? "STANDARD");
    expect(await badge.getAttribute("data-tone")).toBe(tones[template.difficulty ?? ""] ?? "red");
  }
});

test("[TPL-11] [TPL-13] [TPL-14] [TPL-16] the demo company has a template that leaves each of these out", () => {
  expect(TEMPLATE_DEFAULTS).toMatchObject({
    estimatedDuration: "Variable",
    estimatedSteps: 8,
    successRate: "98%",
  });
  expect(all.some(({ estimatedDuration }) => estimatedDuration === null)).toBe(true);
  expect(all.some(({ difficulty }) => difficulty === null)).toBe(true);
});

test("[TPL-17] 'Use Template' opens the dialog for the template of its card", async () => {
  const template = all.at(-1);
  if (!template) throw new Error("There are no templates");
  await cardOf(template).getByRole("button", { name: "Use Template" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Pet Travel Workspace" });
  expect(await dialog.getByRole("heading", { level: 3 }).textContent()).toBe(template.name);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

test("[TPL-19] [CONST-19] while the templates are on their way six placeholders keep their place", async () => {
  const slow = await visit(browser, portal, "/schedule", { as: DEMO_ACCOUNTS.staff });
  const arrived = Promise.withResolvers<void>();
  await slow.route(/templates\.list/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await slow.goto("/templates");
  await expect.poll(() => slow.locator("[data-placeholder]:visible").count()).toBe(6);
  expect(await cards(slow).count()).toBe(0);
  arrived.resolve();
  await cards(slow).first().waitFor();
  expect(await slow.locator("[data-placeholder]").count()).toBe(0);
  await slow.context().close();
});

test.each([
  [390, "dark"],
  [1440, "light"],
] as const)(
  "at %i px in %s nothing is wider than the window and axe finds nothing serious",
  async (width, scheme) => {
    const looked = await visit(browser, portal, "/templates", { as: DEMO_ACCOUNTS.staff, width, scheme });
    await cards(looked).first().waitFor();
    expect(await looked.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await seriousFindings(looked)).toEqual([]);
    expect(looked.complaints).toEqual([]);
    await looked.context().close();
  },
);

test("[TPL-18] a filter that leaves nothing says so and offers to show all", async () => {
  await portal.db.update(templates).set({ isPopular: false });
  const empty = await visit(browser, portal, "/templates?show=popular", { as: DEMO_ACCOUNTS.staff });
  await empty.getByRole("heading", { name: "No templates found" }).waitFor();
  await empty.getByText("Try adjusting your filter or create a custom template.", { exact: true }).waitFor();
  await empty.getByRole("button", { name: "Show all templates" }).click();
  await expect.poll(() => cards(empty).count()).toBe(all.length);
  await empty.context().close();
});

test("a list that cannot be read says so, and 'Try again' brings it", async () => {
  const cut = await visit(browser, portal, "/schedule", { as: DEMO_ACCOUNTS.staff });
  await cut.route(/templates\.list/, (route) => route.abort());
  await cut.goto("/templates");
  await cut.getByRole("alert").getByText("Templates could not be loaded").waitFor();
  await cut.unroute(/templates\.list/);
  await cut.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => cards(cut).count()).toBe(all.length);
  await cut.context().close();
});
