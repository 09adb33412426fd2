import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { documents, tasks } from "#db/schema.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { aJpeg, aPdf, aPng, EXE, HEIC, SVG } from "#tests/support/made-files.ts";
import { aPaperAfter } from "#tests/support/made-papers.ts";
import { fileInput } from "#tests/support/owner-page.ts";
import { aFile, close, documentsOf, openUpload, storedIn } from "#tests/support/owner-upload.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const LIMIT = 5_242_880;

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

const openTodoWithFiles = (step: 2 | 4, width?: number) => openUpload(browser, portal, step, width);
const rowsOf = (taskId: number) => documentsOf(portal, taskId);
const statusOf = async (taskId: number) =>
  (await portal.db.select().from(tasks).where(eq(tasks.id, taskId)))[0]?.status;

test("[VAL-UPL-01] [VAL-UPL-02] [VAL-UPL-03] [CONST-49] [CONST-50] [CONST-51] what is not taken says why in the catalogue's words and what to do about it", async () => {
  const { page, details, taskId } = await openTodoWithFiles(2);
  await fileInput(details).setInputFiles([
    aFile("passport.pdf", new Uint8Array(), "application/pdf"),
    aFile("big.pdf", aPdf(LIMIT + 1), "application/pdf"),
    aFile("pwn.svg", SVG, "image/svg+xml"),
    aFile("scan.pdf", EXE, "application/pdf"),
    aFile("IMG_0042.HEIC", HEIC, "image/heic"),
  ]);
  const alert = details.getByRole("alert");
  await alert.getByText("passport.pdf", { exact: true }).waitFor();
  // One after the other, as each is looked at.
  await alert.getByText("IMG_0042.HEIC", { exact: true }).waitFor();
  const lines = (await alert.innerText()).split("\n").filter((line) => line !== "");
  expect(lines).toEqual(
    expect.arrayContaining([
      "File is smaller than 1 bytes",
      "This file is empty. Save it again, or choose another one.",
      "File is larger than 5242880 bytes",
      "File type must be JPEG, PNG or PDF",
    ]),
  );
  expect(lines.filter((line) => line === "File type must be JPEG, PNG or PDF")).toHaveLength(3);
  expect(lines.some((line) => line.includes("HEIC photo"))).toBe(true);
  expect(await rowsOf(taskId)).toEqual([]);
  await close(page);
});

test("[RPT-18] a PDF that a scanner has put bytes before is taken by the page; one that nobody opens says what to do", async () => {
  const { page, details, taskId } = await openTodoWithFiles(2);
  await fileInput(details).setInputFiles([
    aFile("scan.pdf", aPaperAfter("\r\n\r\n", "after other bytes"), "application/pdf"),
    aFile("page.pdf", Buffer.from("%PDF-1.7\n<html>Not found</html>"), "application/pdf"),
  ]);
  await details.getByText(/^This file could not be stored\. This PDF cannot be opened/).waitFor();
  await expect.poll(async () => (await rowsOf(taskId)).length).toBe(1);
  await close(page);
});

test("[VAL-UPL-04] [VAL-UPL-06] more files than go at once are told so, and none of them is sent", async () => {
  const { page, details, taskId } = await openTodoWithFiles(2);
  const eleven = Array.from({ length: 11 }, (_, at) => aFile(`${at}.png`, aPng(), "image/png"));
  await fileInput(details).setInputFiles(eleven);
  await details.getByText("Too many files").first().waitFor();
  expect(await rowsOf(taskId)).toEqual([]);
  await close(page);
});

test("[UPL-01] [UPL-02] [UPL-05] [UPL-06] [CUST-12] progress tells what has truly gone up, and sending waits for it", async () => {
  const { page, details, taskId } = await openTodoWithFiles(2);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const slow = { offline: false, latency: 50, downloadThroughput: 400_000, uploadThroughput: 400_000 };
  await session.send("Network.emulateNetworkConditions", slow);
  await fileInput(details).setInputFiles(
    aFile("Bella’s passport #1?.pdf", aPdf(1_500_000), "application/pdf"),
  );
  const bar = details.getByRole("progressbar", { name: "Upload of Bella’s passport #1?.pdf" });
  const percent = async () => Number(await bar.getAttribute("aria-valuenow").catch(() => null));
  await expect.poll(percent, { timeout: 20_000, interval: 50 }).toBeGreaterThan(10);
  const seen = await percent();
  expect(seen).toBeLessThan(100);
  const send = details.getByRole("button", { name: "Send to the team" });
  expect(await send.isDisabled()).toBe(true);
  await details.getByText("Waiting for the uploads to finish.").waitFor();
  expect(await storedIn(details).count()).toBe(0);

  await session.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  await storedIn(details).first().waitFor({ timeout: 30_000 });
  expect(await storedIn(details).innerText()).toContain("Bella’s passport #1?.pdf");
  await send.click();
  await details.getByText(/^Completed/).waitFor();
  expect(await statusOf(taskId)).toBe("completed");
  await close(page);
});

test("[UPL-11] a file whose answer was lost stays, goes up again by itself, and is stored once", async () => {
  const { page, details, taskId } = await openTodoWithFiles(2);
  await page.route(/\/files\?/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fileInput(details).setInputFiles(aFile("passport.png", aPng(), "image/png"));
  await details.getByText(/^The connection was lost/).waitFor();
  await details.getByRole("button", { name: "Try again to upload passport.png" }).waitFor();
  await page.unroute(/\/files\?/);
  await storedIn(details).first().waitFor();
  expect(await rowsOf(taskId)).toHaveLength(1);
  await close(page);
});

test("an upload under way can be stopped; nothing of it stays", async () => {
  const { page, details, taskId } = await openTodoWithFiles(2);
  await page.route(/\/files\?/, async () => {
    await new Promise(() => {});
  });
  await fileInput(details).setInputFiles(aFile("wrong.png", aPng(), "image/png"));
  await details.getByRole("button", { name: "Cancel the upload of wrong.png" }).click();
  await expect.poll(() => details.getByText("wrong.png").count()).toBe(0);
  expect(await rowsOf(taskId)).toEqual([]);
  await close(page);
});

test("[VAL-UPL-05] [CUST-14] [CUST-16] [UPL-03] [UPL-05] several photos in one go; a wrong one is taken back and brought back; sending ends the to-do", async () => {
  const { page, details, taskId } = await openTodoWithFiles(4, 1200);
  await fileInput(details).setInputFiles([
    aFile("IMG_1001.JPG", aJpeg({ orientation: 6, place: "home" }), "image/jpeg"),
    aFile("x.PnG", aPng(), "image/png"),
    aFile("scan.pdf", aPdf(), "application/pdf"),
  ]);
  await details.getByText("File type must be JPEG or PNG").waitFor();
  await expect.poll(() => storedIn(details).count()).toBe(2);
  const line = storedIn(details).filter({ hasText: "x.PnG" });
  expect((await line.innerText()).replaceAll(/\s+/g, " ")).toMatch(
    /\d{1,2} \w{3} \d{4} · \d+ bytes.*Pending/,
  );
  await line.getByRole("button", { name: /^Remove/ }).click();
  await expect.poll(() => storedIn(details).count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => storedIn(details).count()).toBe(2);
  await details.getByRole("button", { name: "Send the photos" }).click();
  await details.getByText(/^Completed/).waitFor();
  expect(await statusOf(taskId)).toBe("completed");
  await close(page);
});

test("[UPL-03] [UPL-04] [ENT-25] approved and rejected papers show as such with the reason, anything else as pending; [OWN-02] one that changes were asked of says so", async () => {
  const { page, details, taskId } = await openTodoWithFiles(2);
  for (const name of ["one.png", "two.png", "three.png", "four.png"]) {
    await fileInput(details).setInputFiles(aFile(name, aPng(), "image/png"));
    await storedIn(details).filter({ hasText: name }).waitFor();
  }
  const [approved, rejected, asked, looked] = (await rowsOf(taskId)).toSorted((a, b) => a.id - b.id);
  const staff = await portal.staff();
  const review = (
    document: typeof approved,
    decision: "approve" | "reject" | "ask_changes",
    reason?: string,
  ) =>
    staff.trpc.documents.review.mutate({
      documentId: document?.id ?? 0,
      version: document?.version ?? 0,
      decision,
      byEye: true,
      ...(reason !== undefined && { reason }),
    });
  await review(approved, "approve");
  await review(rejected, "reject", "The number is cut off.");
  await review(asked, "ask_changes", "Please scan both sides.");
  await portal.db
    .update(documents)
    .set({ status: "needs-review" })
    .where(eq(documents.id, looked?.id ?? 0));
  await page.reload();
  await storedIn(details)
    .getByRole("button", { name: /^Replace/ })
    .nth(1)
    .waitFor();
  const line = async (name: string) =>
    (await storedIn(details).filter({ hasText: name }).innerText()).replaceAll(/\s+/g, " ");
  expect(await line("one.png")).toContain("Approved");
  expect(await line("two.png")).toMatch(/Rejected.*The number is cut off\./);
  expect(await line("three.png")).toMatch(/Changes needed.*Please scan both sides\..*Replace/);
  expect(await line("four.png")).toContain("Pending");
  await close(page);
});

test("[CUST-04] the Files tab lists the journey's files, takes more, and gives each one back under its own name", async () => {
  const { page, workspaceId } = await openTodoWithFiles(2, 1200);
  await page.getByRole("tab", { name: /^Files/ }).click();
  const files = page.getByRole("tabpanel", { name: /^Files/ });
  await files.getByText("No files yet").waitFor();
  await fileInput(files).setInputFiles(aFile("护照 🐶.pdf", aPdf(), "application/pdf"));
  await storedIn(files).first().waitFor();
  expect(await page.getByRole("tab", { name: /^Files/ }).textContent()).toBe("Files1");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    storedIn(files)
      .getByRole("link", { name: /^Download/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe("护照 🐶.pdf");
  const [row] = await portal.db.select().from(documents).where(eq(documents.workspaceId, workspaceId));
  expect(row?.taskId).toBeNull();
  await close(page);
});

test("files may be dropped, and leaving while one goes up is asked about first", async () => {
  const { page, details } = await openTodoWithFiles(2, 1200);
  await page.route(/\/files\?/, async () => {
    await new Promise(() => {});
  });
  const drop = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "dropped.png", { type: "image/png" }));
      return transfer;
    },
    [...aPng()],
  );
  // The place to drop on comes after the words on it.
  const choose = details.getByRole("button", { name: "Choose files" });
  await expect.poll(() => choose.isEnabled()).toBe(true);
  await choose.dispatchEvent("drop", { dataTransfer: drop });
  await details.getByText("dropped.png").waitFor();
  const [dialog] = await Promise.all([page.waitForEvent("dialog"), page.close({ runBeforeUnload: true })]);
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await close(page);
});
