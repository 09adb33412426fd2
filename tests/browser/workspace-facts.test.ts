import { inArray, sql } from "drizzle-orm";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays } from "#contracts/core/dates.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import { pets, scheduleEvents, tasks } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/workspace/1", { as: DEMO_ACCOUNTS.administrator, isLive: false });
  await page.getByRole("heading", { level: 1 }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const journey = async () => (await portal.staff()).trpc.workspaces.find.query({ workspaceId: 1 });
const panel = (title: string): Locator =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const toast = (title: string) => page.locator("[data-kind]", { hasText: title });
const textOf = async (title: string) => (await panel(title).innerText()).replaceAll(/\s+/g, " ");

test("[WSD-17] [WSD-19] the pet is edited in place by keyboard; its age is counted from the birth date", async () => {
  const edit = page.getByRole("button", { name: "Edit pet details" });
  await edit.focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Pet details" });
  await expect
    .poll(() => form.getByLabel("Name").evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await form.getByLabel("Birth date", { exact: true }).fill("1 Feb 2024");
  await form.getByLabel("Weight (kg)").fill("28,75");
  await form.getByRole("button", { name: "Save" }).click();
  await toast("Pet details saved").waitFor();
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => textOf("Pet Details")).toContain("28.75 kg");
  expect(await textOf("Pet Details")).toMatch(/Age \d+ years?(, \d+ months?)? \(born 1 Feb 2024\)/);
  expect(await journey()).toMatchObject({
    petBirthDate: "2024-02-01",
    pet: { weightGrams: 28_750 },
  });
});

test("[RPT-08] an age that was only said is shown as said, and the birth date as unknown", async () => {
  const { petBirthDate } = await journey();
  const pet = sql`id = (select pet_id from workspaces where id = 1)`;
  const keep = async (columns: Partial<typeof pets.$inferInsert>) => {
    await portal.db.update(pets).set(columns).where(pet);
    await page.reload();
  };
  await keep({ birthDate: null, ageSaid: 4.5, ageSaidOn: "2026-03-02" });
  await expect
    .poll(() => textOf("Pet Details"))
    .toMatch(/Age About \d(\.\d)? years, as was said on 2 Mar 2026/);
  expect(await textOf("Pet Details")).toMatch(/Not known yet [^]*Birth date/);
  await keep({ birthDate: petBirthDate, ageSaid: null, ageSaidOn: null });
});

test("[RPT-09] a departure on the schedule on another day, and a task due too late, are named where the days of the journey stand", async () => {
  const { departureDate, departures, tasks: steps } = await journey();
  const events = inArray(
    scheduleEvents.id,
    departures.map(({ eventId }) => eventId),
  );
  await portal.db.update(scheduleEvents).set({ status: "cancelled" }).where(events);
  const staff = await portal.staff();
  const { id } = await staff.trpc.schedule.create.mutate({
    workspaceId: 1,
    eventType: "departure",
    title: "Take-off",
    when: { timeZone: "UTC", start: addDays(departureDate, 2) },
  });
  const [first, second] = steps;
  const date = (task: typeof first, dueDate: string) =>
    portal.db
      .update(tasks)
      .set({ dueDate, dueAnchor: null, status: "pending" })
      .where(sql`id = ${task?.id}`);
  await date(first, addDays(departureDate, 1));
  await date(second, addDays(departureDate, -1));
  await page.reload();
  const said = `The schedule has the departure on ${dayInWords(addDays(departureDate, 2))}, this journey on ${dayInWords(departureDate)}.`;
  await expect.poll(() => textOf("Travel Details")).toContain(said);
  expect(await textOf("Travel Details")).toContain(
    `“${first?.title}” is due on ${dayInWords(addDays(departureDate, 1))}, after the departure`,
  );
  expect(await seriousFindings(page)).toEqual([]);
  const way = panel("Travel Details").getByRole("link", { name: "Open it on the schedule" });
  expect(await way.getAttribute("href")).toBe(`/schedule?event=${id}`);
  await portal.db
    .update(scheduleEvents)
    .set({ firstDay: departureDate, lastDay: departureDate })
    .where(sql`id = ${id}`);
  await date(first, addDays(departureDate, -2));
  await page.reload();
  await expect.poll(() => textOf("Travel Details")).toContain("Departure date");
  expect(await textOf("Travel Details")).not.toMatch(/The schedule has|is due on/);
});

test("[WSD-17] a second tab is told what has changed and keeps what was typed", async () => {
  await page.getByRole("button", { name: "Edit pet details" }).click();
  const form = page.getByRole("form", { name: "Pet details" });
  await form.getByLabel("Colour and markings").fill("golden, white chest");
  const { pet } = await journey();
  const other = await portal.staff();
  await other.trpc.workspaces.updatePet.mutate({ workspaceId: 1, version: pet.version, breed: "Labrador" });
  await form.getByRole("button", { name: "Save" }).click();
  const note = page.getByRole("alert").filter({ hasText: "This has changed while you were looking" });
  await expect.poll(() => note.innerText()).toContain("Breed: Golden Retriever, now Labrador");
  expect(await form.getByLabel("Colour and markings").inputValue()).toBe("golden, white chest");
  expect(await form.getByLabel("Breed").inputValue()).toBe("Labrador");
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "hidden" });
  expect(await journey()).toMatchObject({ breed: "Labrador", pet: { colour: "golden, white chest" } });
});

test("[WSD-17] the owner's contacts are edited in place, with what is wrong beside its field", async () => {
  await page.getByRole("button", { name: "Edit owner details" }).click();
  const form = page.getByRole("form", { name: "Owner details" });
  await form.getByLabel("Email").fill("sarah@");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("Valid email is required").first().waitFor();
  await form.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Edit owner details" }).click();
  await form.getByLabel("Emergency contact").fill("สมชาย ใจดี");
  await form.getByRole("button", { name: "Save" }).click();
  await toast("Owner details saved").waitFor();
  await expect.poll(() => textOf("Owner Details")).toContain("สมชาย ใจดี");
});

test("[WSD-21] [WSD-23] before a departure is saved the form says which due dates move; afterwards each says why", async () => {
  const before = await journey();
  const departureDate = addDays(before.departureDate, 7);
  await page.getByRole("button", { name: "Edit travel details" }).click();
  const form = page.getByRole("form", { name: "Travel details" });
  await form.getByRole("textbox", { name: /^Departure date/ }).fill(departureDate);
  const follows = before.tasks.filter(({ dueAnchor }) => dueAnchor === "departure");
  expect(follows.length).toBeGreaterThan(0);
  await form.getByText(/due dates? moves? with/).waitFor();
  await form.getByText(follows[0]?.title ?? "nothing").waitFor();
  await form.getByLabel("Stop 1").fill("KEF");
  await form.getByLabel("Flight number").fill("TA 214");
  await form.getByRole("button", { name: "Save" }).click();
  await toast("Travel details saved").waitFor();
  await expect.poll(() => textOf("Travel Details")).toContain("LHR → KEF → JFK");
  const after = await journey();
  expect(after).toMatchObject({ departureDate, travel: { flightNumber: "TA 214" } });
  expect(after.tasks.find(({ id }) => id === follows[0]?.id)?.dueMovedFrom).toBe(follows[0]?.dueDate);
  await page.getByRole("button", { name: follows[0]?.title ?? "", exact: true }).click();
  await page
    .getByText(/before departure, moved from .+ to .+/)
    .first()
    .waitFor();
});

test("[WSD-20] a tag is chosen or made, and removed; a workspace is given to a team", async () => {
  await page.getByRole("button", { name: "Add a tag" }).click();
  await page.getByLabel("New tag").fill("Diplomatic");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove the tag Diplomatic" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove the tag First journey" }).click();
  await expect.poll(async () => (await journey()).tags.map(({ name }) => name)).toEqual(["Diplomatic"]);
  await page.getByRole("button", { name: "Edit workspace" }).click();
  const team = page.getByLabel("Team");
  await expect.poll(() => team.locator("option").count()).toBeGreaterThan(1);
  await team.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await toast("Workspace updated").waitFor();
  expect((await journey()).teamName).not.toBeNull();
});

test("[RPT-01] a reason typed for a completion that was not chosen after all is not sent", async () => {
  const { description, completionReason } = await journey();
  await page.goto("/workspace/1");
  await page.getByRole("button", { name: "Edit workspace" }).click();
  const chosen = page.getByRole("combobox", { name: "Status" });
  const before = await chosen.inputValue();
  await chosen.selectOption("completed");
  await page.getByLabel("Why it is completed").fill("The family stays");
  await chosen.selectOption(before);
  await page.getByLabel("Additional notes").fill(`${description} The blanket too.`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await toast("Workspace updated").waitFor();
  expect(await journey()).toMatchObject({
    description: `${description} The blanket too.`,
    completionReason,
  });
});

test("[RPT-40] a workspace is archived where it is, and brought back from the toast", async () => {
  await page.goto("/workspace/1");
  await page.getByRole("button", { name: "Edit workspace" }).click();
  await page.getByRole("button", { name: "Archive this workspace" }).click();
  await toast("Archived").waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  const archived = async () =>
    (await (await portal.staff()).trpc.workspaces.archived.query({})).items.map(({ id }) => id);
  expect(await archived()).toContain(1);
  await toast("Archived").getByRole("button", { name: "Undo" }).click();
  await toast("Restored").waitFor();
  expect(await archived()).not.toContain(1);
});
