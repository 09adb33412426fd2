import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth.ts";
import type { HelpArticle } from "#contracts/help.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/help-centre", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const search = () => page.getByRole("searchbox", { name: "Search for help articles" });
const categories = () => page.getByRole("list", { name: "Categories" }).getByRole("button");
const articles = () => page.locator("[data-article]");
const shown = () =>
  articles().evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-article"))));
const ids = (all: HelpArticle[]) => all.map(({ id }) => id);
const ofCategory = async (category: string) =>
  (await (await portal.staff()).trpc.help.byCategory.query({ category })).items;

test("[HC-01] [HC-02] the header asks how to help, the search has its placeholder", async () => {
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("How can we help you?");
  expect(await search().getAttribute("placeholder")).toBe("Search for help articles...");
});

test("[HC-03] [HC-22] [HC-24] [CONST-40] six categories of the server with the number of their real articles", async () => {
  await expect.poll(() => categories().count()).toBe(6);
  const texts = await categories().allInnerTexts();
  const expected = [
    ["Getting Started", 8],
    ["Pet Documentation", 12],
    ["Travel Requirements", 15],
    ["Booking & Payments", 6],
    ["Travel Process", 9],
    ["Troubleshooting", 7],
  ] as const;
  for (const [at, [name, count]] of expected.entries()) {
    expect(texts[at]).toContain(name);
    expect(texts[at]).toContain(`${count} articles`);
    expect(await ofCategory(name)).toHaveLength(count);
  }
});

test("[HC-04] [HC-05] [CONST-41] four popular articles with two lines of text, views, helpful votes and category", async () => {
  const popular = await (await portal.staff()).trpc.help.popular.query({});
  expect(popular).toHaveLength(4);
  await expect.poll(shown).toEqual(ids(popular));
  expect(await page.getByRole("heading", { name: "Popular Articles" }).isVisible()).toBe(true);
  for (const [at, article] of popular.entries()) {
    const text = await articles().nth(at).innerText();
    for (const part of [
      article.title,
      `${article.viewCount} views`,
      `${article.helpful} found this helpful`,
      article.category,
    ]) {
      expect(text).toContain(part);
    }
    const excerpt = articles().nth(at).getByText(article.content.slice(0, 40));
    const lines = await excerpt.evaluate(
      (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
    );
    expect(lines).toBeLessThanOrEqual(2.01);
  }
});

test("[HC-06] a category shows its articles with 'Back to Categories'", async () => {
  await categories().filter({ hasText: "Travel Process" }).click();
  await expect.poll(shown).toEqual(ids(await ofCategory("Travel Process")));
  await page.getByRole("button", { name: "Back to Categories" }).click();
  await expect.poll(() => categories().count()).toBe(6);
});

test("[HC-21] [HC-23] the search looks at title, content and tags, and combines with the category", async () => {
  await search().fill("CRATE");
  const found = (await (await portal.staff()).trpc.help.search.query({ q: "crate" })).items;
  await expect.poll(shown).toEqual(ids(found));
  const holds = ({ title, content, tags }: HelpArticle) =>
    [title, content, ...tags].some((field) => field.toLowerCase().includes("crate"));
  expect(found.every(holds)).toBe(true);
  expect(new Set(found.map(({ category }) => category)).size).toBeGreaterThan(1);
  await search().fill("");
  await categories().filter({ hasText: "Travel Process" }).click();
  await search().fill("CRATE");
  const both = (await ofCategory("Travel Process")).filter(holds);
  expect(both.length).toBeLessThan(found.length);
  await expect.poll(shown).toEqual(ids(both));
  await search().fill("");
  await page.getByRole("button", { name: "Back to Categories" }).click();
});

test("[HC-07] [HC-08] [HC-10] [HC-11] an article opens with title, category, views, its date, its text and the question", async () => {
  await articles().first().waitFor();
  const [article] = await (await portal.staff()).trpc.help.popular.query({});
  if (!article) throw new Error("There is no article");
  await articles().first().click();
  const dialog = page.getByRole("dialog", { name: article.title });
  await dialog.getByText(`${article.viewCount + 1} views`).waitFor();
  const text = await dialog.innerText();
  const updated = article.lastUpdated.toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  for (const part of [
    article.category,
    `Updated ${updated}`,
    article.content.slice(0, 60),
    "Additional Resources",
    "Was this article helpful?",
    `Yes (${article.helpful})`,
    `No (${article.notHelpful})`,
  ]) {
    expect(text).toContain(part);
  }
  expect(await seriousFindings(page)).toEqual([]);
});

test("[HC-13] [HC-14] a vote counts once a person, and changing one's mind moves it", async () => {
  const [article] = await (await portal.staff()).trpc.help.popular.query({});
  if (!article) throw new Error("There is no article");
  const yes = (n: number) => page.getByRole("button", { name: `Yes (${n})` });
  const no = (n: number) => page.getByRole("button", { name: `No (${n})` });
  await yes(article.helpful).click();
  await yes(article.helpful + 1).waitFor();
  await yes(article.helpful + 1).click();
  await expect.poll(() => yes(article.helpful + 1).isEnabled()).toBe(true);
  await no(article.notHelpful).click();
  await no(article.notHelpful + 1).waitFor();
  await yes(article.helpful).waitFor();
  const now = await (await portal.admin()).trpc.help.article.query({ articleId: article.id });
  expect([now.helpful, now.notHelpful]).toEqual([article.helpful, article.notHelpful + 1]);
  await page.keyboard.press("Escape");
});

test("[HC-12] [HC-16] [HC-17] 'Need More Help?' writes to the support address and calls its number", async () => {
  const card = page.getByRole("region", { name: "Need More Help?" });
  const mail = await card.getByRole("link", { name: "Email Support" }).getAttribute("href");
  expect(mail).toMatch(/^mailto:[^@]+@[^@]+\.example\?subject=/);
  expect(await card.getByRole("link", { name: "Call Us" }).getAttribute("href")).toMatch(/^tel:\+\d+$/);
});

test("an article has an address of its own", async () => {
  const [article] = await ofCategory("Troubleshooting");
  await page.goto(`/help-centre?article=${article?.id}`);
  const dialog = page.getByRole("dialog", { name: article?.title ?? "" });
  await expect.poll(() => dialog.innerText()).toContain("Troubleshooting");
});
