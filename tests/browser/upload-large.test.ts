import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { documentVersions } from "#db/schema.ts";
import { openBrowser, visit } from "#tests/support/browser.ts";
import { chooseLargePhoto, shapeOf } from "#tests/support/large-photo.ts";
import { aPng } from "#tests/support/made-files.ts";
import { fileInput } from "#tests/support/owner-page.ts";
import { aFile, close, documentsOf, openUpload, storedIn } from "#tests/support/owner-upload.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const HUGE = { width: 8_064, height: 6_048 };
const OF_12_MP = { width: 4_032, height: 3_024 };

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

const bytesOf = async (documentId: number | undefined) =>
  (
    await portal.db
      .select()
      .from(documentVersions)
      .where(eq(documentVersions.documentId, documentId ?? 0))
  ).at(-1)?.byteSize ?? 0;

test("[UPL-10] a photo of 48 megapixels, turned by the phone, is made ready beside the page and stored as it is seen", async () => {
  const { page, details, taskId } = await openUpload(browser, portal, 4);
  const aside: string[] = [];
  page.on("worker", (worker) => aside.push(worker.url()));
  const bytes = await chooseLargePhoto(page, fileInput(details), "IMG_4800.JPG", { ...HUGE, orientation: 8 });
  expect(bytes).toBeGreaterThan(LIMITS.fileBytes);
  await details.getByText(/^Making it ready to send\.\.\. \d+(\.\d)? MB$/).waitFor();
  await storedIn(details).first().waitFor({ timeout: 25_000 });
  const [row] = await documentsOf(portal, taskId);
  expect(await shapeOf(page, row?.id)).toEqual({ width: 3_072, height: 4_096, isRedFirst: false });
  expect(await bytesOf(row?.id)).toBeLessThanOrEqual(LIMITS.fileBytes);
  expect(aside).toHaveLength(1);
  expect(await details.getByRole("alert").count()).toBe(0);
  expect(page.complaints).toEqual([]);
  await close(page);
});

test("[UPL-10] a photo of more bytes than go keeps its pixels, and its row says what it was and what it is", async () => {
  const { page, details, taskId } = await openUpload(browser, portal, 2);
  await page.route(/\/files\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await chooseLargePhoto(page, fileInput(details), "passport.png", { ...OF_12_MP, type: "image/png" });
  await details
    .getByText(/made smaller from \d+(\.\d)? MB$/)
    .first()
    .waitFor({ timeout: 25_000 });
  await storedIn(details).first().waitFor({ timeout: 25_000 });
  const [row] = await documentsOf(portal, taskId);
  expect(row).toMatchObject({ fileName: "passport.jpg", mediaType: "image/jpeg" });
  expect(await shapeOf(page, row?.id)).toEqual({ ...OF_12_MP, isRedFirst: true });
  await close(page);
});

test("[UPL-10] where no worker can be had the page draws it itself; a photo nobody can read is refused for what it is", async () => {
  const { page, details, taskId } = await openUpload(browser, portal, 2);
  await page.evaluate(() => {
    Object.defineProperty(window, "Worker", {
      value: class extends EventTarget {
        terminate() {}
        postMessage() {
          this.dispatchEvent(new Event("error"));
        }
      },
    });
  });
  await chooseLargePhoto(page, fileInput(details), "front.jpg", { ...OF_12_MP, orientation: 6 });
  await storedIn(details).first().waitFor({ timeout: 25_000 });
  const [row] = await documentsOf(portal, taskId);
  expect(await shapeOf(page, row?.id)).toEqual({ width: 3_024, height: 4_032, isRedFirst: true });
  const broken = new Uint8Array(LIMITS.fileBytes + 1);
  broken.set([0xff, 0xd8, 0xff, 0xe0]);
  await fileInput(details).setInputFiles(aFile("broken.jpg", broken, "image/jpeg"));
  await details.getByText(/^File is larger than 5242880 bytes/).waitFor();
  await close(page);
});

test("[UPL-10] every other door takes a large photo too: a message, what replaces a paper, and the team's", async () => {
  const { page, taskId, details } = await openUpload(browser, portal, 2);
  await fileInput(details).setInputFiles(aFile("first.png", aPng(), "image/png"));
  await storedIn(details).first().waitFor();
  const [paper] = await documentsOf(portal, taskId);
  const staff = await portal.staff();
  await staff.trpc.documents.review.mutate({
    documentId: paper?.id ?? 0,
    version: paper?.version ?? 0,
    decision: "ask_changes",
    reason: "Larger, please",
    byEye: true,
  });
  await page.reload();
  await chooseLargePhoto(page, storedIn(details).locator("input[data-attach]"), "again.jpg", HUGE);
  await page.getByText("File replaced").waitFor({ timeout: 25_000 });
  expect(await shapeOf(page, paper?.id)).toMatchObject({ width: 4_096 });

  const attach = details.locator('input[aria-label="Attach files here"]');
  await chooseLargePhoto(page, attach, "told.jpg", HUGE);
  await page
    .getByRole("list", { name: "Files that go along" })
    .getByText("told.jpg")
    .waitFor({ timeout: 25_000 });
  await close(page);

  const desk = await visit(browser, portal, "/documents", { as: DEMO_ACCOUNTS.administrator });
  await desk.getByRole("main").getByRole("button", { name: "Upload Document" }).click();
  const dialog = desk.getByRole("dialog", { name: "Upload Document" });
  await dialog.getByRole("button", { name: "Choose files" }).waitFor();
  await chooseLargePhoto(desk, dialog.locator('input[type="file"]'), "new.jpg", HUGE);
  await dialog
    .getByRole("list", { name: "Chosen files" })
    .getByText(/^\d(\.\d)? MB$/)
    .waitFor({ timeout: 25_000 });
  expect(await dialog.getByRole("alert").count()).toBe(0);
  await close(desk);
});
