import { eq } from "drizzle-orm";
import type { Browser, Locator, Page } from "playwright-core";

import { formDrafts, formSubmissions } from "#db/schema.ts";

import type { Visitor } from "./browser.ts";
import { FIVE_STEPS, openJourney, openTodo } from "./owner-page.ts";
import type { Portal } from "./portal.ts";
import { startedJourney, type StepDraft } from "./started-journey.ts";

export const TRAVEL = FIVE_STEPS[1] ?? {};
export const PET = FIVE_STEPS[3] ?? {};
export const OWNER_STEP: StepDraft = {
  assignedRole: "customer",
  actionType: "handover-details",
  title: "What To Handover",
};

type Open = { page: Visitor; details: Locator; taskId: number; workspaceId: number; ownerId: number };

/** A journey of one form, opened by its owner; and what the database keeps of it. */
export const ownerForms = (portal: Portal, browser: Browser) => ({
  openForm: async (step: StepDraft, width = 390): Promise<Open> => {
    const { workspace, taskIds, ownerId } = await startedJourney(portal, [step]);
    const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width });
    const details = await openTodo(page, step.title ?? "");
    if (step === PET) await details.getByRole("button", { name: "Complete Boarding Form" }).click();
    await details.getByRole("button", { name: "Submit Form" }).waitFor();
    return { page, details, taskId: taskIds[0] ?? 0, workspaceId: workspace.id, ownerId };
  },
  draftOf: async (taskId: number) =>
    (await portal.db.select().from(formDrafts).where(eq(formDrafts.taskId, taskId)))[0]?.values,
  sentOf: (taskId: number) =>
    portal.db.select().from(formSubmissions).where(eq(formSubmissions.taskId, taskId)),
});

export const close = (page: Page) => page.context().close();
export const isFocused = (field: Locator) => field.evaluate((one) => one === document.activeElement);
export const submit = (details: Locator) => details.getByRole("button", { name: "Submit Form" }).click();
