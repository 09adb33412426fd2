import { eq } from "drizzle-orm";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { formDrafts, formSubmissions, tasks, workspaces } from "#db/schema.ts";
import { openBrowser, seriousFindings, type Visitor } from "#tests/support/browser.ts";
import { fillPetForm, fillTravelForm, FIVE_STEPS, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney, type StepDraft } from "#tests/support/started-journey.ts";

const TRAVEL = FIVE_STEPS[1] ?? {};
const PET = FIVE_STEPS[3] ?? {};
const OWNER_STEP: StepDraft = {
  assignedRole: "customer",
  actionType: "handover-details",
  title: "What To Handover",
};

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

type Open = { page: Visitor; details: Locator; taskId: number; workspaceId: number; ownerId: number };

async function openForm(step: StepDraft, width = 390): Promise<Open> {
  const { workspace, taskIds, ownerId } = await startedJourney(portal, [step]);
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width });
  const details = await openTodo(page, step.title ?? "");
  if (step === PET) await details.getByRole("button", { name: "Complete Boarding Form" }).click();
  await details.getByRole("button", { name: "Submit Form" }).waitFor();
  return { page, details, taskId: taskIds[0] ?? 0, workspaceId: workspace.id, ownerId };
}

const close = (page: Page) => page.context().close();
const draftOf = async (taskId: number) =>
  (await portal.db.select().from(formDrafts).where(eq(formDrafts.taskId, taskId)))[0]?.values;
const sentOf = (taskId: number) =>
  portal.db.select().from(formSubmissions).where(eq(formSubmissions.taskId, taskId));
const isFocused = (field: Locator) => field.evaluate((one) => one === document.activeElement);
const submit = (details: Locator) => details.getByRole("button", { name: "Submit Form" }).click();

test("[VAL-PET-01] [VAL-PET-02] [VAL-PET-03] [VAL-PET-04] [VAL-PET-07] [ENT-26] [FORM-02] [ERR-18] the pet form names what is wrong beside the field and in a summary that takes the focus and leads there", async () => {
  const { page, details, taskId } = await openForm(PET);
  await fillPetForm(details);
  await details.getByLabel("Pet name").fill(" ");
  await details.getByLabel("Breed").fill("");
  await details.getByLabel("Age (years)").fill("-1");
  await details.getByLabel("Weight (kg)").fill("-0,5");
  await submit(details);
  const summary = details.getByRole("alert").filter({ hasText: "4 fields need your attention" });
  await summary.waitFor();
  expect(await isFocused(summary)).toBe(true);
  const messages = {
    "Pet name": "Pet name is required",
    Breed: "Breed is required",
    "Age (years)": "Age must be positive",
    "Weight (kg)": "Weight must be positive",
  };
  for (const [label, message] of Object.entries(messages)) {
    const field = details.getByLabel(label);
    const described = (await field.getAttribute("aria-describedby")) ?? "";
    const told = await Promise.all(
      described.split(/\s+/).map((id) => page.locator(`[id="${id}"]`).textContent()),
    );
    expect(told).toContain(message);
  }
  await summary.getByRole("link", { name: "Breed" }).click();
  expect(await isFocused(details.getByLabel("Breed"))).toBe(true);
  expect(await sentOf(taskId)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
  await close(page);
});

test("[FORM-02] [FORM-03] [FORM-05] [VAL-PET-05] [VAL-PET-06] [CUST-13] [CUST-15] [API-28] a pet form with a comma and a point is sent once for two clicks and ends its to-do", async () => {
  const { page, details, taskId } = await openForm(PET);
  await fillPetForm(details);
  await details.getByLabel("Age (years)").fill("0");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/forms\.submit/, async (route) => {
    await held;
    await route.continue();
  });
  await details.getByRole("button", { name: "Submit Form" }).dblclick();
  const sending = details.getByRole("button", { name: "Submitting..." });
  await sending.waitFor();
  expect(await sending.isDisabled()).toBe(true);
  release();
  await details.getByText("Your form was sent.").waitFor();
  await details.getByText(/^Completed/).waitFor();
  const sent = await sentOf(taskId);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.values).toMatchObject({
    petName: "Bella",
    breed: "Golden Retriever",
    age: 0,
    weight: 28.5,
  });
  const [task] = await portal.db.select().from(tasks).where(eq(tasks.id, taskId));
  expect(task?.status).toBe("completed");
  expect(await draftOf(taskId)).toBeUndefined();
  await close(page);
});

test("[FORM-01] [FORM-04] 'Save Draft' keeps anything unchecked, and the form opens with it on another device", async () => {
  const { page, details, taskId, workspaceId, ownerId } = await openForm(PET);
  await details.getByLabel("Breed").fill("");
  await details.getByLabel("Age (years)").fill("about four");
  await details.getByLabel("Medications").fill("Half a pill 🐕 at noon");
  await details.getByRole("button", { name: "Save Draft" }).click();
  await details.getByText(/^Draft saved at/).waitFor();
  expect(await draftOf(taskId)).toMatchObject({
    breed: "",
    age: "about four",
    medications: "Half a pill 🐕 at noon",
  });

  const other = await openJourney(browser, portal, workspaceId, { as: ownerId, width: 1200 });
  const there = await openTodo(other, "Pet Boarding Form");
  await there.getByRole("button", { name: "Complete Boarding Form" }).click();
  await there.getByText(/^Your draft of/).waitFor();
  expect(await there.getByLabel("Age (years)").inputValue()).toBe("about four");
  expect(await there.getByLabel("Medications").inputValue()).toBe("Half a pill 🐕 at noon");
  await close(other);
  await close(page);
});

test("[FORM-04] [API-28] what is typed is saved by itself; without a line it stays on the device over a reload and goes up with the line", async () => {
  const { page, details, taskId } = await openForm(PET);
  await details.getByLabel("Breed").fill("Podenco");
  await details.getByText(/^Draft saved at/).waitFor();
  expect(await draftOf(taskId)).toMatchObject({ breed: "Podenco" });

  await page.route(/saveDraft/, (route) => route.abort());
  await details.getByLabel("Special requirements").fill("Sleeps on a red blanket");
  await details.getByText("Not saved yet. What you typed is kept on this device.").waitFor();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await details.getByRole("button", { name: "Complete Boarding Form" }).click();
  await details.getByLabel("Special requirements").waitFor();
  expect(await details.getByLabel("Special requirements").inputValue()).toBe("Sleeps on a red blanket");
  await page.unroute(/saveDraft/);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await details.getByText(/^Draft saved at/).waitFor();
  expect(await draftOf(taskId)).toMatchObject({ specialRequirements: "Sleeps on a red blanket" });
  await close(page);
});

test("a newer draft of another device stands, and what this one never saved is offered beside it", async () => {
  const { page, details, taskId, workspaceId, ownerId } = await openForm(PET);
  await page.route(/saveDraft/, (route) => route.abort());
  await details.getByLabel("Breed").fill("Typed in the tunnel");
  await details.getByText(/^Not saved yet/).waitFor();
  const elsewhere = await portal.signIn(ownerId);
  await elsewhere.trpc.forms.saveDraft.mutate({ taskId, values: { breed: "Typed at home" } });
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto(`/workspace/${workspaceId}/customer?todo=${taskId}`);
  await details.getByRole("button", { name: "Complete Boarding Form" }).click();
  await details.getByText("Something you typed on this device was never saved.").waitFor();
  expect(await details.getByLabel("Breed").inputValue()).toBe("Typed at home");
  await details.getByRole("button", { name: "Use what I typed here" }).click();
  expect(await details.getByLabel("Breed").inputValue()).toBe("Typed in the tunnel");
  await close(page);
});

test("going to another page with words that could not be saved is asked about first", async () => {
  const { page, details } = await openForm(PET, 1200);
  await page.route(/saveDraft/, (route) => route.abort());
  await details.getByLabel("Breed").fill("Podenco");
  await details.getByText(/^Not saved yet/).waitFor();
  await page.getByRole("link", { name: "Pet Travel Portal" }).click();
  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await details.getByLabel("Breed").inputValue()).toBe("Podenco");
  await page.getByRole("link", { name: "Pet Travel Portal" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Your journeys" }).waitFor();
  await close(page);
});

test("a form that the server refuses keeps everything and says what to do", async () => {
  const { page, details, taskId } = await openForm(PET);
  await fillPetForm(details);
  await page.route(/forms\.submit/, (route) => route.abort());
  await submit(details);
  await details.getByText(/^The form was not sent\. What you typed is kept\./).waitFor();
  expect(await details.getByLabel("Breed").inputValue()).toBe("Golden Retriever");
  await page.unroute(/forms\.submit/);
  await submit(details);
  await details.getByText("Your form was sent.").waitFor();
  expect(await sentOf(taskId)).toHaveLength(1);
  await close(page);
});

test("[VAL-TRV-01] [VAL-TRV-02] [VAL-TRV-03] [VAL-TRV-04] [VAL-TRV-05] [FORM-06] [FORM-07] [ENT-27] [MAP-04] [CONST-61] the travel form tells three points, names what is missing, and takes any airport", async () => {
  const { page, details, taskId, workspaceId } = await openForm(TRAVEL);
  const info = (await details.innerText()).replaceAll(/\s+/g, " ");
  expect(info).toContain("The health certificate must be issued within 10 days of travel.");
  expect(info).toContain("The rabies vaccination must be current.");
  expect(info).toContain("International travel needs a USDA endorsement.");
  expect(await details.getByLabel("Special handling needed").isChecked()).toBe(false);
  await details.getByLabel("Departure date").fill("");
  for (const end of ["Departure", "Arrival"]) {
    await details.getByRole("combobox", { name: `${end} airport` }).fill("");
  }
  await submit(details);
  for (const message of [
    "Departure date is required",
    "Departure airport is required",
    "Arrival airport is required",
  ]) {
    await details.getByText(message, { exact: true }).waitFor();
  }
  await details.getByRole("combobox", { name: "Departure airport" }).pressSequentially("lond");
  await details.getByRole("option", { name: /^LHR/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await details.getByText("London Heathrow Airport, London").waitFor();
  await details.getByRole("combobox", { name: "Arrival airport" }).fill("new y");
  await details.getByRole("option", { name: /^JFK/ }).click();
  await page.keyboard.press("Escape");
  await details.getByRole("combobox", { name: "Arrival airport" }).fill("Longyearbyen, by ship");
  await details.getByLabel("Departure date").fill("2031-06-01");
  await details.getByLabel("Cabin (small pets)").check();
  await submit(details);
  await details.getByText("Your form was sent.").waitFor();
  const [sent] = await sentOf(taskId);
  expect(sent?.values).toMatchObject({
    departureDate: "2031-06-01",
    departureAirport: "LHR",
    arrivalAirport: "Longyearbyen, by ship",
    travelClass: "cabin",
    specialHandling: false,
  });
  const [workspace] = await portal.db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  expect(workspace?.departureDate).toBe("2031-06-01");
  await close(page);
});

test("the day that is picked is the day that is kept, on either side of the date line", async () => {
  for (const zone of ["America/New_York", "Pacific/Kiritimati"]) {
    const { workspace, taskIds, ownerId } = await startedJourney(portal, [TRAVEL]);
    const page = await openJourney(browser, portal, workspace.id, { as: ownerId, zone, width: 390 });
    const details = await openTodo(page, TRAVEL.title ?? "");
    await fillTravelForm(details, "2032-06-07");
    await submit(details);
    await details.getByText("Your form was sent.").waitFor();
    expect((await sentOf(taskIds[0] ?? 0))[0]?.values.departureDate).toBe("2032-06-07");
    await close(page);
  }
});

test("[VAL-OWN-01] [VAL-OWN-02] [VAL-OWN-03] [VAL-OWN-04] [VAL-OWN-05] [VAL-OWN-06] [VAL-OWN-07] [VAL-OWN-08] [FORM-08] [ENT-28] the owner form asks for all six and one of four promises", async () => {
  const { page, details, taskId } = await openForm(OWNER_STEP, 1200);
  for (const label of [
    "Full name",
    "Email",
    "Phone number",
    "Address",
    "Emergency contact",
    "Emergency phone",
  ]) {
    await details.getByLabel(label).fill("");
  }
  await submit(details);
  for (const message of [
    "Full name is required",
    "Valid email required",
    "Phone number is required",
    "Address is required",
    "Emergency contact required",
    "Emergency phone required",
    "Please acknowledge the terms",
  ]) {
    await details.getByText(message, { exact: true }).waitFor();
  }
  const promises = details.getByRole("checkbox");
  expect(await promises.count()).toBe(4);
  const words = await details.getByRole("group").innerText();
  for (const part of [
    "travel requirements",
    "necessary documentation",
    "responsibility",
    "fees and charges",
  ]) {
    expect(words).toContain(part);
  }
  await details.getByLabel("Full name").fill("Łucja ÉLODIE");
  await details.getByLabel("Email").fill("Me+You@There.com");
  await details.getByLabel("Phone number").fill("+44 20 7946 0000");
  await details.getByLabel("Address").fill("1 Some Street\nLondon");
  await details.getByLabel("Emergency contact").fill("محمد");
  await details.getByLabel("Emergency phone").fill("0123");
  await promises.nth(2).check();
  await submit(details);
  await details.getByText("Your form was sent.").waitFor();
  expect((await sentOf(taskId))[0]?.values).toMatchObject({
    fullName: "Łucja ÉLODIE",
    email: "me+you@there.com",
    acknowledgements: ["responsibility"],
  });
  await close(page);
});
