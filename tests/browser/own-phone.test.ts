import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { messages, scheduleEvents } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { openJourney } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

const PHONE = { width: 390, height: 844, hasTouch: true };

let portal: Portal;
let browser: Browser;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal("accounts");
  browser = await openBrowser();
  journey = await startedJourney(portal, [{ title: "Read this" }]);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

test("[OWN-06] on a phone Return begins a line in a message and in a comment, and the button sends", async () => {
  const { workspace, ownerId } = journey;
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, ...PHONE });
  const sentRows = () => portal.db.select().from(messages).where(eq(messages.body, "שורה ראשונה\nsecond"));
  const type = async (label: string | RegExp) => {
    const box = page.getByRole("textbox", { name: label });
    await expect.poll(() => box.getAttribute("placeholder")).not.toContain("Shift");
    await box.click();
    await page.keyboard.type("שורה ראשונה");
    await page.keyboard.press("Enter");
    await page.keyboard.type("second");
    expect(await box.inputValue()).toBe("שורה ראשונה\nsecond");
    expect(await box.getAttribute("enterkeyhint")).toBe("enter");
    expect(
      await box.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    ).toBeGreaterThanOrEqual(16);
  };
  await type("Message to everybody of this journey");
  expect(await sentRows()).toHaveLength(0);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.poll(async () => (await sentRows()).length).toBe(1);
  await page.getByRole("button", { name: "Review, Read this" }).click();
  await type("Comment");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect.poll(async () => (await sentRows()).length).toBe(2);
  await page.context().close();
});

test("[OWN-10] an owner's page that is not there leads home: to the journey, or to all of them; [OWN-30] where an appointment says when, where and what to bring", async () => {
  const { workspace, ownerId } = journey;
  await portal.db.insert(scheduleEvents).values({
    workspaceId: workspace.id,
    eventType: "other",
    title: "فحص بيطري",
    toBring: "The vaccination book",
    location: "Setagaya",
    startDate: new Date("2037-05-05T01:00:00Z"),
    timeZone: "Asia/Tokyo",
  });
  const page = await visit(browser, portal, "/nothing-here", { as: ownerId, ...PHONE });
  await page.getByText("Page Not Found").waitFor();
  await page.getByRole("link", { name: "Open your journey" }).click();
  await page.waitForURL(`**/workspace/${workspace.id}/customer`);
  await page.getByRole("tab", { name: "Flow" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/workspace/${workspace.id}/customer`);
  const ahead = page.getByRole("region", { name: "Appointments and flights" });
  await expect.poll(() => ahead.getByRole("listitem").innerText()).toContain("The vaccination book");
  expect(await ahead.innerText()).toContain("5 May 2037, 10:00 GMT+9 (Asia/Tokyo)");
  expect(await ahead.getByRole("link").getAttribute("aria-label")).toContain("فحص بيطري");
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});
