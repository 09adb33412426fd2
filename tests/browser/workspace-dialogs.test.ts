import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays } from "#contracts/core/dates.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/workspace/1", { as: DEMO_ACCOUNTS.staff, isLive: false });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });

async function findingsInBothSchemes(): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    found.push(...(await seriousFindings(page)).map((one) => `${colorScheme}: ${one}`));
  }
  return found;
}

/** Forms that open in their place can all be open at once. */
const IN_PLACE: readonly [open: string, form: string][] = [
  ["Edit pet details", "Pet details"],
  ["Edit owner details", "Owner details"],
  ["Edit travel details", "Travel details"],
  ["Add a person", "Add a person with an account"],
];

test("[WSD-33] no form of the workspace page has a barrier, in either scheme", async () => {
  for (const [open, form] of IN_PLACE) {
    await button(open).click();
    await page.getByRole("form", { name: form }).waitFor();
  }
  await button("Add task").click();
  await page.getByLabel("What has to be done").waitFor();
  const { departureDate } = await (await portal.staff()).trpc.workspaces.find.query({ workspaceId: 1 });
  const travel = page.getByRole("form", { name: "Travel details" });
  await travel.getByRole("textbox", { name: /^Departure date/ }).fill(addDays(departureDate, 7));
  await travel.getByText(/due dates? moves? with/).waitFor();
  expect(await findingsInBothSchemes()).toEqual([]);
});

const DIALOGS: readonly [open: string, shown: () => Locator][] = [
  ["Invite customer", () => page.getByRole("dialog").getByLabel("Customer email")],
  ["Submission packet of Bella", () => page.getByRole("dialog").getByRole("button").last()],
  ["Edit workspace", () => page.getByLabel("Workspace name")],
];

test.for(DIALOGS)("[WSD-33] nor has '%s'", async ([open, shown]) => {
  await button(open).click();
  await shown().waitFor();
  expect(await findingsInBothSchemes()).toEqual([]);
  await page.keyboard.press("Escape");
  await shown().waitFor({ state: "hidden" });
});

test("[WSD-33] nor has what tells that an owner is stuck", async () => {
  const [stuck] = (await (await portal.staff()).trpc.journeys.stuck.query({})).items;
  await page.goto(`/workspace/${stuck?.workspaceId ?? 0}`);
  await page.getByRole("region", { name: "An owner is stuck" }).getByLabel("Your answer").waitFor();
  expect(await findingsInBothSchemes()).toEqual([]);
});
