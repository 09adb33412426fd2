import { readFile } from "node:fs/promises";

import ICAL from "ical.js";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const as = DEMO_ACCOUNTS.administrator;
const NEW_YORK = "America/New_York";

let portal: Portal;
let browser: Browser;
let staff: Actor;
let page: Visitor;

const make = (title: string, start: string, end: string | null = null, timeZone = NEW_YORK) =>
  staff.trpc.schedule.create.mutate({ eventType: "other", title, when: { timeZone, start, end } });
const now = (eventId: number) => staff.trpc.schedule.find.query({ eventId });

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.staff();
  await make("Days off", "2037-03-10", "2037-03-12", "Pacific/Kiritimati");
  browser = await openBrowser();
  page = await visit(browser, portal, "/schedule", { as, zone: "Asia/Tokyo" });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const day = (date: string, on: Visitor = page) => on.locator(`[role="gridcell"][data-day="${date}"]`);
const chip = (date: string, title: string | RegExp, on: Visitor = page) =>
  day(date, on).getByRole("button", { name: title });
const drawer = (title: string) => page.getByRole("dialog", { name: title });

test("[SCHED-08] [SCHED-12] a new event is entered on the clock of its place, which says what it skips", async () => {
  await page.getByRole("button", { name: "New event" }).click();
  const form = page.getByRole("dialog", { name: "New event" });
  await form.getByRole("button", { name: "Save event" }).click();
  await form.getByRole("alert").getByRole("button", { name: "title" }).waitFor();
  await form.getByLabel("Title").fill("Vet slot at night");
  await form.getByLabel("Time zone of the place").selectOption(NEW_YORK);
  await form.getByLabel("Starts on").fill("8 Mar 2037");
  await form.getByLabel("Starts at").fill("02:30");
  await form.getByText("Clocks there go forward and skip 02:30. The event will be at 03:30.").waitFor();
  await form.getByText("In your time: 8 Mar 2037, 16:30 GMT+9").waitFor();
  await form.getByRole("button", { name: "Save event" }).click();
  await drawer("Vet slot at night").getByText("8 Mar 2037, 03:30 GMT-4 (America/New_York)").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
});

test("[SCHED-09] an event is taken step by step, and cancelled with a reason", async () => {
  const event = await make("Crate check", "2037-04-02T09:00");
  await page.goto(`/schedule?event=${event.id}`);
  await drawer("Crate check").getByRole("button", { name: "Confirm" }).click();
  await drawer("Crate check").getByRole("button", { name: "Mark in transit" }).waitFor();
  await drawer("Crate check").getByRole("button", { name: "Cancel event" }).click();
  await drawer("Crate check").getByRole("button", { name: "Cancel this event" }).click();
  await drawer("Crate check").getByText("Say why it is cancelled").waitFor();
  await drawer("Crate check").getByLabel("Reason").fill("Storm at Heathrow");
  await drawer("Crate check").getByRole("button", { name: "Cancel this event" }).click();
  await drawer("Crate check").getByText("A cancelled event stays as it is.").waitFor();
  await drawer("Crate check").getByText("Storm at Heathrow").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    drawer("Crate check").getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Crate check.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(() => ICAL.parse(text) as unknown).not.toThrow();
  expect(text).toContain("STATUS:CANCELLED");
});

test("[SCHED-10] what was typed stays when somebody was faster, with what is different now", async () => {
  const event = await make("Two tabs", "2037-04-03T09:00");
  await page.goto(`/schedule?event=${event.id}`);
  await drawer("Two tabs").getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: "Edit event" });
  await form.getByLabel("What happens").fill("Mine");
  await form.getByLabel("What to bring").fill("The passport");
  await staff.trpc.schedule.update.mutate({ eventId: event.id, version: 0, location: "City Vets" });
  await form.getByRole("button", { name: "Save event" }).click();
  await form.getByText("Somebody has changed this event in the meantime").waitFor();
  await form.getByText("Place: City Vets").waitFor();
  await expect.poll(() => form.getByLabel("What happens").inputValue()).toBe("Mine");
  await form.getByRole("button", { name: "Save event" }).click();
  await drawer("Two tabs").getByText("Mine").waitFor();
  expect(await now(event.id)).toMatchObject({ description: "Mine", toBring: "The passport", version: 2 });
});

test("[SCHED-14] the month is walked with the arrow keys, and Enter adds an event on the day", async () => {
  await page.goto("/schedule?view=month&day=2037-03-10");
  await chip("2037-03-10", "Days off").waitFor();
  await day("2037-03-10").focus();
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-day")))
    .toBe("2037-03-17");
  await page.keyboard.press("PageDown");
  await expect.poll(() => new URL(page.url()).searchParams.get("day")).toBe("2037-04-17");
  await page.getByRole("heading", { name: "April 2037" }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-day")))
    .toBe("2037-04-17");
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "New event" });
  await expect.poll(() => form.getByLabel("Starts on").inputValue()).toBe("17 Apr 2037");
  await form.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("radio", { name: "Week" }).check();
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(7);
});

test("[SCHED-11] dragging an event, and moving it by a button, keep its time of day across a clock change", async () => {
  const event = await make("Dragged", "2037-03-06T09:00", "2037-03-06T10:00");
  await page.goto("/schedule?view=month&day=2037-03-10");
  await chip("2037-03-06", "Dragged").dragTo(day("2037-03-11"));
  await chip("2037-03-11", /^09:00 GMT-4\s*Dragged/).waitFor();
  expect((await now(event.id)).startDate).toEqual(new Date("2037-03-11T13:00:00Z"));
  await page.getByRole("button", { name: "Undo" }).click();
  await chip("2037-03-06", "Dragged").click();
  await drawer("Dragged").getByRole("button", { name: "Move" }).click();
  await drawer("Dragged").getByLabel("New first day").fill("2037-03-12");
  await drawer("Dragged").getByRole("button", { name: "Move event" }).click();
  await drawer("Dragged").getByText("12 Mar 2037, 09:00 GMT-4 (America/New_York)").waitFor();
  await page.keyboard.press("Escape");
  await chip("2037-03-12", "Dragged").waitFor();
});

test("[SCHED-15] [SCHED-16] search, kind and status stand in the address, and the list is saved as it is narrowed", async () => {
  await make("Zebra crossing", "2037-05-05T09:00");
  await page.goto("/schedule?type=other&status=scheduled");
  await page.getByRole("searchbox", { name: "Search events" }).fill("zebra");
  await expect
    .poll(() => page.getByRole("article").getByRole("heading").allTextContents())
    .toEqual(["Zebra crossing"]);
  await expect.poll(() => new URL(page.url()).search).toBe("?q=zebra&type=other&status=scheduled");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"2037-05-05 09:00",,"America/New_York","2037-05-05T13:00:00.000Z"`);
  await page.getByLabel("Status", { exact: true }).selectOption("completed");
  await page.getByText("No events match your filter").waitFor();
  await page.getByRole("button", { name: "Clear filter" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("[SCHED-18] the private calendar address is made, shown once, and taken back", async () => {
  await page.getByRole("button", { name: "Calendar address" }).click();
  const dialog = page.getByRole("dialog", { name: "Your private calendar address" });
  await dialog.getByText("You have no calendar address.").waitFor();
  await dialog.getByRole("button", { name: "Make an address" }).click();
  const field = dialog.getByLabel("Calendar address");
  await expect.poll(() => field.inputValue()).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  const address = new URL(await field.inputValue()).pathname;
  expect((await portal.anonymous.get(address)).status).toBe(200);
  await dialog.getByRole("button", { name: "Take it out of use" }).click();
  await page
    .getByRole("dialog", { name: "Take the address out of use?" })
    .getByRole("button", { name: "Take it out of use" })
    .click();
  await dialog.getByText("You have no calendar address.").waitFor();
  expect((await portal.anonymous.get(address)).status).toBe(404);
});

test("[SCHED-19] a workspace lists its events, and a new event begun there belongs to it", async () => {
  const { items } = await staff.trpc.schedule.events.query({ limit: 200 });
  const event = items.find(({ workspaceId }) => workspaceId !== null);
  if (!event) throw new Error("The demo company has no event of a journey");
  await page.goto(`/workspace/${event.workspaceId}`);
  await page.getByRole("link", { name: `Open ${event.title} in the schedule` }).waitFor();
  await page.getByRole("link", { name: `New event for ${event.workspaceName}` }).click();
  const form = page.getByRole("dialog", { name: "New event" });
  const chosen = form.getByRole("combobox", { name: "Journey" });
  await expect.poll(() => chosen.inputValue()).toContain(event.workspaceName);
});

test("[SCHED-13] whole days stand on the same days for viewers in New York, Tokyo and Kiritimati; a phone has them day by day", async () => {
  for (const zone of [NEW_YORK, "Pacific/Kiritimati"]) {
    const other = await visit(browser, portal, "/schedule?view=month&day=2037-03-10", {
      as,
      zone,
      scheme: "dark",
    });
    for (const date of ["2037-03-10", "2037-03-11", "2037-03-12"])
      await chip(date, "Days off", other).waitFor();
    expect(await day("2037-03-09", other).getByRole("button", { name: "Days off" }).count()).toBe(0);
    expect(await day("2037-03-13", other).getByRole("button", { name: "Days off" }).count()).toBe(0);
    await other.setViewportSize({ width: 390, height: 844 });
    await other.getByRole("heading", { name: "Tuesday, 10 March 2037" }).waitFor();
    await expect.poll(() => other.getByRole("button", { name: "Days off" }).count()).toBe(3);
    expect(await seriousFindings(other)).toEqual([]);
    expect(other.complaints).toEqual([]);
    await other.context().close();
  }
  // The browser itself tells of the refusal that two tabs met above.
  expect(page.complaints.filter((text) => !text.includes("409"))).toEqual([]);
});
