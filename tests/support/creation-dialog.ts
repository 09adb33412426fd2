import { eq } from "drizzle-orm";
import type { Browser, Locator, Page } from "playwright-core";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { clients, pets, workspaces } from "#db/schema.ts";

import { type Visit, visit } from "./browser.ts";
import type { Portal } from "./portal.ts";

/** The call that starts a journey, for watching or holding it up on its way. */
export const CREATION = /createFromTemplate/;

export const FIELDS = ["Pet name", "Owner name", "Owner email", "Planned departure date", "Additional notes"];

const TEMPLATE = "Pets Flying To The USA";

/** A member of staff with the create-workspace dialog open. */
export async function openCreation(browser: Browser, portal: Portal, options: Visit = {}) {
  const page = await visit(browser, portal, "/templates", { as: DEMO_ACCOUNTS.staff, ...options });
  return { page, dialog: await useTemplate(page) };
}

/** 'Use Template' on a card of the page that is open. */
export async function useTemplate(page: Page): Promise<Locator> {
  await page
    .getByRole("article", { name: TEMPLATE, exact: true })
    .getByRole("button", { name: "Use Template" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Create New Pet Travel Workspace" });
  await dialog.getByLabel("Pet name").waitFor();
  return dialog;
}

/** Types what is required; every journey gets an owner of its own. */
export async function fillCreation(
  dialog: Locator,
  petName: string,
  departure = "12 Dec 2035",
): Promise<void> {
  await dialog.getByLabel("Pet name").fill(petName);
  await dialog.getByLabel("Owner name").fill("สมชาย ใจดี");
  await dialog.getByLabel("Owner email").fill(`${crypto.randomUUID()}@owners.example`);
  await dialog.getByLabel("Planned departure date").fill(departure);
}

export const submitButton = (dialog: Locator) => dialog.getByRole("button", { name: "Create Workspace" });

export const toastOf = (page: Page, title: string) => page.locator("[data-kind]", { hasText: title });

/** The journeys that a pet of this name has in the database. */
export function journeysOf(portal: Portal, petName: string) {
  return portal.db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      departureDate: workspaces.departureDate,
      owner: clients.fullName,
    })
    .from(workspaces)
    .innerJoin(pets, eq(pets.id, workspaces.petId))
    .innerJoin(clients, eq(clients.id, workspaces.clientId))
    .where(eq(pets.name, petName));
}
