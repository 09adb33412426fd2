import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { ALWAYS } from "#tests/support/booking-ready.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { openJourney, openTodo, sidewaysRoom } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

/** Half the day: a wide choice, and none that ends on another day in Tokyo than it began. */
const booking = {
  ...ALWAYS,
  hours: ALWAYS.hours.map(({ weekday }) => ({ weekday, from: "09:00", to: "17:00" })),
};
const STEPS = [
  { actionType: "time-booking", title: "Crate fitting", settings: { booking } },
  { title: "Read this" },
] as const;

let portal: Portal;
let browser: Browser;
let staff: Actor;
let journey: Started;
let taskId: number;
beforeAll(async () => {
  portal = await aPortal("accounts");
  browser = await openBrowser();
  staff = await portal.staff();
  journey = await startedJourney(portal, STEPS);
  taskId = journey.taskIds[0] ?? 0;
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const booked = async () => (await staff.trpc.bookings.find.query({ taskId })).booked;
const clockIn = (zone: string, at: Date | undefined) =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(at);

test("[BOOK-09] on a phone in Tokyo the owner sees times on their own clocks, is told of one that was just taken, and books another with one tap", async () => {
  const page = await openJourney(browser, portal, journey.workspace.id, {
    as: journey.ownerId,
    width: 390,
    zone: "Asia/Tokyo",
  });
  const details = await openTodo(page, "Crate fitting");
  await details
    .getByText(
      "Times are shown in your time zone (Asia/Tokyo). The company's clocks are in America/New_York.",
    )
    .waitFor();
  const times = details.getByRole("group", { name: /^Free times on/ }).getByRole("button");
  await times.first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);

  // Another owner takes the first time in the moment of the tap.
  const other = await startedJourney(portal, STEPS);
  const [slot] = (await journey.owner.trpc.bookings.find.query({ taskId })).slots;
  await page.route(
    "**/trpc/bookings.book*",
    async (route) => {
      await other.owner.trpc.bookings.book.mutate({
        taskId: other.taskIds[0] ?? 0,
        startsAt: slot?.startsAt.toISOString() ?? "",
      });
      await route.continue();
    },
    { times: 1 },
  );
  await times.first().click();
  await details.getByText("This time has just been taken. Please choose another one.").waitFor();
  expect(await booked()).toBeNull();

  await times.first().dblclick();
  await details.getByText("Booked", { exact: true }).waitFor();
  const one = await booked();
  await details
    .getByText(`${clockIn("Asia/Tokyo", one?.startsAt)}–${clockIn("Asia/Tokyo", one?.endsAt)} (Asia/Tokyo)`, {
      exact: false,
    })
    .waitFor();
  await details.getByText(/On the company's clocks: .* \(America\/New_York\)/).waitFor();
  await details.getByRole("link", { name: "Add to my calendar" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await details.getByRole("button", { name: "Choose another time" }).click();
  await times.last().click();
  await expect.poll(async () => (await booked())?.startsAt.getTime()).not.toBe(one?.startsAt.getTime());
  await details.getByRole("button", { name: "Cancel the appointment" }).click();
  await page
    .getByRole("dialog", { name: "Cancel the appointment?" })
    .getByRole("button", { name: "Cancel the appointment" })
    .click();
  await expect.poll(booked).toBeNull();
  await times.first().click();
  await details.getByText("Booked", { exact: true }).waitFor();
  await page.context().close();
});

test("[BOOK-09] staff find the appointment on the journey's page and move it, also within the notice; [BOOK-10] an event over it says so", async () => {
  const page = await visit(browser, portal, `/workspace/${journey.workspace.id}?task=${taskId}`, {
    as: DEMO_ACCOUNTS.staff,
  });
  const before = await booked();
  await page.getByText("Booked", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Choose another time" }).click();
  await page
    .getByRole("group", { name: /^Free times on/ })
    .getByRole("button")
    .last()
    .click();
  await expect.poll(async () => (await booked())?.startsAt.getTime()).not.toBe(before?.startsAt.getTime());
  await page.getByText("Booked", { exact: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  // [BOOK-10]
  const now = await booked();
  const { id } = await staff.trpc.schedule.create.mutate({
    eventType: "other",
    title: "Call the airline",
    workspaceId: journey.workspace.id,
    when: { timeZone: "UTC", start: now?.startsAt.toISOString().slice(0, 16) ?? "" },
  });
  await page.goto(`${portal.origin}/schedule?event=${id}`);
  const drawer = page.getByRole("dialog", { name: "Call the airline" });
  await drawer
    .getByText(
      /^The person in charge has an appointment booked then: Crate fitting, .* Move one of the two\.$/,
    )
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});
