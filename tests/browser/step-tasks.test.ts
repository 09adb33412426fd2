import { randomUUID } from "node:crypto";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

let portal: Portal;
let browser: Browser;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  staff = await portal.staff();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** A dog that flies to Dubai in twenty days, with one to-do that is the permit and one that may be the certificate. */
async function aDogForDubai(): Promise<number> {
  const team = { assignedRole: "team", dueAnchor: "departure", dueOffsetDays: -5 } as const;
  const { workspace } = await startedJourney(
    portal,
    [
      { ...team, title: "Import permit", actionType: "import-form" },
      { ...team, title: "Health certificate เชียงใหม่", actionType: "health-cert" },
    ],
    { petName: "Balu", isSequential: false, departureDate: addDays(dateInZone(new Date(), TEST_ZONE), 20) },
  );
  const workspaceId = workspace.id;
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 0, species: "dog" });
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId,
    version,
    departureAirport: "FRA",
    arrivalAirport: "DXB",
  });
  return workspaceId;
}

test("[RPT-47] [RPT-48] the desk sees the tasks before they are made, says what is the same, and takes it back", async () => {
  const workspaceId = await aDogForDubai();
  const page = await visit(browser, portal, `/workspace/${workspaceId}/rules`, { as: DEMO_ACCOUNTS.staff });
  await page.getByRole("button", { name: /^Make \d+ tasks$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Tasks from the travel rules" });
  await dialog
    .getByText(/^Is already the to-do “Import permit”, due .+ so far: no second one is made\.$/)
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const submit = dialog.getByRole("button", { name: /^Make \d+ tasks, use 1 to-do$/ });
  await submit.click();
  const certificate = dialog.getByLabel("To-do for Endorsed health certificate");
  await dialog.getByText("Use this to-do or make a new one: choose.").waitFor();
  expect(await certificate.evaluate((select) => select === document.activeElement)).toBe(true);
  expect((await staff.trpc.journeys.assess.query({ workspaceId })).tasks).toEqual([]);
  await certificate.selectOption({ label: "Make a new one" });
  await submit.click();
  const toast = page.locator("section[aria-label='Messages (F8)'] [data-kind]").first();
  await toast.filter({ hasText: "1 to-do now follows the rules" }).waitFor();
  const made = (await staff.trpc.journeys.assess.query({ workspaceId })).tasks.length;
  expect(made).toBeGreaterThan(2);
  await toast.getByRole("button", { name: "Undo" }).click();
  await toast.filter({ hasText: "Taken back" }).waitFor();
  expect((await staff.trpc.journeys.assess.query({ workspaceId })).tasks).toEqual([]);
  await page.getByRole("button", { name: /^Make \d+ tasks$/ }).waitFor();
  await page.context().close();
});

test("[RPT-47] what changes while the dialog is open is said and shown anew", async () => {
  const workspaceId = await aDogForDubai();
  const page = await visit(browser, portal, `/workspace/${workspaceId}/rules`, { as: DEMO_ACCOUNTS.staff });
  await page.getByRole("button", { name: /^Make \d+ tasks$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Tasks from the travel rules" });
  await dialog.getByRole("checkbox", { name: "Import permit" }).waitFor();
  await staff.trpc.health.add.mutate({
    workspaceId,
    entry: { kind: "record", record: "import_permit", on: dateInZone(new Date(), TEST_ZONE) },
    requestId: randomUUID(),
  });
  await dialog.getByRole("alert").filter({ hasText: "have changed since you opened this" }).waitFor();
  expect(await dialog.getByRole("checkbox", { name: "Import permit" }).count()).toBe(0);
  await page.context().close();
});
