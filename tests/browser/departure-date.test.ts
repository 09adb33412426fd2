import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { openBrowser, seriousFindings } from "#tests/support/browser.ts";
import {
  CREATION,
  fillCreation,
  journeysOf,
  openCreation,
  submitButton,
  toastOf,
  useTemplate,
} from "#tests/support/creation-dialog.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const words = (date: string, month: "long" | "short") =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month, year: "numeric", timeZone: "UTC" }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
/** What the calendar calls a day. */
const nameOf = (date: string) => words(date, "long");
const shortOf = (date: string) => words(date, "short");

test.each(["America/New_York", "Asia/Tokyo", "Pacific/Kiritimati"])(
  "[NEWWS-04] [VAL-WS-05] [VAL-WS-06] [VAL-WS-08] in %s tomorrow is the first day of the calendar, and the day that is picked or typed is the day that is kept",
  async (zone) => {
    const { page, dialog } = await openCreation(browser, portal, { zone });
    const field = dialog.getByLabel("Planned departure date");
    const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
    expect(today).toBe(dateInZone(new Date(), zone));
    const day = (date: string) => page.getByRole("button", { name: nameOf(date), exact: true });

    await field.click();
    const tomorrow = addDays(today, 1);
    await day(tomorrow).waitFor();
    expect(await day(tomorrow).isDisabled()).toBe(false);
    const todays = await day(today).all();
    expect(await Promise.all(todays.map((one) => one.isDisabled()))).not.toContain(false);
    expect(await page.getByRole("button", { name: "Previous month" }).isDisabled()).toBe(true);
    const chosen = `${addDays(`${tomorrow.slice(0, 7)}-28`, 7).slice(0, 7)}-14`;
    await page.getByRole("button", { name: "Next month" }).click();
    await day(chosen).click();
    expect(await field.inputValue()).toBe(shortOf(chosen));
    await fillCreation(dialog, `Picked ${zone}`, shortOf(chosen));
    await submitButton(dialog).click();
    await toastOf(page, "Workspace Created Successfully").waitFor();
    expect(await journeysOf(portal, `Picked ${zone}`)).toMatchObject([{ departureDate: chosen }]);

    await useTemplate(page);
    await fillCreation(dialog, `Typed ${zone}`, "31/12/2036");
    await dialog.getByLabel("Additional notes").focus();
    expect(await field.inputValue()).toBe("31 Dec 2036");
    await submitButton(dialog).click();
    await expect
      .poll(() => journeysOf(portal, `Typed ${zone}`))
      .toMatchObject([{ departureDate: "2036-12-31" }]);
    await page.context().close();
  },
);

test("[VAL-WS-05] a day that has been, and today, are refused when they are typed", async () => {
  const { page, dialog } = await openCreation(browser, portal);
  let sent = 0;
  page.on("request", (request) => {
    if (CREATION.test(request.url())) sent += 1;
  });
  const today = dateInZone(new Date(), "UTC");
  for (const departure of [today, addDays(today, -1), "1899-12-31", "soon"]) {
    await fillCreation(dialog, "Gestern", departure);
    await submitButton(dialog).click();
    await expect.poll(() => dialog.getByRole("alert").textContent()).toContain("planned departure date");
  }
  expect(sent).toBe(0);
  await page.context().close();
});

test("on a phone the dialog fits, and the calendar works by keyboard", async () => {
  const { page, dialog } = await openCreation(browser, portal, { width: 390, height: 844, hasTouch: true });
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  const field = dialog.getByLabel("Planned departure date");
  await field.focus();
  await page.keyboard.press("ArrowDown");
  const first = page.getByRole("button", {
    name: nameOf(addDays(dateInZone(new Date(), "UTC"), 1)),
    exact: true,
  });
  await first.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await first.waitFor({ state: "hidden" });
  await dialog.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.context().close();
});
