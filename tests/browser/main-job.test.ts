import { desc, eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays } from "#contracts/core/dates.ts";
import { outbox, payments, tasks, workspaces } from "#db/schema.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { submitButton, toastOf, useTemplate } from "#tests/support/creation-dialog.ts";
import { aPng } from "#tests/support/made-files.ts";
import {
  detailsOf,
  fileInput,
  fillCard,
  fillPetForm,
  fillTravelForm,
  openTodo,
} from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await aPortal("demo", { DEMO_MODE: "1" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const DEPARTURE = "2035-12-12";

async function staffCreate(page: Visitor, petName: string): Promise<number> {
  const dialog = await useTemplate(page);
  await dialog.getByLabel("Pet name").fill(petName);
  await dialog.getByLabel("Owner name").fill("สมชาย ใจดี");
  await dialog.getByLabel("Owner email").fill(`owner.of.${petName.toLowerCase()}@owners.example`);
  await dialog.getByLabel("Planned departure date").fill("12 Dec 2035");
  await submitButton(dialog).click();
  await toastOf(page, "Workspace Created Successfully").waitFor();
  const [made] = await portal.db.select().from(workspaces).orderBy(desc(workspaces.id)).limit(1);
  return made?.id ?? 0;
}

/** @returns the address in the mail that the owner gets */
async function staffInvite(page: Visitor, workspaceId: number, petName: string): Promise<string> {
  const email = `owner.of.${petName.toLowerCase()}@owners.example`;
  await page.goto(`/workspace/${workspaceId}`);
  await page.getByRole("button", { name: /^Invite/ }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a customer" });
  await dialog.getByLabel("Customer name").fill("สมชาย ใจดี");
  await dialog.getByLabel("Customer email").fill(email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await toastOf(page, "Invitation Sent").waitFor();
  const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id);
  return mails.at(-1)?.payload.link ?? "";
}

async function ownerDoesFive(page: Visitor): Promise<void> {
  const details = detailsOf(page);
  const goOn = (title: string) => details.getByRole("button", { name: `Go on with ${title}` }).click();

  await openTodo(page, "Make deposit payment");
  await details.getByRole("button", { name: "Set the payer" }).click();
  await details.getByLabel("สมชาย ใจดี").check();
  await details.getByRole("button", { name: "Save", exact: true }).click();
  await details.getByText("สมชาย ใจดี pays for this journey.").waitFor();
  await fillCard(details);
  await details.getByRole("button", { name: "Pay £850.00" }).dblclick();
  await details.getByText("Payment Successful!").waitFor();
  await goOn("Flight Booking Form");

  await details.getByRole("button", { name: "Submit Form" }).waitFor();
  await fillTravelForm(details, DEPARTURE);
  await details.getByRole("button", { name: "Submit Form" }).click();
  await goOn("UPLOAD Passport Copy");

  await details.getByRole("button", { name: "Choose files" }).waitFor();
  await fileInput(details).setInputFiles({
    name: "passport.png",
    mimeType: "image/png",
    buffer: Buffer.from(aPng()),
  });
  await details
    .getByRole("button", { name: /^Download/ })
    .or(details.getByRole("link", { name: /^Download/ }))
    .waitFor();
  await details.getByRole("button", { name: "Send to the team" }).click();
  await goOn("Pet Boarding Form");

  await details.getByRole("button", { name: "Complete Boarding Form" }).click();
  await details.getByRole("button", { name: "Submit Form" }).waitFor();
  await fillPetForm(details);
  await details.getByRole("button", { name: "Submit Form" }).click();
  await goOn("Picture Of Your Pets");

  await details.getByRole("button", { name: "Upload Pet Photos" }).click();
  const photos = ["front.png", "side.png"].map((name) => ({
    name,
    mimeType: "image/png",
    buffer: Buffer.from(aPng()),
  }));
  await fileInput(details).setInputFiles(photos);
  await expect.poll(() => details.getByRole("link", { name: /^Download/ }).count()).toBe(2);
  await details.getByRole("button", { name: "Send the photos" }).click();
  await details
    .getByText(/^Completed/)
    .first()
    .waitFor();
}

/** Approves every paper that waits and ends every step that waits for the company. */
async function staffApprove(page: Visitor, workspaceId: number): Promise<void> {
  await page.goto(`/workspace/${workspaceId}`);
  const approve = page.getByRole("button", { name: /^Approve / });
  await approve.first().waitFor();
  for (let left = await approve.count(); left > 0; left--) {
    await approve.first().click();
    // A photo says nothing that could be held against the record: it is approved where one sees it.
    await page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await expect.poll(() => approve.count()).toBeLessThan(left);
  }
  const open = async () =>
    (await portal.db.select().from(tasks).where(eq(tasks.workspaceId, workspaceId)))
      .filter(({ status }) => status !== "completed")
      .toSorted((a, b) => a.position - b.position)[0];
  for (let task = await open(); task; task = await open()) {
    await page.goto(`/workspace/${workspaceId}?task=${task.id}`);
    await page.getByRole("button", { name: /^(Approve and complete|Complete)$/ }).click();
    await toastOf(page, "Task completed").waitFor();
  }
}

test.each([390, 1440])(
  "[ROLE-03] [API-28] the main job at %i px: staff start a journey and invite, the owner does five things, staff approve, and it is completed on every screen",
  { timeout: 240_000 },
  async (width) => {
    const petName = width === 390 ? "Ponyo" : "Totoro";
    const staffs = await visit(browser, portal, "/templates", { as: DEMO_ACCOUNTS.staff, width });
    const workspaceId = await staffCreate(staffs, petName);
    const link = await staffInvite(staffs, workspaceId, petName);

    const owners = await visit(browser, portal, new URL(link).pathname + new URL(link).hash, { width });
    // In the demo every visitor is somebody already.
    await owners.getByRole("button", { name: /^Accept as owner\.of\./ }).click();
    await owners.getByRole("heading", { level: 1, name: `${petName}’s journey` }).waitFor();
    await owners.getByText(/invited you to/).waitFor();
    // Who has not come in yet is asked who they are and has no answer.
    owners.complaints = [];
    await ownerDoesFive(owners);

    const made = await portal.db.select().from(payments).where(eq(payments.workspaceId, workspaceId));
    expect(made.map(({ status, amount }) => [status, amount])).toEqual([["succeeded", 85_000]]);

    await staffApprove(staffs, workspaceId);
    const [after] = await portal.db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
    expect(after).toMatchObject({ status: "in_progress", departureDate: DEPARTURE });

    await staffs.goto(`/workspace/${workspaceId}`);
    await staffs.getByText("Ready", { exact: true }).first().waitFor();
    expect(await staffs.getByText(/^Has .+ arrived\?$/).count()).toBe(0);
    const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
    await portal.db
      .update(workspaces)
      .set({ departureDate: yesterday, arrivalDate: yesterday })
      .where(eq(workspaces.id, workspaceId));
    // What is written behind the portal's back is told to no page.
    await staffs.reload();
    await staffs.getByText(/^Has .+ arrived\?$/).waitFor();
    await staffs.getByRole("button", { name: "Yes, arrived" }).click();
    await staffs.getByText("Completed", { exact: true }).first().waitFor();
    await owners.goto(`/workspace/${workspaceId}/customer`);
    await owners.getByText("You have done everything").waitFor();
    expect(await owners.getByRole("button", { name: /^View, / }).count()).toBe(5);
    expect([...staffs.complaints, ...owners.complaints]).toEqual([]);
    await staffs.context().close();
    await owners.context().close();
  },
);
