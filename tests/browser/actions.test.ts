import { readFileSync } from "node:fs";

import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone, duePhrase } from "#contracts/core/dates.ts";
import type { Task, TaskFilter } from "#contracts/tasks/shapes.ts";
import { tasks, workspaces } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/actions", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const today = () => dateInZone(new Date(), "UTC");
const listed = async (filter: Partial<TaskFilter>): Promise<Task[]> =>
  (await (await portal.staff()).trpc.tasks.list.query({ limit: 200, ...filter })).items;
const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
const cards = (on = page) => on.getByRole("article");
const titles = async (on = page) => cards(on).getByRole("heading").allTextContents();

async function go(address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("tabpanel").locator("h2").first().waitFor();
}

test("[ACT-01] [HEAD-08] the screen has its title and says what it is for", async () => {
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Action Overview");
  await page.getByText("Manage your pet travel workflow actions").waitFor();
});

test("[ACT-05] [ACT-06] [ACT-07] three tabs with their numbers, 'Your Turn' chosen; a tab of none has no badge", async () => {
  const counts = await (await portal.staff()).trpc.tasks.counts.query({});
  await cards().first().waitFor();
  expect(await tab("Your Turn").getAttribute("aria-selected")).toBe("true");
  expect(await tab("Your Turn").textContent()).toContain(`Your Turn${counts.your_turn}`);
  expect(await tab("Pending").textContent()).toContain(`Pending${counts.pending}`);
  expect(await tab("Completed").textContent()).toContain(`Completed${counts.completed}`);
  expect(counts.your_turn).toBe(5);
});

test("[ACT-19] 'Your Turn' holds what is overdue too, 'Pending' what others have in hand, and nothing is lost", async () => {
  const statuses = async (name: "your_turn" | "pending" | "completed") =>
    [...new Set((await listed({ tab: name })).map(({ status }) => status))].toSorted();
  expect(await statuses("your_turn")).toEqual(["overdue", "your_turn"]);
  expect(await statuses("pending")).toEqual(["in_progress", "pending"]);
  expect(await statuses("completed")).toEqual(["completed"]);
  expect(await titles()).toEqual((await listed({ tab: "your_turn" })).map(({ title }) => title));
});

test("[ACT-11] [ACT-12] [ACT-13] [ACT-14] [ACT-15] [ACT-16] [ACT-17] [STATE-15] [STATE-16] a card shows its action", async () => {
  const tones = {
    completed: "green",
    in_progress: "blue",
    pending: "yellow",
    your_turn: "neutral",
    overdue: "neutral",
  };
  const icons = new Map<string, string>();
  for (const name of ["your_turn", "pending", "completed"] as const) {
    await go(`/actions?tab=${name}`);
    const shown = await listed({ tab: name });
    await cards().first().waitFor();
    for (const [at, action] of shown.slice(0, await cards().count()).entries()) {
      const card = cards().nth(at);
      const text = (await card.innerText()).replaceAll(/\s+/g, " ");
      expect(text).toContain(action.title);
      expect(text).toContain(action.workspaceName ?? "Unknown Workspace");
      expect(text).toContain(action.description.replaceAll(/\s+/g, " "));
      expect(text).toContain(`Assigned to: ${action.assignedTo}`);
      const badge = card.locator("[data-tone]");
      expect(await badge.textContent()).toBe(action.status.replaceAll("_", " ").toUpperCase());
      expect(await badge.getAttribute("data-tone")).toBe(tones[action.status]);
      const isOpen = action.status !== "completed" && action.dueDate !== null;
      const phrase = isOpen ? duePhrase(action.dueDate ?? "", today()) : null;
      const said = /\d+ days? overdue|Due (today|tomorrow|in \d+ days)/.exec(text);
      expect(said?.[0] ?? null).toBe(phrase);
      expect(/(\d+) attachments?/.exec(text)?.[1] ?? "0").toBe(String(action.attachmentCount ?? 0));
      expect(await card.locator("[data-alert]").count()).toBe(action.status === "your_turn" ? 1 : 0);
      icons.set(action.actionType, await card.locator("svg").first().innerHTML());
    }
  }
  expect(icons.get("deposit-payment")).not.toBe(icons.get("booking-form"));
  expect(new Set(icons.values()).size).toBeGreaterThan(4);
});

test("[ACT-18] 'View' opens the action in its workspace", async () => {
  await go("/actions");
  const [action] = await listed({ tab: "your_turn" });
  await cards()
    .first()
    .getByRole("link", { name: /^View / })
    .click();
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
    .toBe(`/workspace/${action?.workspaceId}?task=${action?.id}`);
  const opened = page.getByRole("button", { name: action?.title ?? "", expanded: true });
  await opened.first().waitFor();
});

test("[ACT-02] the filter narrows by workspace, action type, assignee and due date, keeps it in the address, and can be taken off piece by piece", async () => {
  await go("/actions?tab=pending");
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.getByLabel("Workspace", { exact: true }).selectOption("1");
  await expect
    .poll(() => titles())
    .toEqual((await listed({ tab: "pending", workspaceId: 1 })).map(({ title }) => title));
  await page.getByLabel("Action type").selectOption("pet-photos");
  await expect.poll(() => titles()).toEqual(["Picture Of Your Pets"]);
  await page.getByRole("button", { name: "Remove the filter Bella" }).click();
  const photos = await listed({ tab: "pending", actionType: "pet-photos" });
  await expect.poll(() => titles()).toEqual(photos.slice(0, 24).map(({ title }) => title));
  await page.getByRole("button", { name: "Clear filter" }).first().click();
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.getByLabel("Assignee").selectOption(String(DEMO_ACCOUNTS.staff));
  const his = await listed({ tab: "pending", assignedToId: DEMO_ACCOUNTS.staff });
  await expect.poll(() => titles()).toEqual(his.slice(0, 24).map(({ title }) => title));
  await page.getByLabel("Due date").selectOption("week");
  const soon = await listed({
    tab: "pending",
    assignedToId: DEMO_ACCOUNTS.staff,
    dueBefore: addDays(today(), 8),
  });
  await expect.poll(() => titles()).toEqual(soon.map(({ title }) => title));
  expect(new URL(page.url()).search).toBe(`?tab=pending&assignee=${DEMO_ACCOUNTS.staff}&due=week`);
  await page.reload();
  await expect
    .poll(() => page.getByRole("button", { name: /^Filter/ }).textContent())
    .toContain("2 filters are set");
});

test("[ACT-02] a filter that leaves nothing says so in its own words", async () => {
  await go("/actions?type=wait");
  expect(await page.getByRole("tabpanel").getByRole("heading").textContent()).toBe(
    "No actions match your filter",
  );
});

test("[ACT-03] 'View Options' changes the order, the groups and the density of the cards", async () => {
  await go("/actions?tab=pending");
  await page.getByRole("button", { name: "View Options" }).click();
  await page.getByLabel("Latest change first").check();
  const changed = await listed({ tab: "pending", sort: "changed" });
  await expect.poll(() => titles()).toEqual(changed.slice(0, 24).map(({ title }) => title));
  const tall = (await cards().first().boundingBox())?.height ?? 0;
  await page.getByLabel("Compact").check();
  await expect.poll(async () => (await cards().first().boundingBox())?.height).toBeLessThan(tall);
  await page.getByLabel("Workspace", { exact: true }).check();
  const grouped = (await listed({ tab: "pending", sort: "changed", group: "workspace" })).slice(0, 24);
  await expect
    .poll(() => page.getByRole("article").getByRole("heading").allTextContents())
    .toEqual(grouped.map(({ title }) => title));
  const journeys = new Map(grouped.map(({ workspaceId, workspaceName }) => [workspaceId, workspaceName]));
  expect(journeys.size).toBeGreaterThan(1);
  await expect.poll(() => page.locator("[data-group]").allTextContents()).toEqual([...journeys.values()]);
  expect(new URL(page.url()).search).toBe("?tab=pending&sort=changed&by=workspace&density=compact");
});

test("a list longer than a page goes on with 'Show more', without a row twice or left out", async () => {
  await go("/actions?tab=completed");
  const all = await listed({ tab: "completed" });
  expect(all.length).toBeGreaterThan(48);
  while (await page.getByRole("button", { name: "Show more" }).isVisible()) {
    const before = await cards().count();
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => cards().count()).toBeGreaterThan(before);
  }
  expect(await titles()).toEqual(all.map(({ title }) => title));
});

test("[LIST-02] how far a list is open stands in the address: a reload opens it as far, another filter at its top", async () => {
  await go("/actions?tab=completed");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => cards().count()).toBe(48);
  await expect.poll(() => new URL(page.url()).search).toBe("?tab=completed&rows=48");
  await page.reload();
  await expect.poll(() => cards().count()).toBe(48);
  await tab("Pending").click();
  await expect.poll(() => new URL(page.url()).search).toBe("?tab=pending");
  await page.goto(`${portal.origin}/actions?tab=completed&rows=25`);
  await expect.poll(() => cards().count()).toBe(48);
  await page.goto(`${portal.origin}/actions?tab=completed&rows=many`);
  await expect.poll(() => cards().count()).toBe(24);
});

test("[ACT-04] 'Export' saves every action of the open tab, not only those on the page", async () => {
  await go("/actions?tab=completed");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`actions-completed-${today()}.csv`);
  const lines = readFileSync(await download.path(), "utf8").split("\r\n");
  expect(lines[0]).toBe(
    '\u{FEFF}"Title","Workspace","Description","Action type","Status","Assigned to","Due date","Attachments","Completed"',
  );
  const all = await listed({ tab: "completed" });
  expect(lines.length).toBe(all.length + 2);
  expect(lines.join("\n")).toContain(all.at(-1)?.title);
});

test("[STATE-17] what is due is counted in the days of the viewer's own zone", async () => {
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const there = await visit(browser, portal, "/actions", { as: DEMO_ACCOUNTS.staff, zone });
    await cards(there).first().waitFor();
    const [first] = await listed({ tab: "your_turn" });
    expect(await cards(there).first().innerText()).toContain(
      duePhrase(first?.dueDate ?? "", dateInZone(new Date(), zone)),
    );
    await there.context().close();
  }
});

test.each([
  [390, "light", "comfortable"],
  [1440, "dark", "compact"],
] as const)(
  "at %i px in %s, %s, nothing is wider than the window and axe finds nothing serious",
  async (width, scheme, density) => {
    const looked = await visit(browser, portal, `/actions?density=${density}`, {
      as: DEMO_ACCOUNTS.staff,
      width,
      scheme,
    });
    await cards(looked).first().waitFor();
    expect(await looked.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await seriousFindings(looked)).toEqual([]);
    expect(looked.complaints).toEqual([]);
    await looked.context().close();
  },
);

test("[TRUST-92] an action whose workspace has been archived is in no list", async () => {
  const [action] = await listed({ tab: "your_turn" });
  await portal.db
    .update(workspaces)
    .set({ archivedAt: new Date() })
    .where(eq(workspaces.id, action?.workspaceId ?? 0));
  await go("/actions");
  expect(await cards().first().innerText()).toContain((await listed({ tab: "your_turn" }))[0]?.title);
  expect((await listed({ tab: "your_turn" })).map(({ id }) => id)).not.toContain(action?.id);
});

test("[ACT-08] [ACT-09] [ACT-10] a tab of nothing says what would be here, and has no badge", async () => {
  const words = [
    [
      "Your Turn",
      "completed",
      "No actions requiring your attention",
      "All caught up! Check back later for new tasks.",
    ],
    [
      "Pending",
      "completed",
      "No pending actions",
      "All actions are either completed or awaiting your input.",
    ],
    ["Completed", "your_turn", "No completed actions", "Completed actions will appear here."],
  ] as const;
  for (const [name, status, title, hint] of words) {
    await portal.db.update(tasks).set({ status });
    await page.goto("/actions");
    await tab(name).click();
    await page.getByRole("heading", { name: title }).waitFor();
    await page.getByText(hint, { exact: true }).waitFor();
    expect(await tab(name).textContent()).toBe(name);
  }
});
