import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { users } from "#db/schema.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  journey = await startedJourney(portal, [{}], { petName: "Šilhavý" });
  await portal.db.insert(users).values(
    ["Zoë Álvarez", "Łukasz Żak", "adam ant"].map((fullName, at) => ({
      fullName,
      email: `folded${at}@example.com`,
      role: "staff" as const,
      status: "active" as const,
    })),
  );
  page = await visit(browser, portal, "/status", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

test("[RPT-21] the palette finds Šilhavý by silhavy, and a page by a name with marks", async () => {
  await page.getByRole("button", { name: /^Search everything/ }).waitFor();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Search everything" });
  for (const typed of ["silhavy", "ŠILHAVÝ", "ｓｉｌｈａｖｙ"]) {
    await box.fill(typed);
    await page.getByRole("option", { name: journey.workspace.name }).first().waitFor();
  }
  await box.fill("dócum");
  await expect.poll(() => page.getByRole("option", { name: "Documents" }).count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
});

test("[RPT-21] the team is narrowed by lukasz, and stands in a reader's order", async () => {
  await page.goto("/admin");
  const search = page.getByRole("searchbox", { name: "Search for user" });
  const rows = page.getByRole("row");
  await search.waitFor();
  const placeOf = async (name: string) =>
    (await rows.allTextContents()).findIndex((text) => text.includes(name));
  await expect.poll(() => placeOf("Zoë Álvarez")).toBeGreaterThan(0);
  const places = await Promise.all(["adam ant", "Łukasz Żak", "Zoë Álvarez"].map(placeOf));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await search.fill("lukasz  zak");
  await expect.poll(() => placeOf("Zoë Álvarez")).toBe(-1);
  expect(await placeOf("Łukasz Żak")).toBeGreaterThan(0);
});

test("[RPT-21] @zoe and @ALV offer Zoë Álvarez, and the choice of a journey finds Šilhavý", async () => {
  await page.goto(`/workspace/${journey.workspace.id}`);
  const message = page.getByPlaceholder("Send message... (Shift + Enter to insert a new line)", {
    exact: true,
  });
  for (const typed of ["@zoe", "@ALV"]) {
    await message.fill("");
    await message.pressSequentially(typed);
    await page.getByRole("button", { name: "Zoë Álvarez" }).waitFor();
  }
  await message.fill("");
  await page.goto("/workspaces");
  await page.getByRole("button", { name: "Draft Message" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Draft Message" });
  await dialog.getByRole("combobox").first().fill("SILHAVY");
  const offered = page.getByRole("option", { name: journey.workspace.name });
  await expect.poll(() => offered.count()).toBe(1);
});
