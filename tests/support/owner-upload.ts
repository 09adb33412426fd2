import { eq } from "drizzle-orm";
import type { Browser, Locator, Page } from "playwright-core";

import { documents } from "#db/schema.ts";

import type { Visitor } from "./browser.ts";
import type { MadeFile } from "./made-files.ts";
import { FIVE_STEPS, openJourney, openTodo } from "./owner-page.ts";
import type { Portal } from "./portal.ts";
import { startedJourney } from "./started-journey.ts";

export type OpenUpload = { page: Visitor; details: Locator; taskId: number; workspaceId: number };

/** A journey of its own with one of the five to-dos, open where its files are chosen: 2 takes papers, 4 photos. */
export async function openUpload(
  browser: Browser,
  portal: Portal,
  step: 2 | 4,
  width = 390,
): Promise<OpenUpload> {
  const { workspace, taskIds, ownerId } = await startedJourney(portal, [FIVE_STEPS[step] ?? {}]);
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width });
  const details = await openTodo(page, FIVE_STEPS[step]?.title ?? "");
  if (step === 4) await details.getByRole("button", { name: "Upload Pet Photos" }).click();
  await details.getByRole("button", { name: /^Choose/ }).waitFor();
  return { page, details, taskId: taskIds[0] ?? 0, workspaceId: workspace.id };
}

export const aFile = (name: string, content: MadeFile, mimeType = "") => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

export const close = (page: Page) => page.context().close();

/** The files that the to-do shows as stored. */
export const storedIn = (details: Locator) =>
  details.getByRole("list", { name: "Uploaded files" }).getByRole("listitem");

export const documentsOf = (portal: Portal, taskId: number) =>
  portal.db.select().from(documents).where(eq(documents.taskId, taskId));
