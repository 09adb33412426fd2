import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Document, DocumentFilter } from "#contracts/documents/shapes.ts";
import { DOCUMENT_CATEGORIES } from "#contracts/documents/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const as = DEMO_ACCOUNTS.administrator;

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/documents", { as });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const listed = async (filter: Partial<DocumentFilter> = {}): Promise<Document[]> =>
  (await (await portal.staff()).trpc.documents.list.query(filter)).items;
const cards = (on = page) => on.locator("[data-document]");
const shown = () => cards().evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-document"))));
const ids = (documents: Document[]) => documents.map(({ id }) => id);
const search = () => page.getByRole("searchbox", { name: "Search documents" });
const menuOf = async (document: Document) => {
  const card = page.locator(`[data-document="${document.id}"]`);
  await card.getByRole("button", { name: `Actions for ${document.name}`, exact: true }).click();
  await page.getByRole("menuitem").first().waitFor();
};

test("[DOCS-01] [DOCS-05] [STATE-05] cards of every document, newest first, each status with its own icon and colour", async () => {
  const all = await listed();
  await expect.poll(shown).toEqual(ids(all));
  expect(await search().getAttribute("placeholder")).toBe("Search documents...");
  expect(await page.getByRole("tab").allTextContents()).toEqual(["Grid View", "List View", "AI Analysis"]);
  const looks = new Map<string, string>();
  for (const document of all) {
    // Beside it may stand what is left of the paper's validity.
    const badge = page.locator(`[data-document="${document.id}"] [data-tone]`).first();
    const look = `${await badge.getAttribute("data-tone")} ${await badge.locator("svg").innerHTML()}`;
    expect(looks.get(document.status) ?? look).toBe(look);
    looks.set(document.status, look);
  }
  expect([...looks.keys()].toSorted()).toEqual(["approved", "needs-review", "pending", "rejected"]);
  expect(new Set(looks.values()).size).toBe(4);
});

test("[DOCS-11] a category leaves only documents of that category, 'all' every one, and the choice stands in the address", async () => {
  const choice = page.getByRole("combobox", { name: "Category" });
  for (const category of DOCUMENT_CATEGORIES) {
    await choice.selectOption(category);
    await expect.poll(shown).toEqual(ids(await listed({ category })));
    expect(new URL(page.url()).searchParams.get("category")).toBe(category);
  }
  await choice.selectOption("all");
  await expect.poll(shown).toEqual(ids(await listed()));
});

test("a status leaves only documents of that status", async () => {
  await page.getByRole("combobox", { name: "Status" }).selectOption("needs-review");
  await expect.poll(shown).toEqual(ids(await listed({ status: "needs-review" })));
  await page.getByRole("combobox", { name: "Status" }).selectOption("all");
});

test("[VAL-DOC-01] the search finds text in name and description, whatever its case and script", async () => {
  const all = await listed();
  const finds = (text: string) =>
    ids(
      all.filter(({ name, description }) =>
        `${name}\n${description}`.toLowerCase().includes(text.toLowerCase()),
      ),
    );
  for (const text of ["RABIES", "świadectwo", "ŚWIADECTWO", "健康", "inspection stamp"]) {
    expect(finds(text).length).toBeGreaterThan(0);
    await search().fill(text);
    await expect.poll(shown).toEqual(finds(text));
  }
  for (const text of ["100%", "a_b"]) {
    await search().fill(text);
    await page.getByText("No documents found").waitFor();
  }
  await search().fill("");
  await expect.poll(shown).toEqual(ids(all));
});

test("[DOCS-13] a search that leaves nothing reads so and can be taken back", async () => {
  await search().fill("no such paper");
  await page.getByText("No documents found").waitFor();
  expect(await page.getByText("Try adjusting your search criteria").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await cards().first().waitFor();
  expect(await search().inputValue()).toBe("");
});

test("[DOCS-06] the list view is a table with its five columns", async () => {
  await page.getByRole("tab", { name: "List View" }).click();
  const table = page.getByRole("table", { name: "Documents" });
  await table.waitFor();
  expect(await table.getByRole("columnheader").allTextContents()).toEqual([
    "Document",
    "Category",
    "Status",
    "Upload Date",
    "Actions",
  ]);
  expect(await table.getByRole("row").count()).toBe((await listed()).length + 1);
  expect(new URL(page.url()).searchParams.get("view")).toBe("list");
  await page.getByRole("tab", { name: "Grid View" }).click();
  await cards().first().waitFor();
});

test("[DOCS-07] [DOCS-08] [DOCS-17] the menu offers View, Download and Delete; 'View' opens the document with its file", async () => {
  const document = (await listed()).find(({ mediaType }) => mediaType !== "application/pdf");
  if (!document) throw new Error("The demo company has no picture");
  await menuOf(document);
  expect(await page.getByRole("menuitem").allTextContents()).toEqual(["View", "Download", "Delete"]);
  await page.getByRole("menuitem", { name: "View" }).click();
  const drawer = page.getByRole("dialog", { name: document.name });
  const picture = drawer.getByRole("img", { name: `Preview of ${document.name}` });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await drawer.innerText()).toContain(document.fileName);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
});

test("[DOCS-09] 'Download' hands over the file under its own name", async () => {
  const [document] = await listed();
  if (!document) throw new Error("The demo company has no document");
  await menuOf(document);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(document.fileName);
});

test("[DOCS-10] 'Delete' asks, removes the document, and can be undone", async () => {
  const [document] = await listed();
  if (!document) throw new Error("The demo company has no document");
  await menuOf(document);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete this document?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "hidden" });
  expect(ids(await listed())).toContain(document.id);

  await menuOf(document);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(async () => (await shown()).includes(document.id)).toBe(false);
  expect(ids(await listed())).not.toContain(document.id);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await shown()).includes(document.id)).toBe(true);
  expect(ids(await listed())).toContain(document.id);
});

test("[DOCS-12] [CONST-17] while the documents are on their way eight placeholders stand for them", async () => {
  const other = await visit(browser, portal, "/checklist", { as });
  const gate = Promise.withResolvers<void>();
  await other.route("**/trpc/*documents.list*", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await other.getByRole("link", { name: "Documents", exact: true }).click();
  await other.locator("[data-placeholder]").first().waitFor();
  expect(await other.locator("[data-placeholder]").count()).toBe(8);
  gate.resolve();
  await cards(other).first().waitFor();
  expect(await other.locator("[data-placeholder]").count()).toBe(0);
  await other.context().close();
});

test("[DOCS-14] a company without documents reads so and can upload its first", async () => {
  const young = await aPortal("accounts");
  const screen = await visit(browser, young, "/documents", { as });
  await screen.getByText("No documents found").waitFor();
  expect(await screen.getByText("Upload your first document to get started").isVisible()).toBe(true);
  await screen.getByRole("main").getByRole("button", { name: "Upload Document" }).last().click();
  await screen.getByRole("dialog", { name: "Upload Document" }).waitFor();
  await screen.context().close();
  await young.stop();
});
