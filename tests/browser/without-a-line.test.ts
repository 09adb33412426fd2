import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { openBrowser, seriousFindings, type Visit, visit } from "#tests/support/browser.ts";
import { everythingKept, isReadyWithoutLine } from "#tests/support/device.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const JOURNEY = "/workspace/1/customer";
const OWNER = DEMO_ACCOUNTS.owner;

let portal: Portal;
let browser: Browser;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "no connection" });

async function keptFor(as: number, path = JOURNEY, options: Visit = {}) {
  const page = await visit(browser, portal, path, { as, isKept: true, ...options });
  await isReadyWithoutLine(page);
  return page;
}

test("[LINE-01] [LINE-02] an owner's journey opens without a line, with its rows and as of when they are", async () => {
  const page = await keptFor(OWNER, JOURNEY, { width: 390, height: 844, zone: "Asia/Tokyo" });
  const title = page.getByRole("heading", { level: 1, name: "Bella’s journey" });
  const before = await page.getByRole("main").innerText();
  await page.context().setOffline(true);
  await page.reload();
  await title.waitFor();
  await notice(page).waitFor();
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Asia/Tokyo" });
  const minutes = [0, 60_000].map((ago) => time.format(Date.now() - ago));
  expect(minutes.map((minute) => `As of ${minute}, no connection.`)).toContain(
    await notice(page).getByRole("paragraph").locator("b").innerText(),
  );
  const after = await page.getByRole("main").innerText();
  expect(after.length).toBeGreaterThan(before.length * 0.9);
  // What was never opened here and belongs to the journey is there all the same.
  await page.getByRole("tab", { name: "Travel rules" }).click();
  await page.getByText("Rabies").first().waitFor();
  const { phone } = await (await portal.owner()).trpc.help.contact.query({});
  await page.goto("/help-centre");
  await page
    .getByText(phone ?? "no phone")
    .first()
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await notice(page).waitFor({ state: "detached" });
});

test("[LINE-01] so it does in a demo, and a part whose sheet does not come is plain, not the end of the page", async () => {
  const demo = await aPortal("demo", { DEMO_MODE: "1" });
  try {
    const page = await visit(browser, demo, JOURNEY, { as: OWNER, isKept: true });
    await isReadyWithoutLine(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Bella’s journey" }).waitFor();
    await page.getByText("Demo with sample data").first().waitFor();
    const sheets = () =>
      page.evaluate(async () => {
        const files = await caches.open("portal-files");
        const kept = (await files.keys()).filter(({ url }) => url.endsWith(".css"));
        return Promise.all(kept.map((one) => files.delete(one)));
      });
    expect((await sheets()).length).toBeGreaterThan(5);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Bella’s journey" }).waitFor();
  } finally {
    await demo.stop();
  }
});

test("[LINE-02] a page that loses its line says so, and a file that needs one says so instead of leaving it", async () => {
  const page = await keptFor(OWNER, `${JOURNEY}?tab=files`);
  await page.context().setOffline(true);
  await notice(page).waitFor();
  await page.locator('a[href^="/files/"]').first().click();
  await page.getByText("This needs a connection").waitFor();
  expect(new URL(page.url()).pathname).toBe(JOURNEY);
  await page.context().setOffline(false);
  await notice(page).waitFor({ state: "detached" });
});

test("[LINE-03] nothing that the Worker drew for somebody is in a cache of files", async () => {
  const page = await keptFor(OWNER);
  const { files } = await everythingKept(page);
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter(({ text }) => /Bella|carried"|Sarah|example\.com/.test(text)).map(({ url }) => url),
  ).toEqual([]);
});

test("[LINE-04] signing out leaves nothing of the person in the browser", async () => {
  const page = await keptFor(OWNER);
  const me = await (await portal.owner()).trpc.auth.me.query({});
  const kept = await everythingKept(page);
  expect(JSON.stringify(kept.rows)).toContain(me.email);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/sign-in");
  await page.waitForLoadState("networkidle");
  const { rows, files } = await everythingKept(page);
  const left = JSON.stringify(rows);
  for (const word of [me.email, me.fullName, "Bella", "customerWorkspace"]) expect(left).not.toContain(word);
  for (const { text } of files) expect(text).not.toContain(me.email);
});

test("[LINE-04] who has written something that was not sent is asked before signing out takes it away", async () => {
  const page = await keptFor(OWNER);
  await page.evaluate(() => localStorage.setItem("draft:1", "{}"));
  await page.getByRole("button", { name: "Sign out" }).click();
  const question = page.getByRole("dialog", { name: "Something you wrote was not sent" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await page.evaluate(() => localStorage.getItem("draft:1"))).toBe("{}");
  await page.getByRole("button", { name: "Sign out" }).click();
  await question.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/sign-in");
  expect(await page.evaluate(() => localStorage.getItem("draft:1"))).toBeNull();
});

test("[LINE-04] somebody else who signs in sees nothing of the one before, with a line or without", async () => {
  const page = await keptFor(OWNER);
  const { email } = await (await portal.owner()).trpc.auth.me.query({});
  const [name = "", value = ""] = (await portal.cookieOf(DEMO_ACCOUNTS.secondOwner)).split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: portal.origin, httpOnly: true, sameSite: "Lax" }]);
  await page.goto("/journeys");
  await isReadyWithoutLine(page);
  const left = JSON.stringify((await everythingKept(page)).rows);
  expect(left).not.toContain(email);
  expect(left).not.toContain("Bella");
  await page.context().setOffline(true);
  await page.goto(JOURNEY);
  await page
    .getByText("Could not load", { exact: false })
    .or(page.getByText("did not answer"))
    .first()
    .waitFor();
  expect(await page.getByText("Bella").count()).toBe(0);
});

test("[LINE-04] where the server says that the session has ended, nothing is kept any more", async () => {
  const page = await keptFor(OWNER);
  await page.context().clearCookies();
  await page.goto(JOURNEY);
  await page.waitForURL("**/sign-in*");
  await expect.poll(async () => JSON.stringify((await everythingKept(page)).rows)).not.toContain("Bella");
});

test("[LINE-05] what was fetched too long ago, by another build or beyond the room there is, is put away", async () => {
  const page = await keptFor(OWNER);
  const names = ["old", "other", "large", "fresh"];
  await page.evaluate(async (day) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("portal-kept");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const writing = database.transaction("answers", "readwrite");
    const rows = writing.objectStore("answers");
    const all = await new Promise<{ buster?: string }[]>((resolve) => {
      const asking = rows.getAll();
      asking.addEventListener("success", () => resolve(asking.result));
    });
    const buster = all.find((row) => row.buster)?.buster;
    const put = (name: string, age: number, by = buster, data = "x") =>
      rows.put(
        { buster: by, queryHash: name, queryKey: [name], state: { data, dataUpdatedAt: Date.now() - age } },
        `query-${name}`,
      );
    put("old", 31 * day);
    put("other", 0, "another build");
    put("large", 2 * day, buster, "x".repeat(4_000_001));
    put("fresh", day);
    // A page that is left before takes what it has not written with it.
    await new Promise((resolve) => writing.addEventListener("complete", resolve));
    database.close();
  }, DAY_MS);
  await page.reload();
  const left = async () => {
    const text = JSON.stringify((await everythingKept(page)).rows);
    return names.filter((name) => text.includes(`"query-${name}"`));
  };
  await expect.poll(left, { timeout: 20_000 }).toEqual(["fresh"]);
});
