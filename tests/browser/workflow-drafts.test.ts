import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
let staff: Actor;
let templateId: number;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  staff = await portal.staff();
  templateId = (await staff.trpc.workflows.draft.query({})).templateId;
  page = await visit(browser, portal, "/workflow-builder?view=list", { as: DEMO_ACCOUNTS.staff });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const draft = () => staff.trpc.workflows.draft.query({ templateId });
const firstName = async () => (await draft()).graph.steps[0]?.name;
const name = (on: Visitor) => on.getByLabel("Action Name", { exact: true });
const rename = async (on: Visitor, at: number, to: string) => {
  await on.getByRole("list", { name: "Steps" }).locator("[data-do=edit]").nth(at).click();
  await name(on).fill(to);
};

test("[BLD-25] n8n-io/n8n#15670: it says 'Saved' only when the server has it, and a lost line loses nothing", async () => {
  await page.getByRole("list", { name: "Steps" }).locator("[data-do=edit]").first().click();
  await name(page).waitFor();
  await page.context().setOffline(true);
  await rename(page, 0, "Written without a line");
  await page.getByText(/Not saved: there is no connection/).waitFor();
  await expect.poll(() => page.locator("[data-status=saved]").count()).toBe(0);
  await page.context().setOffline(false);
  await page.locator("[data-status=saved]").waitFor();
  await expect.poll(firstName).toBe("Written without a line");
});

test("[BLD-26] n8n-io/n8n#11638: the second of two tabs is refused, sees both drafts and chooses", async () => {
  const second = await visit(browser, portal, "/workflow-builder?view=list", {
    as: DEMO_ACCOUNTS.administrator,
  });
  await second.getByRole("button", { name: "Edit Written without a line" }).waitFor();
  await rename(page, 0, "From the first tab");
  await expect.poll(firstName).toBe("From the first tab");
  await rename(second, 0, "From the second tab");
  const dialog = second.getByRole("dialog", { name: "Two drafts of one template" });
  await dialog
    .getByRole("region", { name: "Yours" })
    .getByText("From the second tab", { exact: true })
    .waitFor();
  await dialog
    .getByRole("region", { name: "Theirs" })
    .getByText("From the first tab", { exact: true })
    .waitFor();
  expect(await firstName()).toBe("From the first tab");
  await dialog.getByRole("button", { name: "Go on with theirs" }).click();
  await second.getByRole("button", { name: "Edit From the first tab" }).waitFor();

  await rename(page, 0, "Again from the first");
  await expect.poll(firstName).toBe("Again from the first");
  await rename(second, 1, "Kept by the second");
  await dialog.getByRole("button", { name: "Go on with mine" }).click();
  await expect
    .poll(async () => (await draft()).graph.steps.slice(0, 2).map((step) => step.name))
    .toEqual(["From the first tab", "Kept by the second"]);
  await second.context().close();
});

test("[BLD-27] what stands in the way of publishing is named, and leads to its action", async () => {
  await page.reload();
  await rename(page, 2, "");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("One thing has to be put right first:").waitFor();
  await expect
    .poll(() => dialog.getByRole("button", { name: "Publish", exact: true }).isDisabled())
    .toBe(true);
  await dialog.getByRole("button", { name: /The step has no name/ }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => name(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("Passport");
});

test("[BLD-28] Mes-Open/OpenMes#266: publishing says who runs on what, and leaves them there", async () => {
  const [running] = (await draft()).runsOn;
  expect(running?.journeys).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const words = running?.journeys === 1 ? "1 journey runs on v1" : `${running?.journeys} journeys run on v1`;
  await dialog.getByText(words, { exact: true }).waitFor();
  await dialog.getByText(/They keep the version they began with/).waitFor();
  await dialog.getByRole("button", { name: "Publish v2" }).click();
  await page.getByText("v2 published").waitFor();
  expect(await draft()).toMatchObject({ publishedNumber: 2, isChanged: false, runsOn: [running] });
});

test("[BLD-29] the versions are listed, and an earlier one can be put into the editor and taken back", async () => {
  await page.getByRole("button", { name: "Versions" }).click();
  const sheet = page.getByRole("dialog", { name: "Versions" });
  await expect.poll(() => sheet.getByRole("listitem").count()).toBe(2);
  await sheet.getByRole("button", { name: "Put v1 into the editor" }).click();
  await page.getByRole("button", { name: "Edit Make deposit payment" }).waitFor();
  await expect.poll(firstName).toBe("Make deposit payment");
  await page.keyboard.press("Control+z");
  await expect.poll(firstName).toBe("From the first tab");
});

test("[BLD-30] leaving with changes that are not saved asks first, and they are there at the next visit", async () => {
  await page.route("**/trpc/workflows.saveDraft*", (route) => route.abort());
  await rename(page, 0, "Only on this device");
  await page.getByText(/Not saved:/).waitFor();
  await page.getByRole("link", { name: "Workflow Templates" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Workflow Templates" }).waitFor();
  expect(await firstName()).toBe("From the first tab");
  await page.unroute("**/trpc/workflows.saveDraft*");
  await page.goto("/workflow-builder?view=list");
  await page.getByRole("button", { name: "Edit Only on this device" }).waitFor();
  await expect.poll(firstName).toBe("Only on this device");
});
