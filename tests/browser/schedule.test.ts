import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { scheduleEvents } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const as = DEMO_ACCOUNTS.administrator;

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  await portal.db.insert(scheduleEvents).values({
    eventType: "other",
    title: "Vet slot in New York",
    description: "The day after the clocks went forward",
    startDate: new Date("2037-03-16T13:00:00Z"),
    timeZone: "America/New_York",
    status: "confirmed",
  });
  browser = await openBrowser();
  page = await visit(browser, portal, "/schedule", { as, zone: "Pacific/Kiritimati" });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const card = (title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

const isPast = ({ startDate }: { startDate: Date }) => startDate.getTime() < Date.now() - DAY_MS;
/** What comes next first, and what is over last, the newest of it first; several may have one title. */
const asShown = <T extends { startDate: Date }>(items: readonly T[]): T[] => [
  ...items.filter((one) => !isPast(one)),
  ...items.filter(isPast).toReversed(),
];

test("[SCHED-01] [HEAD-07] the heading, what it is for, and every event of the call, what comes next first", async () => {
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Schedule");
  expect(await page.getByText("Track pet travel schedules and events").isVisible()).toBe(true);
  const { items } = await (await portal.staff()).trpc.schedule.events.query({ limit: 200 });
  expect(items.filter(isPast).length).toBeGreaterThan(0);
  const titles = () => page.getByRole("article").getByRole("heading").allTextContents();
  await expect.poll(titles).toEqual(asShown(items).map(({ title }) => title));
});

test("[SCHED-03] departures, arrivals and other events have icons of their own", async () => {
  const icons = await Promise.all(
    ["departure", "arrival", "other"].map((type) =>
      page.locator(`[data-type="${type}"] svg`).first().innerHTML(),
    ),
  );
  expect(new Set(icons).size).toBe(3);
});

test("[SCHED-04] [SCHED-05] [STATE-12] an event shows title, description, start and status, and a place only where it has one", async () => {
  const { items } = await (await portal.staff()).trpc.schedule.events.query({ limit: 200 });
  const shown = asShown(items);
  const cards = page.getByRole("article");
  const placed = shown.findIndex(({ location }) => location !== null);
  const placeless = shown.findIndex(({ location }) => location === null);
  for (const at of [placed, placeless]) {
    const event = shown[at];
    if (!event) throw new Error("The demo company lacks such an event");
    const text = await cards.nth(at).innerText();
    expect(text).toContain(event.title);
    expect(text).toContain(event.description);
    expect(text).toContain(event.location ?? "");
    expect(await cards.nth(at).locator("li").count()).toBe(event.location === null ? 1 : 2);
  }
  const words = {
    scheduled: "Scheduled",
    confirmed: "Confirmed",
    "in-transit": "In transit",
    completed: "Completed",
    cancelled: "Cancelled",
  };
  expect(await cards.locator("[data-tone]").allTextContents()).toEqual(
    shown.map(({ status }) => words[status]),
  );
  expect(new Set(items.map(({ status }) => status)).size).toBe(5);
});

test("a time is that of the place, with its zone, on both sides of a clock change; the viewer's own stands in the details", async () => {
  expect(await card("Vet slot in New York").innerText()).toContain(
    "16 Mar 2037, 09:00 GMT-4 (America/New_York)",
  );
  await card("Vet slot in New York").getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: "Vet slot in New York" });
  await dialog.getByText("17 Mar 2037, 03:00 GMT+14 (Pacific/Kiritimati)").waitFor();
  expect(await dialog.getByText("Not tied to a journey").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

test("[SCHED-06] 'View Details' shows the whole event with a way to its journey", async () => {
  const { items } = await (await portal.staff()).trpc.schedule.events.query({ limit: 200 });
  const event = items.find(({ workspaceId, location }) => workspaceId !== null && location !== null);
  if (!event) throw new Error("The demo company has no event of a journey");
  await card(event.title)
    .first()
    .getByRole("button", { name: `View Details of ${event.title}` })
    .click();
  const dialog = page.getByRole("dialog", { name: event.title });
  const text = await dialog.innerText();
  expect(text).toContain(event.description);
  expect(text).toContain(event.location ?? "");
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("link", { name: event.workspaceName ?? "" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/workspace/${event.workspaceId}`);
});

test("[SCHED-02] [CONST-20] while the events are on their way four cards stand for them", async () => {
  const other = await visit(browser, portal, "/checklist", { as });
  const gate = Promise.withResolvers<void>();
  await other.route("**/trpc/*schedule.events*", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await other.getByRole("link", { name: "Schedule", exact: true }).click();
  await other.locator("[data-placeholder]").first().waitFor();
  expect(await other.locator("[data-placeholder]").count()).toBe(4);
  gate.resolve();
  await other.getByRole("article").first().waitFor();
  expect(await other.locator("[data-placeholder]").count()).toBe(0);
  await other.context().close();
});

test("[SCHED-07] a company without events reads so", async () => {
  const young = await aPortal("accounts");
  const screen = await visit(browser, young, "/schedule", { as });
  await screen.getByText("No scheduled events").waitFor();
  expect(await screen.getByText("Schedule events will appear here when created.").isVisible()).toBe(true);
  await screen.context().close();
  await young.stop();
});

test("[ERR-20] events that could not be loaded leave a sentence and a way to try again", async () => {
  const other = await visit(browser, portal, "/checklist", { as });
  let isDown = true;
  await other.route("**/trpc/*schedule.events*", (route) => (isDown ? route.abort() : route.continue()));
  await other.getByRole("link", { name: "Schedule", exact: true }).click();
  await other.getByRole("alert").waitFor();
  expect(await other.getByText("No scheduled events").count()).toBe(0);
  isDown = false;
  await other.getByRole("button", { name: "Try again" }).click();
  await other.getByRole("article").first().waitFor();
  await other.context().close();
});
