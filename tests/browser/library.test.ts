import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;
let all: LibraryTemplate[];

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/library", { as: DEMO_ACCOUNTS.staff });
  all = (await (await portal.staff()).trpc.templates.library.query({ limit: 200 })).items;
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const search = () => page.getByRole("searchbox", { name: "Search templates" });
const shown = () => page.getByRole("article").getByRole("heading").allTextContents();
const names = (templates: LibraryTemplate[]) => templates.map(({ name }) => name);
const category = (name: string) => page.getByRole("button", { name, exact: true });
const card = (name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

test("[LIB-01] [LIB-02] [LIB-03] [LIB-13] heading, subtitle, search, seven categories and the templates of the server", async () => {
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Template Library");
  expect(
    await page.getByText("Browse and select documentation templates for different destinations").isVisible(),
  ).toBe(true);
  expect(await search().getAttribute("placeholder")).toBe("Search templates...");
  expect(await page.getByRole("group", { name: "Categories" }).getByRole("button").allTextContents()).toEqual(
    ["All", "Europe", "North America", "Asia", "Oceania", "South America", "Africa"],
  );
  await expect.poll(shown).toEqual(names(all));
});

test("[LIB-07] [LIB-08] [CONST-30] a card shows its facts and the first three requirements, the others as a number", async () => {
  expect(all.some(({ requirements }) => requirements.length > 3)).toBe(true);
  expect(all.some(({ requirements }) => requirements.length <= 3)).toBe(true);
  for (const template of all) {
    const text = await card(template.name).innerText();
    for (const part of [
      template.description,
      template.destinationCountry,
      template.difficulty,
      template.estimatedTime,
      String(template.usageCount),
    ]) {
      expect(text).toContain(part);
    }
    const lines = await card(template.name).getByRole("list").getByRole("listitem").allTextContents();
    const more = template.requirements.length - 3;
    expect(lines).toEqual([...template.requirements.slice(0, 3), ...(more > 0 ? [`+${more} more`] : [])]);
  }
});

test("[LIB-05] a category leaves only its own templates, 'All' every one, and stands in the address", async () => {
  for (const name of ["Europe", "Asia", "Africa"]) {
    await category(name).click();
    await expect.poll(shown).toEqual(names(all.filter((template) => template.category === name)));
    expect(await category(name).getAttribute("aria-pressed")).toBe("true");
    expect(new URL(page.url()).searchParams.get("category")).toBe(name);
  }
  await category("All").click();
  await expect.poll(shown).toEqual(names(all));
});

test("[LIB-04] [LIB-06] [LIB-14] [VAL-SRCH-01] the search works together with the category and asks no server", async () => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/")) calls.push(request.url());
  });
  await search().fill("DOGS AND CATS");
  const found = all.filter(({ name }) => name.includes("dogs and cats"));
  expect(found.length).toBeGreaterThan(1);
  await expect.poll(shown).toEqual(names(found));
  await category("Asia").click();
  const both = found.filter((template) => template.category === "Asia");
  expect(both.length).toBeLessThan(found.length);
  await expect.poll(shown).toEqual(names(both));
  await search().fill("no such destination");
  await page.getByText("No templates found").waitFor();
  await page.getByText("Try adjusting your search terms or category filters.").waitFor();
  await category("All").click();
  await search().fill("");
  await expect.poll(shown).toEqual(names(all));
  expect(calls).toEqual([]);
});

test("[LIB-11] 'Filter' narrows by difficulty and by time, and says how many filters are set", async () => {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("Complex");
  const complex = all.filter(({ difficulty }) => difficulty === "Complex");
  await expect.poll(shown).toEqual(names(complex));
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("");
  await page.getByRole("combobox", { name: "Ready within" }).selectOption("14");
  const quick = all.filter(({ estimatedTime }) => Number(estimatedTime.split("-").at(-1)) <= 14);
  expect(quick.length).toBeGreaterThan(0);
  await expect.poll(shown).toEqual(names(quick));
  await page.getByRole("button", { name: "Filter (1)" }).waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(shown).toEqual(names(all));
  await page.getByRole("combobox", { name: "Species" }).selectOption("ferret");
  await expect.poll(shown).toEqual(names(all.filter(({ species }) => species.includes("ferret"))));
  await page.getByRole("combobox", { name: "Destination" }).selectOption("Germany");
  await expect.poll(shown).toEqual(names(all.filter(({ name }) => name.startsWith("Germany"))));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    species: "ferret",
    destination: "Germany",
  });
  await page.reload();
  await expect.poll(shown).toEqual(names(all.filter(({ name }) => name.startsWith("Germany"))));
  await page.goto("/library");
  await expect.poll(shown).toEqual(names(all));
});

test("[LIB-09] 'Preview' opens the template with every requirement", async () => {
  const [template] = all.filter(({ requirements }) => requirements.length > 3);
  if (!template) throw new Error("The demo company has no long template");
  await page.getByRole("button", { name: `Preview ${template.name}` }).click();
  const dialog = page.getByRole("dialog", { name: template.name });
  await dialog.waitFor();
  const list = dialog.getByRole("list", { name: "Requirements" }).getByRole("listitem");
  expect(await list.allTextContents()).toEqual(template.requirements);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

test("[LIB-10] 'Use Template' opens the creation of a journey from the workflow that belongs to it", async () => {
  const [template] = all.filter(({ templateId }) => templateId !== null);
  const { items } = await (await portal.staff()).trpc.templates.list.query({ limit: 200 });
  const workflow = items.find(({ id }) => id === template?.templateId);
  await page.getByRole("button", { name: `Use Template ${template?.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Pet Travel Workspace" });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain(workflow?.name);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "hidden" });
});

test("a template without a workflow of its own leads to where one is chosen", async () => {
  const [template] = all.filter(({ templateId }) => templateId === null);
  if (!template) return;
  await page.getByRole("button", { name: `Use Template ${template.name}` }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/templates");
});

test("[LIB-12] [LIB-15] 'Create Template' adds a template whose rules fill themselves in", async () => {
  await page.goto("/library");
  await page.getByRole("button", { name: "Create Template" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Template" });
  await dialog.getByRole("button", { name: "Create Template" }).click();
  await dialog.getByRole("alert").getByText("4 fields need your attention:").waitFor();
  await dialog.getByRole("textbox", { name: "Template name" }).fill("Aotearoa: cats");
  await dialog.getByRole("textbox", { name: "Description" }).fill("Permit, tests and quarantine");
  await dialog.getByRole("textbox", { name: "Destination country" }).fill("New Zealand");
  await dialog.getByRole("combobox", { name: "Category" }).selectOption("Oceania");
  await dialog.getByRole("textbox", { name: "Estimated time in days" }).fill("30-45");
  await dialog.getByRole("combobox", { name: "Species" }).selectOption("cat");
  await dialog.getByRole("combobox", { name: "Travel rules of" }).selectOption("NZ");
  await dialog.getByRole("combobox", { name: "Typical origin" }).selectOption("GB");
  const ruled = dialog.getByRole("region", { name: "The travel rules ask for" }).getByRole("listitem");
  await ruled.first().waitFor();
  const titles = await ruled.allTextContents();
  await dialog.getByRole("textbox", { name: "Further requirements" }).fill("Travel crate\nLetter of consent");
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create Template" }).click();
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(shown).toContain("Aotearoa: cats");
  await page.getByRole("button", { name: "Preview Aotearoa: cats" }).click();
  const list = page.getByRole("dialog").getByRole("list", { name: "Requirements" }).getByRole("listitem");
  await expect.poll(() => list.allTextContents()).toEqual([...titles, "Travel crate", "Letter of consent"]);
  await page.keyboard.press("Escape");
});

test("[LIB-16] a template is changed, duplicated, archived and brought back", async () => {
  const menu = async (name: string, item: string) => {
    await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await menu("Aotearoa: cats", "Edit");
  await page.getByRole("textbox", { name: "Template name" }).fill("Aotearoa: all cats");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(shown).toContain("Aotearoa: all cats");
  await menu("Aotearoa: all cats", "Duplicate");
  await page.getByRole("dialog").getByRole("button", { name: "Create Template" }).click();
  await expect.poll(shown).toContain("Copy of Aotearoa: all cats");
  await menu("Copy of Aotearoa: all cats", "Archive");
  await expect.poll(shown).not.toContain("Copy of Aotearoa: all cats");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(shown).toContain("Copy of Aotearoa: all cats");
  await menu("Copy of Aotearoa: all cats", "Archive");
  await expect.poll(shown).not.toContain("Copy of Aotearoa: all cats");
  await page.goto("/library?show=archived");
  await expect.poll(shown).toEqual(["Copy of Aotearoa: all cats"]);
  await menu("Copy of Aotearoa: all cats", "Restore");
  await page.getByText("No templates found").waitFor();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/library");
  await expect.poll(shown).toContain("Copy of Aotearoa: all cats");
  expect(await seriousFindings(page)).toEqual([]);
});
