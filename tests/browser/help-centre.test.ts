import { readFileSync } from "node:fs";

import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import type { HelpArticle } from "#contracts/help/shapes.ts";
import { outbox } from "#db/schema.ts";
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
  await page.getByRole("heading", { name: "Popular Articles" }).waitFor();
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
  const [article] = await (await portal.staff()).trpc.help.popular.query({});
  if (!article) throw new Error("There is no article");
  // Not the first: the list before may still stand there.
  await page.locator(`[data-article="${article.id}"]`).click();
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

test("[HC-12] [HC-15] [HC-16] [HC-17] 'Need More Help?' chats, writes to the support address and calls its number", async () => {
  const card = page.getByRole("region", { name: "Need More Help?" });
  const mail = await card.getByRole("link", { name: "Email Support" }).getAttribute("href");
  expect(mail).toMatch(/^mailto:[^@]+@[^@]+\.example\?subject=/);
  expect(await card.getByRole("link", { name: "Call Us" }).getAttribute("href")).toMatch(/^tel:\+\d+$/);
  await card.getByRole("button", { name: "Live Chat" }).click();
  const chat = page.getByRole("dialog", { name: "Chat with our team" });
  await chat.getByText("Your message goes to our support, who answer by mail.").waitFor();
  await chat.getByRole("button", { name: "Send" }).click();
  await chat.getByText("Write something first").waitFor();
  await chat.getByRole("textbox", { name: "Your message" }).fill("Who knows about parrots?");
  await chat.getByRole("button", { name: "Send" }).dblclick();
  await page.getByRole("status").getByText("You will get the answer by mail.").waitFor();
  const mails = await portal.db.select().from(outbox).where(eq(outbox.template, "help-question"));
  expect(mails.map(({ payload }) => payload.text)).toEqual(["Who knows about parrots?"]);
});

test("an article has an address of its own, its sources and the way to related ones", async () => {
  const article = (await ofCategory("Travel Requirements")).find(({ title }) => title === "Canada");
  await page.goto(`/help-centre?article=${article?.id}`);
  const dialog = page.getByRole("dialog", { name: "Canada" });
  await dialog.getByText(/^Checked on 27 Nov 2026\./).waitFor();
  await dialog.getByText("Canadian Food Inspection Agency", { exact: false }).waitFor();
  const { related } = await (await portal.staff()).trpc.help.article.query({ articleId: article?.id ?? 0 });
  const [next] = related;
  await dialog
    .getByRole("region", { name: "Related articles" })
    .getByRole("button", { name: next?.title ?? "" })
    .click();
  await page.getByRole("dialog", { name: next?.title ?? "" }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("article")).toBe(String(next?.id));
});

describe("an owner", () => {
  let owner: Page;
  beforeAll(async () => {
    owner = await visit(browser, portal, "/workspace/1/customer", { as: DEMO_ACCOUNTS.owner, width: 390 });
  });

  test("[HC-15] reaches the help from the own journey, and chats with its team", async () => {
    await owner.getByRole("link", { name: "Help", exact: true }).click();
    await owner.getByRole("heading", { name: "How can we help you?" }).waitFor();
    expect(await owner.getByRole("navigation", { name: "Main", exact: true }).count()).toBe(0);
    await owner.getByRole("button", { name: "Live Chat" }).click();
    const chat = owner.getByRole("dialog", { name: "Chat with our team" });
    await chat.getByText("Your message goes to the team of your journey.", { exact: false }).waitFor();
    expect(await seriousFindings(owner)).toEqual([]);
    await chat.getByRole("textbox", { name: "Your message" }).fill("สวัสดี, is Bella’s crate too small?");
    await chat.getByRole("button", { name: "Send" }).click();
    await owner.getByRole("status").getByText("It stands in the conversation of your journey.").waitFor();
    const { items } = await (await portal.staff()).trpc.messages.list.query({ workspaceId: 1 });
    expect(items[0]).toMatchObject({
      body: "สวัสดี, is Bella’s crate too small?",
      authorName: "Sarah Whitfield",
    });
  });

  test("[HC-09] [HC-18] [HC-19] [HC-20] the three resources of an article download a form, write to the specialists and book a call", async () => {
    const article = (await ofCategory("Travel Process")).find(
      ({ title }) => title === "Choosing the right crate",
    );
    await owner.goto(`/help-centre?article=${article?.id}`);
    const dialog = owner.getByRole("dialog", { name: "Choosing the right crate" });
    const resources = dialog.getByRole("region", { name: "Additional Resources" });
    await expect.poll(() => resources.locator(":scope > ul > li").count()).toBe(3);
    expect(await seriousFindings(owner)).toEqual([]);
    const [download] = await Promise.all([
      owner.waitForEvent("download"),
      resources.getByRole("button", { name: "Crate measures (PDF)" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Crate measures.pdf");
    expect(readFileSync(await download.path(), "latin1").slice(0, 5)).toBe("%PDF-");

    await resources.getByRole("button", { name: "Contact the specialist team" }).click();
    const letter = owner.getByRole("dialog", { name: "Write to the specialist team" });
    const text = letter.getByRole("textbox", { name: "Your message" });
    expect(await text.inputValue()).toBe("About “Choosing the right crate”: ");
    await text.pressSequentially("which size?");
    await letter.getByRole("button", { name: "Send" }).click();
    await owner.getByRole("status").getByText("Message sent").waitFor();

    await resources.getByRole("button", { name: "Book a consultation call" }).click();
    const call = owner.getByRole("dialog", { name: "Book a consultation call" });
    await call.getByRole("textbox", { name: "Preferred day" }).fill("1 January 2020");
    await call.getByRole("button", { name: "Ask for the call" }).click();
    await call.getByText("Tomorrow is the first day that can be chosen").waitFor();
    const day = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
    await call.getByRole("textbox", { name: "Preferred day" }).fill(day);
    await call.getByRole("combobox", { name: "Preferred time" }).selectOption("14:30");
    await call.getByRole("button", { name: "Ask for the call" }).click();
    await owner.getByRole("status").getByText("Your call is in the schedule").waitFor();
    await dialog.waitFor();
    const { items } = await (await portal.staff()).trpc.schedule.events.query({ limit: 200 });
    const event = items.find(({ title }) => title === "Consultation call: Sarah Whitfield");
    expect(event).toMatchObject({ workspaceId: 1, status: "scheduled" });
    expect(event?.startDate.toISOString()).toBe(`${day}T14:30:00.000Z`);
    await owner.context().close();
  });
});
