import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { fold } from "#contracts/core/fold.ts";
import type { HelpCategory } from "#contracts/help/shapes.ts";
import { helpArticles, helpCategories } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const LONG = "The crate must be large enough to stand, to turn and to lie in. ".repeat(4).trim();

let portal: Portal;
let browser: Browser;
let page: Visitor;
let categories: HelpCategory[];

beforeAll(async () => {
  portal = await aPortal();
  const [category] = await portal.db
    .insert(helpCategories)
    .values([
      { name: "Odd icons", description: "With an icon nobody knows", icon: "Rocket", position: 90 },
      { name: "Nothing yet", description: "Without articles", icon: "BookOpen", position: 91 },
    ])
    .returning();
  await portal.db.insert(helpArticles).values({
    categoryId: category?.id ?? 0,
    title: "A long one with five tags",
    content: `${LONG}\n\nSecond paragraph.`,
    tags: ["one", "two", "three", "four", "five"],
    updatedAt: new Date(),
    searchText: fold("A long one with five tags"),
  });
  browser = await openBrowser();
  page = await visit(browser, portal, "/help", { as: DEMO_ACCOUNTS.staff });
  categories = await (await portal.staff()).trpc.help.categories.query({});
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const cards = () => page.getByRole("list", { name: "Topics" }).getByRole("article");
const search = (on: Page = page) => on.getByRole("searchbox", { name: "Search help articles" });
const rows = () => page.getByRole("article");
const open = (category: string) => page.getByRole("button", { name: `View Articles: ${category}` }).click();

test("[HELP-01] [HELP-02] [HELP-15] [HEAD-10] the heading is the product's name with 'Help Center', the search has its placeholder", async () => {
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Pet Travel Portal Help Center");
  expect(await search().getAttribute("placeholder")).toBe("Search help articles...");
});

test("[HELP-03] [HELP-04] [HELP-14] every category shows icon, name, description and 'View Articles'; an unknown icon is HelpCircle", async () => {
  await expect.poll(() => cards().count()).toBe(categories.length);
  const known = ["HelpCircle", "BookOpen", "Search"];
  for (const [at, category] of categories.entries()) {
    const card = cards().nth(at);
    const text = await card.innerText();
    for (const part of [category.name, category.description, "View Articles"]) expect(text).toContain(part);
    const icon = await card.locator("[data-icon]").getAttribute("data-icon");
    expect(icon).toBe(known.includes(category.icon) ? category.icon : "HelpCircle");
  }
  expect(categories.some(({ icon }) => icon === "Rocket")).toBe(true);
});

test("[HELP-05] [HELP-06] [STATE-23] [API-24] a category shows its articles, 'Back to Categories' returns to the cards", async () => {
  const [category] = categories;
  const { items } = await (
    await portal.staff()
  ).trpc.help.byCategory.query({ category: category?.name ?? "" });
  await open(category?.name ?? "");
  await expect
    .poll(() => rows().getByRole("heading").allTextContents())
    .toEqual(items.map(({ title }) => title));
  expect(new URL(page.url()).searchParams.get("category")).toBe(category?.name);
  await page.getByRole("button", { name: "Back to Categories" }).click();
  await expect.poll(() => cards().count()).toBe(categories.length);
});

test("[HELP-08] [HELP-09] [CONST-38] [CONST-39] a row shows the first 150 characters, views, category and at most three tags", async () => {
  await open("Odd icons");
  const row = rows().first();
  await row.waitFor();
  expect(await row.locator("[data-preview]").textContent()).toBe(`${LONG.slice(0, 150)}…`);
  expect(await row.locator("[data-tag]").allTextContents()).toEqual(["one", "two", "three"]);
  const text = await row.innerText();
  expect(text).toContain("0 views");
  expect(text).toContain("Odd icons");
});

test("[HELP-10] [HELP-11] [API-26] 'Read More' opens the whole article with every tag, and counts a view", async () => {
  await page.getByRole("button", { name: "Read More: A long one with five tags" }).click();
  const dialog = page.getByRole("dialog", { name: "A long one with five tags" });
  await dialog.getByText("1 view", { exact: true }).waitFor();
  const text = await dialog.innerText();
  for (const part of [LONG, "Second paragraph.", "Odd icons"]) expect(text).toContain(part);
  expect(await dialog.getByRole("list", { name: "Tags" }).getByRole("listitem").allTextContents()).toEqual([
    "one",
    "two",
    "three",
    "four",
    "five",
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Back to Categories" }).click();
});

test("[HELP-13] a category without articles reads so", async () => {
  await open("Nothing yet");
  await page.getByText("No articles available in this category.").waitFor();
  expect(await rows().count()).toBe(0);
  await page.getByRole("button", { name: "Back to Categories" }).click();
});

test("[HELP-07] [STATE-22] [CONST-37] [API-25] a search is sent once, 500 ms after typing has stopped, and its results carry their number", async () => {
  const sent: { at: number; url: string }[] = [];
  page.on("request", (request) => {
    if (request.url().includes("help.search"))
      sent.push({ at: Date.now(), url: decodeURIComponent(request.url()) });
  });
  await search().pressSequentially("microchi", { delay: 30 });
  const last = Date.now();
  await search().press("p");
  const { items } = await (await portal.staff()).trpc.help.search.query({ q: "microchip" });
  await page.getByRole("heading", { name: `Search Results (${items.length})` }).waitFor();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toContain('"q":"microchip"');
  expect((sent[0]?.at ?? 0) - last).toBeGreaterThanOrEqual(490);
  expect(await rows().getByRole("heading").allTextContents()).toEqual(items.map(({ title }) => title));
  await search().fill("");
  await expect.poll(() => cards().count()).toBe(categories.length);
  expect(sent).toHaveLength(1);
});

test("[VAL-HELP-01] a search of blanks sends nothing and shows the categories", async () => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("help.search")) sent.push(request.url());
  });
  await search().fill("    ");
  await search().fill("zzz no such word");
  await page.getByText("No articles found for your search.").waitFor();
  await search().fill("   ");
  await expect.poll(() => cards().count()).toBe(categories.length);
  expect(sent).toHaveLength(1);
  await search().fill("");
});

test("[HELP-12] a search without results reads so", async () => {
  await search().fill("zzz no such word");
  await page.getByText("No articles found for your search.").waitFor();
  expect(await page.getByRole("heading", { name: "Search Results (0)" }).isVisible()).toBe(true);
  await search().fill("");
});

test("[ERR-13] a search that fails is logged, clears the results and tells the reader nothing", async () => {
  const other = await visit(browser, portal, "/help", { as: DEMO_ACCOUNTS.staff });
  await other.route("**/trpc/help.search*", (route) => route.abort());
  await search(other).fill("microchip");
  await expect.poll(() => other.complaints.some((text) => text.includes("TRPCClientError"))).toBe(true);
  expect(await other.getByText("No articles found").count()).toBe(0);
  expect(await other.getByRole("alert").count()).toBe(0);
  await other.context().close();
});

test("[ERR-14] an article that cannot be fetched is logged and tells the reader nothing", async () => {
  const other = await visit(browser, portal, "/help?category=Odd icons", { as: DEMO_ACCOUNTS.staff });
  await other.getByRole("button", { name: /^Read More/ }).waitFor();
  await other.route("**/trpc/*help.article*", (route) => route.abort());
  await other.getByRole("button", { name: /^Read More/ }).click();
  await expect.poll(() => other.complaints.some((text) => text.includes("TRPCClientError"))).toBe(true);
  expect(await other.getByRole("dialog").count()).toBe(0);
  expect(await other.getByRole("alert").count()).toBe(0);
  await other.context().close();
});
