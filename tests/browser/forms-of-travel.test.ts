import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { workspaces } from "#db/schema.ts";
import { openBrowser, seriousFindings } from "#tests/support/browser.ts";
import { close, OWNER_STEP, ownerForms, submit, TRAVEL } from "#tests/support/owner-forms.ts";
import { fillTravelForm, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let browser: Browser;
let openForm: ReturnType<typeof ownerForms>["openForm"];
let sentOf: ReturnType<typeof ownerForms>["sentOf"];

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  ({ openForm, sentOf } = ownerForms(portal, browser));
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

test("[VAL-TRV-01] [VAL-TRV-02] [VAL-TRV-03] [VAL-TRV-04] [VAL-TRV-05] [FORM-06] [FORM-07] [ENT-27] [MAP-04] [CONST-61] [OWN-12] the travel form tells three points, names what is missing, and takes any airport of the table", async () => {
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
  await details.getByRole("option", { name: /^JFK/ }).waitFor();
  await page.keyboard.press("Escape");
  await details.getByRole("option", { name: /^JFK/ }).waitFor({ state: "hidden" });
  await page.keyboard.press("ArrowDown");
  await details.getByRole("option", { name: /^JFK/ }).click();
  await details.getByText("John F. Kennedy International Airport, New York").waitFor();
  await details.getByRole("combobox", { name: "Arrival airport" }).fill("suvarna");
  await details.getByRole("option", { name: /^BKK/ }).click();
  await details.getByText(/^Suvarnabhumi .*Bangkok$/).waitFor();
  await details.getByRole("combobox", { name: "Arrival airport" }).fill("zzzz");
  await details.getByLabel("Departure date").fill("2031-06-01");
  await details.getByLabel("Cabin (small pets)").check();
  await submit(details);
  await details
    .getByText("Choose an airport from the list; your team can enter a place that is none")
    .waitFor();
  await details.getByRole("combobox", { name: "Arrival airport" }).fill("longyear");
  await details.getByRole("option", { name: /^LYR/ }).click();
  await submit(details);
  await details.getByText("Your form was sent.").waitFor();
  const [sent] = await sentOf(taskId);
  expect(sent?.values).toMatchObject({
    departureDate: "2031-06-01",
    departureAirport: "LHR",
    arrivalAirport: "LYR",
    travelClass: "cabin",
    specialHandling: false,
  });
  const [workspace] = await portal.db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  expect(workspace?.departureDate).toBe("2031-06-01");
  await close(page);
});

test("[FORM-09] [FORM-10] the form opens with what is known; a field that an answer hides is neither asked for nor sent, and keeps what was typed", async () => {
  const { workspace, taskIds, ownerId } = await startedJourney(portal, [TRAVEL]);
  await portal.db
    .update(workspaces)
    .set({ departureAirport: "LHR", travelClass: "cargo", carrierSize: "100 x 70 x 75" })
    .where(eq(workspaces.id, workspace.id));
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 390 });
  const details = await openTodo(page, TRAVEL.title ?? "");
  await details.getByText("We filled in what we know. Please check it.").waitFor();
  expect(await details.getByLabel("Departure date").inputValue()).toBe(workspace.departureDate);
  expect(await details.getByLabel("Carrier size").inputValue()).toBe("100 x 70 x 75");
  expect(await details.getByLabel("Cargo hold").isChecked()).toBe(true);

  const instructions = details.getByLabel("Handling instructions");
  const needed = details.getByLabel("Special handling needed");
  expect(await instructions.count()).toBe(0);
  await needed.check();
  await instructions.fill("Water at every stop");
  await needed.uncheck();
  await instructions.waitFor({ state: "detached" });
  await needed.check();
  expect(await instructions.inputValue()).toBe("Water at every stop");
  await needed.uncheck();
  await details.getByRole("combobox", { name: "Arrival airport" }).fill("JFK");
  await details.getByRole("combobox", { name: "Departure airport" }).fill("");
  await submit(details);
  await details.getByText("One field needs your attention:").waitFor();
  await details.getByRole("combobox", { name: "Departure airport" }).fill("LHR");
  await submit(details);
  await details.getByText("Your form was sent.").waitFor();
  const [sent] = await sentOf(taskIds[0] ?? 0);
  expect(sent?.values).toMatchObject({ carrierSize: "100 x 70 x 75", specialHandling: false });
  expect(Object.keys(sent?.values ?? {})).not.toContain("handlingInstructions");
  await close(page);
});

test("[OWN-11] what the team changes while an owner writes is asked about on their phone, and what they choose holds", async () => {
  const { page, details, taskId, workspaceId } = await openForm(TRAVEL);
  const changed = details.getByRole("region", { name: "Changed since you began" });
  const moveTo = async (departureDate: string) => {
    const staff = await portal.staff();
    const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
    await staff.trpc.workspaces.updateTravel.mutate({ workspaceId, version, departureDate });
  };
  await fillTravelForm(details, "2032-01-20");
  expect(await changed.count()).toBe(0);
  await moveTo("2032-01-18");
  await changed.getByText("18 Jan 2032").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await submit(details);
  expect(await changed.evaluate((region) => region === document.activeElement)).toBe(true);
  expect(await sentOf(taskId)).toEqual([]);
  await changed.getByRole("button", { name: "Keep mine: Departure date" }).click();
  await changed.waitFor({ state: "detached" });
  expect(await details.getByLabel("Departure date").inputValue()).toBe("2032-01-20");

  await moveTo("2032-01-16");
  await changed.getByText("16 Jan 2032").waitFor();
  await changed.getByRole("button", { name: "Use theirs: Departure date" }).click();
  await changed.waitFor({ state: "detached" });
  expect(await details.getByLabel("Departure date").inputValue()).toBe("2032-01-16");
  await submit(details);
  await details.getByText("Your form was sent.").waitFor();
  expect((await sentOf(taskId))[0]?.values.departureDate).toBe("2032-01-16");
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
