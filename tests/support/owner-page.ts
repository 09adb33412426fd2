import type { Browser, Locator, Page } from "playwright-core";

import { type Visit, visit, type Visitor } from "./browser.ts";
import type { Portal } from "./portal.ts";
import type { StepDraft } from "./started-journey.ts";

/** A phone and a desk: on the first Action Details is a sheet, on the second a column. */
export const WIDTHS = [390, 1200] as const;

/** The five to-dos of the specification as a template's steps; nobody but the owner has to do with them. */
export const FIVE_STEPS: readonly StepDraft[] = [
  { assignedRole: "customer", actionType: "deposit-payment", title: "Make deposit payment" },
  { assignedRole: "customer", actionType: "booking-form", title: "Flight Booking Form" },
  { assignedRole: "customer", actionType: "passport-upload", title: "UPLOAD Passport Copy" },
  { assignedRole: "customer", actionType: "boarding-form", title: "Pet Boarding Form" },
  { assignedRole: "customer", actionType: "pet-photos", title: "Picture Of Your Pets" },
];

/** Somebody on the owner's page of a journey, once it is there. */
export async function openJourney(
  browser: Browser,
  portal: Portal,
  workspaceId: number,
  options: Visit & { search?: string },
): Promise<Visitor> {
  const page = await visit(
    browser,
    portal,
    `/workspace/${workspaceId}/customer${options.search ?? ""}`,
    options,
  );
  await page.getByRole("tab", { name: "Flow" }).waitFor();
  return page;
}

/** Action Details, whichever shape it has. */
export function detailsOf(page: Page): Locator {
  const name = "Action Details";
  return page.getByRole("dialog", { name }).or(page.getByRole("region", { name }));
}

/** Opens a to-do by its button, and gives its details. */
export async function openTodo(page: Page, title: string): Promise<Locator> {
  await page.getByRole("button", { name: new RegExp(`^(Review|View), ${title}$`) }).click();
  const details = detailsOf(page);
  await details.getByRole("heading", { name: title }).waitFor();
  return details;
}

export async function fillCard(
  details: Locator,
  card: Partial<Record<"number" | "expiry" | "cvv" | "name", string>> = {},
): Promise<void> {
  await details.getByLabel("Card number").fill(card.number ?? "4242424242424242");
  await details.getByLabel("Expiry").fill(card.expiry ?? "1235");
  await details.getByLabel("CVV").fill(card.cvv ?? "123");
  await details.getByLabel("Cardholder name").fill(card.name ?? "Sarah Whitfield");
}

/** Fills in what the pet form needs. */
export async function fillPetForm(details: Locator): Promise<void> {
  await details.getByLabel("Pet name").fill("Bella");
  await details.getByLabel("Breed").fill("Golden Retriever");
  await details.getByLabel("Age (years)").fill("4,5");
  await details.getByLabel("Weight (kg)").fill("28.5");
  await details.getByLabel("Vaccination status").selectOption("up-to-date");
}

/** Fills in what the travel form needs. */
export async function fillTravelForm(details: Locator, departureDate = "2031-06-01"): Promise<void> {
  await details.getByLabel("Departure date").fill(departureDate);
  await details.getByRole("combobox", { name: "Departure airport" }).fill("JFK");
  await details.getByRole("combobox", { name: "Arrival airport" }).fill("LHR");
  await details.getByLabel("Cargo hold").check();
}

/** Where a to-do's files are chosen; a comment's have an input of their own. */
export const fileInput = (details: Locator): Locator =>
  details.locator("input[type=file]:not([data-attach])");

/** How far the page can be moved sideways, in pixels; 0 where everything fits. */
export function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
