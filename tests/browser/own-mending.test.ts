import { and, eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { tasks } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdf, aPng } from "#tests/support/made-files.ts";
import { openJourney, sidewaysRoom } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

const WHY = "The stamp cannot be read";
const PHONE = { width: 390, height: 844, hasTouch: true };

let portal: Portal;
let browser: Browser;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  browser = await openBrowser();
  staff = await portal.staff();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

async function handedBack(owner: Actor, query: { workspaceId: number } & Record<string, string | number>) {
  const { id, version } = (await upload(owner, aPdf(), query)).json();
  await staff.trpc.documents.review.mutate({
    documentId: id,
    version,
    decision: "ask_changes",
    reason: WHY,
  });
}

test("[OWN-03] a paper without a to-do is mended where its news leads; [OWN-01] the same file is no new one; [OWN-04] then the to-do that was handed back, then what is due", async () => {
  const { workspace, taskIds, owner, ownerId } = await startedJourney(
    portal,
    [
      { title: "Due soon", actionType: "passport-upload", dueAnchor: "created", dueOffsetDays: 2 },
      { title: "Rabies papers", actionType: "rabies-cert" },
    ],
    { isSequential: false },
  );
  const workspaceId = workspace.id;
  await handedBack(owner, { workspaceId, taskId: taskIds[1] ?? 0 });
  await handedBack(owner, { workspaceId, name: "شهادة" });
  const page = await openJourney(browser, portal, workspaceId, { as: ownerId, ...PHONE });

  const card = page.getByRole("region", { name: "شهادة" });
  await card.getByText(WHY).waitFor();
  const rows = page.getByRole("list").filter({ hasText: "Due soon" }).getByRole("listitem");
  const [first, second] = await rows.allInnerTexts();
  expect(first).toMatch(/Rabies papers[^]*Your turn · Something has to be mended[^]*Review/);
  expect(second).toMatch(/Due soon[^]*Your turn · Due in 2 days[^]*Review/);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
  await card.getByRole("button", { name: "Replace شهادة" }).click();

  const files = page.getByRole("tabpanel", { name: /^Files/ });
  const row = files.getByRole("list", { name: "Uploaded files" }).getByRole("listitem").first();
  await row.getByText("Changes needed").waitFor();
  expect(await row.innerText()).not.toContain("Pending");
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
  const choose = async (name: string, bytes: Uint8Array, mimeType: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      files.getByRole("button", { name: "Replace شهادة" }).click(),
    ]);
    await chooser.setFiles({ name, mimeType, buffer: Buffer.from(bytes) });
  };
  await choose("again.pdf", aPdf(), "application/pdf");
  await row.getByText(/the very file that was handed back/).waitFor();
  await row.getByRole("button", { name: "Cancel the upload of again.pdf" }).click();
  await choose("sharp.png", aPng(), "image/png");
  await page.getByText("File replaced").waitFor();
  await files.getByRole("button", { name: "Replace شهادة" }).waitFor({ state: "detached" });
  expect(await files.getByRole("listitem").filter({ hasText: "شهادة" }).innerText()).toContain("Pending");

  await page.getByRole("tab", { name: "Flow" }).click();
  await page.getByRole("region", { name: "Rabies papers" }).getByText(WHY).waitFor();
  await page.context().close();
});

test("[OWN-05] where nothing was sent nobody looks at what was sent, and the company says that it is its turn; [OWN-04] until the travel rules ask something of the owner, and then that is the next step", async () => {
  const { workspace, taskIds, ownerId } = await startedJourney(portal, [
    { title: "Our check", assignedRole: "team", actionType: "approval" },
    { title: "Your papers", needsReview: true, actionType: "passport-upload" },
    { title: "Then this" },
    { title: "Internal and external parasites", assignedRole: "team", actionType: "approval" },
    { title: "Endorsed health certificate", assignedRole: "team", actionType: "approval" },
  ]);
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, ...PHONE });
  await page.getByText("We are doing our part. Your next step opens as soon as we are done.").waitFor();
  expect(await page.getByText(/what you sent/).count()).toBe(0);
  const [check = 0, papers = 0] = taskIds;
  const { version } = await staff.trpc.tasks.find.query({ taskId: check });
  await staff.trpc.tasks.complete.mutate({ taskId: check, version });
  const owner = await portal.signIn(ownerId);
  await upload(owner, aPdf(), { workspaceId: workspace.id, taskId: papers });
  await owner.trpc.journeys.submitTodo.mutate({ taskId: papers });
  await page
    .getByText("We are looking at what you sent. The next step opens as soon as we are done.")
    .waitFor();

  await staff.trpc.workspaces.updatePet.mutate({ workspaceId: workspace.id, version: 0, species: "dog" });
  const found = await staff.trpc.workspaces.find.query({ workspaceId: workspace.id });
  const departureDate = addDays(dateInZone(new Date(), TEST_ZONE), 90);
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId: workspace.id,
    version: found.version,
    departureAirport: "FRA",
    arrivalAirport: "DXB",
    departureDate,
  });
  const card = page.getByRole("region", { name: "ISO microchip" });
  await card.getByText(/Have a vet implant an ISO chip/).waitFor();
  expect(await card.innerText()).toMatch(/Next step[^]*Travel rules[^]*Due in \d+ days[^]*See how/);
  expect(await page.getByText(/what you sent/).count()).toBe(0);
  const rows = page.getByRole("list").filter({ hasText: "Core vaccines" }).getByRole("listitem");
  expect(await rows.filter({ hasText: "Core vaccines" }).innerText()).toMatch(
    /Your turn · Due in \d+ days[^]*See how/,
  );
  expect(await rows.filter({ hasText: "Endorsed health certificate" }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
  await page.getByRole("button", { name: "See how, Core vaccines" }).click();
  const step = page.getByRole("tabpanel", { name: "Travel rules" }).locator('[data-step="AE-5-core"]');
  await step.getByText("Have the core vaccines given 21 days before entry at the latest.").waitFor();
  expect(await step.locator("summary:focus").count()).toBe(1);

  // Too late for what the owner does, whose to-dos are all done; the rest is the company's.
  const { version: moved } = await staff.trpc.workspaces.find.query({ workspaceId: workspace.id });
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId: workspace.id,
    version: moved,
    departureDate: addDays(departureDate, -85),
  });
  await portal.db
    .update(tasks)
    .set({ status: "completed" })
    .where(and(eq(tasks.workspaceId, workspace.id), eq(tasks.assignedRole, "customer")));
  await page.goto(`/workspace/${workspace.id}/customer`);
  await page.getByText(/one thing cannot be done in time for .+’s travel day: ISO microchip/).waitFor();
  expect(await page.getByText("You have done everything").count()).toBe(0);
  await page.context().close();
});
