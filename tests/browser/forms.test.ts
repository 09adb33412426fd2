import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { tasks } from "#db/schema.ts";
import { openBrowser, seriousFindings } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdf } from "#tests/support/made-files.ts";
import { close, isFocused, OWNER_STEP, ownerForms, PET, submit } from "#tests/support/owner-forms.ts";
import { fillPetForm, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let openForm: ReturnType<typeof ownerForms>["openForm"];
let draftOf: ReturnType<typeof ownerForms>["draftOf"];
let sentOf: ReturnType<typeof ownerForms>["sentOf"];

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  ({ openForm, draftOf, sentOf } = ownerForms(portal, browser));
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

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

test("[FORM-12] a form whose required papers are missing says so before it is sent, leads to them, and is sent once they are there", async () => {
  const step = { ...OWNER_STEP, requiredPapers: ["Rabies certificate"] };
  const { page, details, taskId, workspaceId, ownerId } = await openForm(step);
  const send = details.getByRole("button", { name: "Submit Form" });
  await expect.poll(() => send.isDisabled()).toBe(true);
  await details.getByText("Still missing: Rabies certificate").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await details.getByRole("button", { name: "Go to the papers" }).click();
  const papers = details.getByRole("region", { name: "Papers that belong to this" });
  await expect.poll(() => isFocused(papers)).toBe(true);
  await expect.poll(() => papers.evaluate((one) => one.getBoundingClientRect().top >= 0)).toBe(true);
  const owner = await portal.signIn(ownerId);
  await upload(owner, aPdf(), { workspaceId, taskId, name: "Rabies certificate" });
  await expect.poll(() => send.isDisabled()).toBe(false);
  await expect.poll(() => details.getByRole("button", { name: "Go to the papers" }).count()).toBe(0);
  await close(page);
});

test("[FORM-02] [FORM-03] [FORM-05] [FORM-11] [VAL-PET-05] [VAL-PET-06] [CUST-13] [CUST-15] [API-28] a pet form with a comma and a point is sent once for two clicks and ends its to-do", async () => {
  const { page, details, taskId } = await openForm(PET);
  await fillPetForm(details);
  await details.getByLabel("Age (years)").fill("0,5");
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
    age: 0.5,
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

test("[OWN-13] of two devices that type the second is told, and chooses", async () => {
  const { page, details, taskId, workspaceId, ownerId } = await openForm(PET);
  const desk = await openJourney(browser, portal, workspaceId, { as: ownerId, width: 1200 });
  const there = await openTodo(desk, "Pet Boarding Form");
  await there.getByRole("button", { name: "Complete Boarding Form" }).click();
  await details.getByLabel("Breed").fill("On the phone");
  await details.getByText(/^Draft saved at/).waitFor();

  await there.getByLabel("Breed").fill("At the desk");
  await there.getByText(/^On another device or page you have typed something else/).waitFor();
  expect(await draftOf(taskId)).toMatchObject({ breed: "On the phone" });
  await there.getByRole("button", { name: "The other one" }).click();
  await expect.poll(() => there.getByLabel("Breed").inputValue()).toBe("On the phone");

  await there.getByLabel("Breed").fill("At the desk");
  await there.getByText(/^Draft saved at/).waitFor();
  await details.getByLabel("Breed").fill("On the phone again");
  await details.getByRole("button", { name: "This one" }).click();
  await details.getByText(/^Draft saved at/).waitFor();
  expect(await draftOf(taskId)).toMatchObject({ breed: "On the phone again" });
  await close(desk);
  await close(page);
});

test("[OWN-13] what was typed on the phone is not thrown away by sending the form from the desk", async () => {
  const { page, details, taskId, workspaceId, ownerId } = await openForm(PET);
  await fillPetForm(details);
  await details.getByText(/^Draft saved at/).waitFor();
  const desk = await openJourney(browser, portal, workspaceId, { as: ownerId, width: 1200 });
  const there = await openTodo(desk, "Pet Boarding Form");
  await there.getByRole("button", { name: "Complete Boarding Form" }).click();
  await there.getByText(/^Your draft of/).waitFor();
  await details.getByLabel("Breed").fill("On the phone");
  await expect.poll(async () => (await draftOf(taskId))?.breed).toBe("On the phone");

  await submit(there);
  await there.getByText(/^On another device or page you have typed something else/).waitFor();
  expect(await sentOf(taskId)).toHaveLength(0);
  await there.getByRole("button", { name: "The other one" }).click();
  await expect.poll(() => there.getByLabel("Breed").inputValue()).toBe("On the phone");
  await submit(there);
  await there.getByText("Your form was sent.").waitFor();
  expect((await sentOf(taskId))[0]?.values).toMatchObject({ breed: "On the phone" });
  await close(desk);
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
