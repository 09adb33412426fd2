import { and, eq, ne } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import { notifications, tasks } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const USER = DEMO_ACCOUNTS.administrator;

let portal: Portal;
let browser: Browser;
let admin: Actor;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  admin = await portal.admin();
  page = await visit(browser, portal, "/status", { as: USER });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** The newest is `Note 1`; the first `unread` of them are unread. Odd ones have a workspace, all have an address. */
async function notified(count: number, unread: number): Promise<void> {
  await portal.db.delete(notifications).where(eq(notifications.userId, USER));
  if (count === 0) return;
  const now = Date.now();
  await portal.db.insert(notifications).values(
    Array.from({ length: count }, (_, at) => ({
      userId: USER,
      title: `Note ${at + 1}`,
      message: "Something happened",
      type: "info" as const,
      category: "task" as const,
      workspaceId: at % 2 === 0 ? 2 : null,
      actionUrl: "/billing",
      createdAt: new Date(now - (at + 1) * HOUR_MS),
      readAt: at < unread ? null : new Date(now),
    })),
  );
}
beforeEach(() => notified(8, 3));

const bell = () =>
  page
    .getByRole("banner")
    .first()
    .getByRole("button", { name: /^Notifications/ });
const panel = () => page.getByRole("region", { name: "Notifications", exact: true });
const rows = (inside = panel()) => inside.getByRole("listitem");
const row = (title: string) => rows().filter({ has: page.getByText(title, { exact: true }) });
const badge = () => bell().locator("[data-badge]");
const unread = async () => (await admin.trpc.notifications.unreadCount.query({})).unread;
const pathOf = () => new URL(page.url()).pathname;

async function open(): Promise<void> {
  await page.goto("/status");
  await bell().click();
  await panel().getByRole("link", { name: "View all" }).waitFor();
}

test("[NOTE-01] the bell opens its panel and closes it again, as Escape does", async () => {
  await open();
  await bell().click();
  await panel().waitFor({ state: "detached" });
  await bell().click();
  await panel().waitFor();
  await page.keyboard.press("Escape");
  await panel().waitFor({ state: "detached" });
  expect(await bell().getAttribute("aria-expanded")).toBe("false");
});

test("[NOTE-02] [NOTE-07] [CONST-12] the panel shows the newest five of the account's own", async () => {
  await open();
  const titles = () =>
    rows()
      .getByText(/^Note \d+$/)
      .allTextContents();
  await expect.poll(titles).toEqual(["Note 1", "Note 2", "Note 3", "Note 4", "Note 5"]);
});

test("[CONST-14] the panel's list is 24 rem high and no higher", async () => {
  await open();
  await rows().first().waitFor();
  const height = await panel()
    .getByRole("list")
    .evaluate((list) => {
      // Rows without end, to see where the list stops growing.
      for (const item of Array.from({ length: 40 }, () => list.firstElementChild?.cloneNode(true))) {
        if (item) list.append(item);
      }
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return list.getBoundingClientRect().height / rem;
    });
  expect(height).toBeCloseTo(24, 1);
});

test("[NOTE-03] the page of the notifications is not cut to five", async () => {
  await open();
  await panel().getByRole("link", { name: "View all" }).click();
  await expect.poll(pathOf).toBe("/notifications");
  await expect.poll(() => rows(page.getByRole("main")).count()).toBe(8);
});

test("[NOTE-04] the badge counts the unread, '9+' above nine, and is gone with the last", async () => {
  for (const [count, text] of [
    [9, "9"],
    [10, "9+"],
  ] as const) {
    await notified(count, count);
    await page.goto("/status");
    await expect.poll(() => badge().textContent()).toBe(text);
  }
  await notified(4, 0);
  await open();
  await expect.poll(() => rows().count()).toBe(4);
  expect(await badge().count()).toBe(0);
});

test("[NOTE-06] without a notification the panel says so", async () => {
  await notified(0, 0);
  await open();
  await expect.poll(() => panel().getByText("No notifications", { exact: true }).count()).toBe(1);
});

test("[STATE-08] [NOTE-05] [NOTE-08] 'Mark all read' is there while one is unread, marks them on the server and says so", async () => {
  await open();
  const mark = panel().getByRole("button", { name: "Mark all read" });
  await mark.click();
  await page.getByText("Notifications Updated", { exact: true }).waitFor();
  await page.getByText("All notifications marked as read.", { exact: true }).waitFor();
  await mark.waitFor({ state: "detached" });
  await badge().waitFor({ state: "detached" });
  expect(await unread()).toBe(0);
  await open();
  await expect.poll(() => rows().count()).toBe(5);
  expect(await mark.count()).toBe(0);
  expect(await panel().locator("[data-unread]").count()).toBe(0);
});

test("[NAV-25] [STATE-06] [NOTE-09] an unread one opens its workspace, closes the panel and stays read after a reload", async () => {
  await open();
  await expect.poll(() => badge().textContent()).toBe("3");
  await row("Note 1").click();
  await expect.poll(pathOf).toBe("/workspace/2");
  await panel().waitFor({ state: "detached" });
  await expect.poll(() => badge().textContent()).toBe("2");
  await expect.poll(unread).toBe(2);
  await open();
  await row("Note 1").waitFor();
  expect(await row("Note 1").getAttribute("data-unread")).toBeNull();
  expect(await row("Note 2").getAttribute("data-unread")).toBe("true");
  expect(await badge().textContent()).toBe("2");
});

test("[NAV-26] [STATE-07] one that was read opens its own address and leaves the count as it is", async () => {
  await open();
  await row("Note 4").click();
  await expect.poll(pathOf).toBe("/billing");
  await panel().waitFor({ state: "detached" });
  expect(await badge().textContent()).toBe("3");
  expect(await unread()).toBe(3);
});

test("a mark the server did not take is taken back and said", async () => {
  await open();
  await page.route(/notifications\.markRead/, (route) => route.abort());
  await row("Note 1").click();
  await page.getByText("Notifications could not be updated").waitFor();
  await expect.poll(() => badge().textContent()).toBe("3");
  await page.unroute(/notifications\.markRead/);
});

test("[NOTE-14] the page keeps what is unread, or of a kind, in its address; one is marked read where it stands", async () => {
  await portal.db
    .update(notifications)
    .set({ kind: "due", times: 3 })
    .where(and(eq(notifications.userId, USER), eq(notifications.title, "Note 2")));
  await page.goto("/notifications");
  const main = page.getByRole("main");
  await expect.poll(() => rows(main).count()).toBe(8);
  await page.getByLabel("Show", { exact: true }).selectOption("Unread only");
  await expect.poll(() => rows(main).count()).toBe(3);
  await page.getByLabel("About", { exact: true }).selectOption("Due dates");
  await expect.poll(() => new URL(page.url()).search).toBe("?show=unread&kind=due");
  await page.reload();
  await expect.poll(() => rows(main).count()).toBe(1);
  await rows(main).getByText("3 times", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Mark “Note 2” read" }).click();
  await expect.poll(() => badge().textContent()).toBe("2");
  await expect.poll(unread).toBe(2);
  expect(await main.locator("[data-unread]").count()).toBe(0);
  await page.goto("/notifications?show=unread&kind=payment");
  await page.getByText("Nothing here that fits").waitFor();
});

test("[NOTE-12] how to be told is chosen by kind, kept on the server, and put back where it is refused", async () => {
  await page.goto("/notifications");
  const choice = page.getByLabel("Due dates", { exact: true });
  await expect.poll(() => choice.isEnabled()).toBe(true);
  await choice.selectOption("Not at all");
  const channel = async () =>
    (await admin.trpc.notifications.preferences.query({})).find(({ kind }) => kind === "due")?.channel;
  await expect.poll(channel).toBe("none");
  await page.reload();
  await expect.poll(() => choice.inputValue()).toBe("none");
  await page.route(/notifications\.setPreference/, (route) => route.abort());
  await choice.selectOption("In the portal");
  await page.getByText("Your choice could not be saved").waitFor();
  await expect.poll(() => choice.inputValue()).toBe("none");
  await page.unroute(/notifications\.setPreference/);
});

test("[NOTE-14] an owner has the page in their own frame, and each leads to their own page", async () => {
  const owner = await visit(browser, portal, "/notifications", { as: DEMO_ACCOUNTS.owner, width: 390 });
  await owner.getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
  await owner.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  await expect.poll(() => new URL(owner.url()).pathname).toBe("/workspace/1/customer");
  expect(await owner.getByRole("navigation", { name: "Sections" }).count()).toBe(0);
  await owner.context().close();
});

test.each(["light", "dark"] as const)("in %s axe finds nothing serious on panel and page", async (scheme) => {
  const looked = await visit(browser, portal, "/notifications", { as: USER, scheme });
  await looked.getByRole("main").getByRole("listitem").first().waitFor();
  await looked
    .getByRole("banner")
    .first()
    .getByRole("button", { name: /^Notifications/ })
    .click();
  await looked
    .getByRole("region", { name: "Notifications", exact: true })
    .getByRole("listitem")
    .first()
    .waitFor();
  expect(await seriousFindings(looked)).toEqual([]);
  expect(looked.complaints).toEqual([]);
  await looked.context().close();
});

test("[REM-06] [NOTE-15] reminders of an action are muted and wanted again on the page, where a kind can be told once a day", async () => {
  await portal.db.delete(notifications).where(eq(notifications.userId, USER));
  const [task] = await portal.db.select().from(tasks).where(ne(tasks.status, "completed")).limit(1);
  await portal.db.insert(notifications).values({
    userId: USER,
    title: "Reminder: due tomorrow",
    message: "“Crate”",
    type: "warning",
    category: "task",
    kind: "due",
    taskId: task?.id ?? 0,
  });
  await page.goto("/notifications");
  await page.getByRole("button", { name: "Stop reminding me: “Crate”" }).click();
  const muted = page.getByRole("list", { name: "Muted actions" });
  await muted.getByText(task?.title ?? "").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Remind me again: “Crate”" }).waitFor();
  await muted.getByRole("button", { name: `Unmute ${task?.title}` }).click();
  await muted.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Stop reminding me: “Crate”" }).waitFor();
  const due = page.getByRole("combobox", { name: "Due dates" });
  await due.selectOption("In the portal and in one mail a day");
  await expect
    .poll(async () =>
      (await admin.trpc.notifications.preferences.query({})).find(({ kind }) => kind === "due"),
    )
    .toEqual({ kind: "due", channel: "digest" });
  expect(await seriousFindings(page)).toEqual([]);
});
