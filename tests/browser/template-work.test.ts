import { readFileSync } from "node:fs";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
let staff: Actor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  staff = await portal.staff();
  page = await visit(browser, portal, "/templates", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});
beforeEach(async () => {
  await page.goto("/templates");
});

const heading = (name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor({ state: "visible" });
const openedId = () => Number(new URL(page.url()).pathname.split("/").at(-1));
const menu = async (template: string, item: string) => {
  await page.getByRole("button", { name: `Actions for ${template}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const draftOf = (templateId: number) => staff.trpc.workflows.draft.query({ templateId });
const USA = "Pets Flying To The USA";

test("[TPL-03] 'Create Custom Template' makes a new template and opens the editor with it, empty", async () => {
  await page.getByRole("button", { name: "Create Custom Template" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a template" });
  await dialog.getByLabel("Template name").fill("Parrots to Peru");
  await dialog.getByLabel("Description").fill("With their CITES papers");
  await dialog.getByLabel("Destination").fill("Peru");
  await dialog.getByRole("button", { name: "Create" }).click();
  await heading("Parrots to Peru");
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/workflow-builder\/\d+$/);
  await page.getByText("This workflow has no actions yet").first().waitFor();
  expect((await draftOf(openedId())).graph.steps).toEqual([]);
});

test("[TPL-25] it can begin with what the travel rules ask today, each step with its source", async () => {
  await page.getByRole("button", { name: "Create Custom Template" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a template" });
  await dialog.getByLabel("Template name").fill("Dogs to Australia");
  await dialog.getByLabel("Description").fill("By the rules of today");
  await dialog.getByLabel("Destination").fill("Australia");
  await dialog.getByLabel("Steps taken from").selectOption("Dog to Australia, from the USA");
  await dialog.getByRole("button", { name: "Create" }).click();
  await heading("Dogs to Australia");
  await expect
    .poll(
      async () =>
        (await draftOf(openedId())).graph.steps.filter(({ data }) =>
          /Source: .*read on/.test(data.description ?? ""),
        ).length,
    )
    .toBeGreaterThan(5);
});

test("[TPL-21] a template is duplicated with its steps, and the copy opens in the editor", async () => {
  await menu(USA, "Duplicate");
  await heading(`Copy of ${USA}`);
  const copy = await draftOf(openedId());
  const { graph } = await staff.trpc.workflows.draft.query({});
  expect(copy.graph).toEqual(graph);
  expect(copy.publishedNumber).toBeNull();
});

test("[TPL-22] a template is put away, and 'Undo' brings it back", async () => {
  const card = page.getByRole("article", { name: USA, exact: true });
  await menu(USA, "Archive");
  await card.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await card.waitFor();
  const { items } = await staff.trpc.templates.list.query({});
  expect(items.map(({ name }) => name)).toContain(USA);
});

test("[TPL-23] a template is exported as JSON and imported again; a file that is none says what is wrong where", async () => {
  const download = page.waitForEvent("download");
  await menu(USA, "Export as JSON");
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("Pets-Flying-To-The-USA.json");
  const content = readFileSync(await saved.path(), "utf8");

  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import a template" });
  const choose = (name: string, text: string) =>
    dialog
      .getByLabel("File with a template")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await choose("empty.json", "");
  await dialog.getByText("The file is empty").waitFor();
  await choose("wrong.json", content.replace('"deposit-payment"', '"teleport"'));
  await dialog.getByText(/graph\.steps\.0\.type/).waitFor();
  await expect.poll(() => dialog.getByRole("button", { name: "Import" }).isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await choose("right.json", content.replace(USA, "From a file"));
  await dialog.getByText("From a file, with 5 actions").waitFor();
  await dialog.getByRole("button", { name: "Import" }).click();
  await heading("From a file");
  const imported = await draftOf(openedId());
  expect(imported.graph).toEqual((await staff.trpc.workflows.draft.query({})).graph);
  expect(imported.publishedNumber).toBeNull();
});
