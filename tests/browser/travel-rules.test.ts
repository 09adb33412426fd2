import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays } from "#contracts/core/dates.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
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

/** A dog for London, with a month to go. */
const BARON = 13;
/** A cat for Frankfurt. */
const ATHINA = 11;
const step = (page: Page, id: string) => page.locator(`[data-step="${id}"]`);
/** The row of a step, opened. */
async function opened(page: Page, id: string) {
  const details = step(page, id).locator("details");
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  return step(page, id);
}

test("[RULE-90] the rules begin with the verdict and what it rests on; each step is a row of its group that opens", async () => {
  const page = await visit(browser, portal, `/workspace/${BARON}/rules`, { as: DEMO_ACCOUNTS.staff });
  await step(page, "GB-6").waitFor();
  const { assessment } = await (await portal.staff()).trpc.journeys.assess.query({ workspaceId: BARON });
  expect(await page.locator("[data-verdict]").getAttribute("data-verdict")).toBe(assessment.verdict);
  const parts = await page.locator("[data-verdict] p, section:has([data-step]) > h3").allInnerTexts();
  const groups = ["Do now", "Later", "A person looks", "Had and checked"];
  const shown = parts.flatMap((part) => groups.filter((group) => part.startsWith(group)));
  expect(parts.slice(0, 2).every((part) => part.length > 20 && !groups.includes(part))).toBe(true);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(groups.filter((group) => shown.includes(group)));
  expect(await page.locator("section [data-step]").count()).toBe(assessment.steps.length);
  await (await opened(page, "GB-5")).getByRole("button", { name: "Enter the date" }).waitFor();
  await page.context().close();
});

test("[PETREC-02] [PETREC-03] staff read the rules of a journey, enter what is missing and try another date", async () => {
  const page = await visit(browser, portal, `/workspace/${BARON}/rules`, { as: DEMO_ACCOUNTS.staff });
  await step(page, "GB-6").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("group", { name: "When each step counts" }).getByText("Tapeworm treatment").waitFor();

  await (await opened(page, "GB-5")).getByRole("button", { name: "Enter the date" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to the health record" });
  await dialog.getByLabel("What was done").waitFor();
  expect(await dialog.getByLabel("What was done").inputValue()).toBe("tapeworm_treatment");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Enter a date, such as 5 Jan 2026").waitFor();
  await dialog.getByLabel("On", { exact: true }).fill("2 Jan 2026");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => step(page, "GB-5").getAttribute("data-state")).toBe("wrongly_timed");

  await page.getByLabel("Departure on").fill("1 Jan 2031");
  await page.getByText("GB pet health certificate", { exact: true }).last().waitFor();
  await expect.poll(() => page.getByText("becomes", { exact: false }).count()).toBeGreaterThan(0);

  await page.getByRole("button", { name: /^Make \d+ tasks?$/ }).click();
  const tasks = page.getByRole("dialog", { name: "Tasks from the travel rules" });
  await tasks.getByRole("combobox").first().waitFor();
  for (const choice of await tasks.getByRole("combobox").all()) await choice.selectOption("new");
  await tasks.getByRole("button", { name: /^Make \d+ tasks?$/ }).click();
  await (await opened(page, "GB-6")).getByText("Task, due", { exact: false }).waitFor();
  await page.context().close();
});

test("[RULE-08] six pets that travel together go the commercial route; a number in words is refused", async () => {
  const page = await visit(browser, portal, `/workspace/${ATHINA}/rules`, { as: DEMO_ACCOUNTS.staff });
  await step(page, "EU-4").waitFor();
  const panel = page.getByRole("region", { name: "The journey" });
  await panel.getByRole("button", { name: "Change" }).click();
  const dialog = page.getByRole("dialog", { name: "The journey" });
  const count = dialog.getByLabel("Pets that travel together");
  await count.fill("six");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Enter how many pets travel together").waitFor();
  await count.fill("6");
  await dialog.getByRole("button", { name: "Save" }).click();
  await (
    await opened(page, "EU-C")
  )
    .getByText("Certificate for commercial movement", { exact: false })
    .first()
    .waitFor();
  await step(page, "EU-C-border").waitFor();
  await expect.poll(() => step(page, "EU-4").count()).toBe(0);
  await page.context().close();
});

test("[PETREC-01] an owner adds an entry on the phone, which waits for a colleague", async () => {
  const page = await visit(browser, portal, "/workspace/1/customer?tab=rules", {
    as: DEMO_ACCOUNTS.owner,
    width: 360,
  });
  const record = page.getByRole("region", { name: "Health record" });
  await record.getByRole("button", { name: "Add" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to the health record" });
  await dialog.getByLabel("What to add").selectOption("microchip");
  await dialog.getByLabel("Number of the microchip").fill("826 098 100 123 456");
  await dialog.getByRole("button", { name: "Save" }).click();
  await record.getByText("Microchip 826098100123456", { exact: true }).waitFor();
  await expect.poll(() => record.getByText("Told by Sarah Whitfield, not confirmed").count()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.context().close();
});

test("[PETREC-04] the windows of open steps are a calendar file, for those who may see the journey", async () => {
  const [owner, other] = [await portal.owner(), await portal.secondOwner()];
  const file = await owner.request("/calendar/windows/1.ics");
  expect([file.status, file.text.startsWith("BEGIN:VCALENDAR")]).toEqual([200, true]);
  expect(file.text).toContain("SUMMARY:Bella: CDC Dog Import Form");
  expect((await other.request("/calendar/windows/1.ics")).status).toBe(404);
  expect((await portal.anonymous.request("/calendar/windows/1.ics")).status).toBe(401);
});

test("[RULE-04] an administrator finds a rule with its source and its age from the Admin Center", async () => {
  const page = await visit(browser, portal, "/admin", { as: DEMO_ACCOUNTS.administrator });
  await page.getByRole("link", { name: "Travel rules", exact: true }).click();
  await page.getByRole("heading", { name: "Travel rules in force" }).waitFor();
  await page.getByLabel("Search in rules and sources").fill("tapeworm");
  await page.getByLabel("Destination").selectOption("Great Britain");
  // Each on its own page, and on that of the list of countries free of the worm.
  const found = page.locator("td[data-column=rules] li");
  await expect
    .poll(async () => (await found.allInnerTexts()).toSorted((a, b) => a.localeCompare(b)))
    .toEqual([
      "Tapeworm in the country of origin GB-5-list",
      "Tapeworm in the country of origin GB-5-list",
      "Tapeworm treatment GB-5",
      "Tapeworm treatment GB-5",
    ]);
  await page.getByText("A rule is in force since 1 Jan 2020", { exact: false }).waitFor();
  expect(new URL(page.url()).search).toContain("tapeworm");
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByText("Reviewed by Kwame Mensah on", { exact: false }).waitFor();
  await page.getByLabel("Destination").selectOption("Japan");
  await page.getByLabel("Search in rules and sources").fill("");
  await page.getByText("Read 27 Nov 2026", { exact: true }).first().waitFor();
  await page.getByLabel("Destination").selectOption("Germany");
  const commercial = page.getByRole("listitem").filter({ hasText: "EU-C, 22 Apr 2026 to 16 Oct 2026" });
  await commercial.first().waitFor();
  const row = page.getByRole("row").filter({ has: commercial }).first();
  await row.getByText("EU-C-border", { exact: true }).waitFor();
  expect(await row.getByRole("link").count()).toBe(1);
  const names = await page.locator("td[data-column=page] a").allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
  await page.context().close();
});

test("[RULE-92] a colleague reads a page of the rules again and says so; the journey's steps name them and the day", async () => {
  const page = await visit(browser, portal, "/admin/rules?q=tapeworm&destination=Great%20Britain", {
    as: DEMO_ACCOUNTS.staff,
  });
  await page
    .getByRole("button", { name: /^Record a review of Bring your pet to .* \(Great Britain\)$/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Record a review" });
  await dialog.getByText("Tapeworm treatment (GB-5)").waitFor();
  await dialog.getByLabel("Something else").check();
  await dialog.getByRole("button", { name: "Save the review" }).click();
  await dialog.getByText("Enter what the page says otherwise").first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByLabel("The same as the rules here").check();
  await dialog.getByRole("button", { name: "Save the review" }).dblclick();
  const me = (await (await portal.staff()).trpc.auth.me.query({})).fullName;
  await page.getByText(`Reviewed by ${me} on`, { exact: false }).waitFor();

  await page.goto(`${portal.origin}/workspace/${BARON}/rules`);
  await (await opened(page, "GB-5")).getByText(`reviewed by ${me} on`, { exact: false }).waitFor();
  await page.context().close();
});

test("[RULE-09] [RULE-10] [RULE-93] the planner judges as it is typed, sends nothing, says what is sooner, and plans for the day it finds", async () => {
  const page = await visit(browser, portal, "/planner", { width: 390 });
  const day = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
  await page.getByLabel("To", { exact: true }).waitFor();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/\/(trpc|api)\//.test(request.url()) && request.method() !== "GET") sent.push(request.url());
    if (/826098100123456/.test(request.url())) sent.push(request.url());
  });
  await page.getByLabel("To", { exact: true }).selectOption("JP");
  await step(page, "JP-5").waitFor();
  await page.getByLabel("Departure").fill(day(10));
  await page.getByLabel("Arrival").fill(day(11));
  await page.getByLabel("Breed").fill("Beagle");
  await page.getByLabel("Microchip number").fill("826098100123456");
  await page.getByLabel("Implanted or first read on").fill(day(-900));
  await page.getByLabel("First rabies dose that counts").fill(day(-200));
  await page.getByLabel("Valid until").first().fill(day(165));
  await page.getByLabel("Booster").fill(day(-150));
  await page.getByLabel("Valid until").last().fill(day(215));
  const verdict = page.getByRole("status");
  await verdict.getByText("What brings it forward").waitFor();
  await verdict.getByText(/\d+ days of quarantine on arrival in place of the wait/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: /^Plan for / }).click();
  await expect.poll(() => page.getByLabel("Departure").inputValue()).toBe(day(179));
  await expect.poll(() => verdict.getAttribute("data-verdict")).not.toBe("may_not_on_this_date");
  await verdict.getByText(/^Holds for .*: after it ends /).waitFor();
  expect(sent).toEqual([]);
  await page.context().close();
});
