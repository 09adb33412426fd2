import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openBrowser, seriousFindings } from "#tests/support/browser.ts";
import { ownerForms, PET } from "#tests/support/owner-forms.ts";
import { openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

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

test.for(["light", "dark"] as const)(
  "[OWN-36] an owner corrects a form that nobody has decided on yet (%s)",
  async (scheme) => {
    const { workspace, taskIds, ownerId, owner } = await startedJourney(portal, [
      { ...PET, needsReview: true },
    ]);
    const [taskId = 0] = taskIds;
    const values = {
      petName: "ข้าวเหนียว",
      breed: "Siamese",
      age: "3",
      weight: "4.25",
      microchipNumber: "985141000123456",
      vaccinationStatus: "up-to-date",
    } as const;
    await owner.trpc.forms.submit.mutate({ taskId, values });
    const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 390, scheme });
    const details = await openTodo(page, PET.title ?? "");
    await details.getByText("Your team has not decided on it yet.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await details.getByRole("button", { name: "Correct it" }).dblclick();
    const told = details.getByRole("status").filter({ hasText: "Taken back" });
    await told.waitFor();
    expect(await told.evaluate((one) => one === document.activeElement)).toBe(true);
    const weight = details.getByRole("textbox", { name: /weight/i });
    expect(await weight.inputValue()).toBe("4.25");
    await weight.fill("4.75");
    await details.getByRole("button", { name: "Submit Form" }).click();
    await expect
      .poll(async () => (await ownerForms(portal, browser).sentOf(taskId)).map((row) => row.values["weight"]))
      .toEqual([4.25, 4.75]);
    await page.context().close();
  },
);
