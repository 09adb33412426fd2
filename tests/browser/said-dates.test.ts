import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { users } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const as = DEMO_ACCOUNTS.administrator;

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

test.each([
  { language: "en-US", locale: "en-GB", said: "Wednesday, 10 December 2036", written: "Dec 10, 2036" },
  { language: "en-GB", locale: "en-US", said: "Sunday, 12 October 2036", written: "12 Oct 2036" },
])(
  "[RPT-11] 12/10/2036 is read as the account writes dates ($language), not the browser, and said in words",
  async ({ language, locale, said, written }) => {
    await portal.db.update(users).set({ language }).where(eq(users.id, as));
    const page = await visit(browser, portal, "/schedule?new=1", { as, locale });
    const form = page.getByRole("dialog", { name: "New event" });
    const field = form.getByLabel("Starts on");
    await field.click();
    await field.pressSequentially("12/10/2036");
    await page.getByText(said).waitFor();
    expect(await field.inputValue()).toBe("12/10/2036");
    await form.getByLabel("Title").focus();
    await expect.poll(() => field.inputValue()).toBe(written);
    expect(await page.getByText(said).isVisible()).toBe(true);
    await field.fill("12/10");
    await page.getByText(said).waitFor({ state: "detached" });
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  },
);

test("[RPT-11] a new event of a journey has its place, day and zone, and what somebody enters stays", async () => {
  const staff = await portal.staff();
  const { items } = await staff.trpc.workspaces.list.query({ isUnderWay: true, limit: 50 });
  const named =
    items.find((one) => one.departureAirport === "JFK") ?? items.find((one) => one.departureAirport);
  const journey = await staff.trpc.workspaces.find.query({ workspaceId: named?.id ?? 0 });
  const { departurePlace, arrivalPlace } = journey;
  if (!departurePlace || !arrivalPlace) throw new Error("The journey has no airports");
  const page = await visit(browser, portal, `/schedule?workspace=${journey.id}&new=1`, {
    as,
    zone: "Pacific/Kiritimati",
  });
  const form = page.getByRole("dialog", { name: "New event" });
  const place = form.getByLabel("Place", { exact: true });
  const zone = form.getByLabel("Time zone of the place");
  const day = form.getByLabel("Starts on");
  const inWords = (date: string) =>
    new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(date));
  await expect.poll(() => zone.inputValue()).toBe(departurePlace.timeZone);
  expect(await place.inputValue()).toContain(departurePlace.code);
  expect(await day.inputValue()).toBe(inWords(journey.departureDate));

  await form.getByLabel("Kind").selectOption("arrival");
  await expect.poll(() => zone.inputValue()).toBe(arrivalPlace.timeZone);
  expect(await place.inputValue()).toContain(arrivalPlace.code);
  expect(await day.inputValue()).toBe(inWords(journey.travel.arrivesOn));

  await place.fill("Cargo gate 4");
  await form.getByLabel("Kind").selectOption("departure");
  await expect.poll(() => zone.inputValue()).toBe(departurePlace.timeZone);
  expect(await place.inputValue()).toBe("Cargo gate 4");
  await form.getByLabel("Title").fill("Check-in of the crate");
  await form.getByRole("button", { name: "Save event" }).click();
  await page.getByRole("dialog", { name: "Check-in of the crate" }).waitFor();
  const { items: made } = await staff.trpc.schedule.events.query({ workspaceId: journey.id, limit: 200 });
  expect(made).toContainEqual(
    expect.objectContaining({
      title: "Check-in of the crate",
      timeZone: departurePlace.timeZone,
      firstDay: journey.departureDate,
    }),
  );
  await page.context().close();
});
