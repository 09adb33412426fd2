import { PDFDocument } from "@cantoo/pdf-lib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import type { Document } from "#contracts/documents/shapes.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const CERTIFICATE = [
  "RABIES VACCINATION CERTIFICATE",
  "Species: dog   Date of birth: 12 May 2022",
  "Microchip number: 826 098 100 123 456",
  "Vaccinated against rabies on 5 Jan 2026",
  "valid until 4 Jan 2029, batch A482B01",
  "Veterinarian: J. Doe, signature and stamp",
];
/** A machine under load reads slowly. */
const READING_MS = MINUTE_MS;

let portal: Portal;
let browser: Browser;
let page: Visitor;
let workspaceId: number;
let photo: Document;
beforeAll(async () => {
  portal = await aPortal("demo", {}, undefined, { readsPapers: true });
  browser = await openBrowser();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
  page = await visit(browser, portal, "/documents?view=analysis", { as: DEMO_ACCOUNTS.staff });
  const owner = await portal.owner();
  const store = async (file: Uint8Array<ArrayBuffer>, name: string, fileName: string) =>
    (await upload(owner, file, { workspaceId, name, fileName })).json();
  photo = await store(await drawn(page, CERTIFICATE), "Certificate, photographed", "IMG_1001.JPG");
  await store(await drawn(page, []), "A blank wall", "IMG_1002.JPG");
  await store(await scanOf(await drawn(page, CERTIFICATE)), "Certificate, scanned", "SCAN.PDF");
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** A paper with these lines, as a camera sees it. */
async function drawn(on: Page, lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const address = await on.evaluate((texts) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1400, 900];
    const context = canvas.getContext("2d");
    if (!context) return "";
    context.fillStyle = "#f4f1ea";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#222";
    context.font = "40px sans-serif";
    for (const [at, text] of texts.entries()) context.fillText(text, 80, 120 + at * 90);
    return canvas.toDataURL("image/jpeg", 0.9);
  }, lines);
  return new Uint8Array(Buffer.from(address.split(",")[1] ?? "", "base64"));
}

async function scanOf(jpeg: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedJpg(jpeg);
  pdf.addPage([700, 450]).drawImage(picture, { x: 0, y: 0, width: 700, height: 450 });
  return new Uint8Array(await pdf.save());
}

const readButton = (name: string) => page.getByRole("button", { name: `Read the photo: ${name}` });
const box = () => page.getByRole("textbox", { name: "Document text" });

test("[DOCS-30] a photo is read in the browser by files of the portal alone, and analysed with less confidence", async () => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`/documents?view=analysis&paper=${photo.id}`);
  await readButton(photo.name).waitFor();
  expect(asked.filter((address) => address.includes("/ocr/"))).toEqual([]);
  await readButton(photo.name).click();
  await expect.poll(() => box().inputValue(), { timeout: READING_MS }).toContain("826 098 100 123 456");
  expect(await box().inputValue()).toContain("5 Jan 2026");
  await page.getByText("This was read from the photo or scan", { exact: false }).waitFor();
  expect(asked.filter((address) => address.includes("/ocr/")).length).toBeGreaterThan(3);
  expect(asked.filter((address) => !/^(?:blob:)?http:\/\/(?:127\.0\.0\.1|localhost)/.test(address))).toEqual(
    [],
  );

  await page.getByRole("combobox", { name: "Destination country" }).selectOption("Canada");
  await page.getByRole("button", { name: "Analyze Document" }).click();
  await page
    .getByRole("region", { name: "Result" })
    .getByText("compare every figure with the paper itself", { exact: false })
    .waitFor();
  expect(page.complaints.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
});

test("[DOCS-30] [PETREC-06] what was read stays with the photo: for the search, and offered to the record", async () => {
  const staff = await portal.staff();
  const { papers } = await staff.trpc.health.findings.query({ workspaceId });
  expect(papers).toMatchObject([{ documentId: photo.id, isFromPhoto: true }]);
  expect(papers[0]?.findings.map(({ key }) => key)).toContain("microchip 826098100123456");
  const { items } = await staff.trpc.documents.list.query({ q: "A482B01" });
  expect(items.map(({ id }) => id)).toEqual([photo.id]);
});

test("[DOCS-30] a reading can be called off, a blank wall says what to do, and a scan is read like a photo", async () => {
  await page.goto(`/workspace/${workspaceId}/rules`);
  await page.getByText("2 photos or scans have not been read").click({ timeout: READING_MS });
  await readButton("Certificate, scanned").click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await readButton("Certificate, scanned").waitFor();
  await readButton("A blank wall").click();
  const told = page.getByRole("alert").filter({ hasText: "nothing can be read on it" });
  await expect.poll(() => told.count(), { timeout: READING_MS }).toBe(1);
  await readButton("Certificate, scanned").click();
  await page
    .getByRole("button", { name: "Compare with the record: Certificate, scanned" })
    .waitFor({ timeout: READING_MS });
});
