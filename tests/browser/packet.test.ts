import { readFileSync } from "node:fs";

import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from "@cantoo/pdf-lib";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdfSaying, aPng, aSealedPdf, type MadeFile } from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPhoto } from "#tests/support/made-photos.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const HEBREW = "כתובת 12345";

let portal: Portal;
let browser: Browser;
let workspaceId: number;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [], {
    departureAirport: "JFK",
    arrivalAirport: "LHR",
  }));
  await approved("Rabies certificate.pdf", aPdfSaying("Rabies"));
  await approved(`${HEBREW}.png`, aPng({ width: 30, height: 20 }));
  await approved("護照 🐶.jpg", aPhoto({ orientation: 6 }));
  await approved("For reading only.pdf", aSealedPdf("noPrinting"));
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

async function approved(fileName: string, file: MadeFile): Promise<number> {
  const staff = await portal.staff();
  const { id, version } = (await upload(staff, file, { workspaceId, fileName })).json();
  await staff.trpc.documents.review.mutate({ documentId: id, version, decision: "approve", byEye: true });
  return id;
}

async function openPacket(path: string, options: { as: number; width: number }): Promise<[Visitor, Locator]> {
  const page = await visit(browser, portal, path, options);
  await page.getByRole("button", { name: /^Submission packet of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Submission packet" });
  await dialog.getByRole("list", { name: "The approved papers" }).waitFor();
  return [page, dialog];
}

async function madeBy(page: Visitor, dialog: Locator): Promise<PDFDocument> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "One PDF with contents" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/ - submission packet\.pdf$/);
  return PDFDocument.load(readFileSync(await download.path()));
}

/** The bookmarks as `[name, page]`, and the pages that the links of the contents lead to. */
function waysIn(pdf: PDFDocument): { bookmarks: [string, number][]; links: number[] } {
  const pages = pdf.getPages();
  const numberOf = (dest: PDFArray) => pages.findIndex(({ ref }) => ref === dest.get(0)) + 1;
  const bookmarks: [string, number][] = [];
  let next = pdf.catalog.lookup(PDFName.of("Outlines"), PDFDict).get(PDFName.of("First"));
  while (next instanceof PDFRef) {
    const item = pdf.context.lookup(next, PDFDict);
    const title = item.lookup(PDFName.of("Title"), PDFHexString).decodeText();
    bookmarks.push([title, numberOf(item.lookup(PDFName.of("Dest"), PDFArray))]);
    next = item.get(PDFName.of("Next"));
  }
  const links = (pages[0]?.node.Annots()?.asArray() ?? []).map((ref) =>
    numberOf(pdf.context.lookup(ref, PDFDict).lookup(PDFName.of("Dest"), PDFArray)),
  );
  return { bookmarks, links };
}

/** Where the rules on a page lead out to. */
function addressesOn(pdf: PDFDocument, number: number): string[] {
  const annotations = pdf.getPages()[number - 1]?.node.Annots()?.asArray() ?? [];
  return annotations.map((ref) => {
    const action = pdf.context.lookup(ref, PDFDict).lookup(PDFName.of("A"), PDFDict);
    return action.lookup(PDFName.of("URI"), PDFString).decodeText();
  });
}

test("[DOCS-25] [RULE-91] the approved papers become one PDF: contents, bookmarks, each paper on its page, and the rules with the addresses where they stand", async () => {
  const [page, dialog] = await openPacket(`/workspace/${workspaceId}`, {
    as: DEMO_ACCOUNTS.staff,
    width: 1440,
  });
  const pdf = await madeBy(page, dialog);
  const names = ["Rabies certificate", HEBREW, "護照 🐶", "For reading only"];
  expect(waysIn(pdf)).toEqual({
    bookmarks: [...names, "What the border asks"].map((name, at) => [name, at + 2]),
    links: [2, 3, 4, 5, 6],
  });
  const addresses = addressesOn(pdf, 6);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.every((address) => /^https?:\/\//.test(address))).toBe(true);
  const sizes = pdf.getPages().map((one) => [Math.round(one.getWidth()), Math.round(one.getHeight())]);
  // A picture that lies gets a page that lies.
  expect(sizes[2]).toEqual([842, 595]);
  expect(sizes[3]).toEqual([595, 842]);
  await dialog.getByText(`4 papers on ${pdf.getPageCount()} pages with the contents.`).waitFor();
  await dialog.getByRole("link", { name: "All files as ZIP" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test("[DOCS-25] digits in a name from right to left stand in the contents as they are read", async () => {
  const [page, dialog] = await openPacket(`/workspace/${workspaceId}`, {
    as: DEMO_ACCOUNTS.staff,
    width: 1440,
  });
  // What is drawn is a picture: the pen is watched while it writes.
  await page.evaluate(() => {
    const written: [string, string, boolean][] = [];
    Object.assign(window, { written });
    // oxlint-disable-next-line typescript/unbound-method -- called with its pen below
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function watched(text, x, y, most) {
      fillText.call(this, text, x, y, most);
      if (!text.includes("12345")) return;
      // The same dots as its halves put side by side in the order in which they are seen.
      const [first = "", digits = ""] = text.split(" ");
      const dots = (draw: (pen: CanvasRenderingContext2D) => void): string => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 400, height: 40 });
        const pen = canvas.getContext("2d");
        if (!pen) return "";
        Object.assign(pen, { font: this.font, direction: this.direction, textAlign: this.textAlign });
        draw(pen);
        return canvas.toDataURL();
      };
      const whole = dots((pen) => fillText.call(pen, text, 10, 30));
      const apart = dots((pen) => {
        fillText.call(pen, digits, 10, 30);
        fillText.call(pen, first, 10 + pen.measureText(`${digits} `).width, 30);
      });
      written.push([text, this.direction, whole === apart]);
    };
  });
  await madeBy(page, dialog);
  expect(await page.evaluate(() => Reflect.get(window, "written") as unknown)).toEqual([
    [HEBREW, "rtl", true],
  ]);
  await page.context().close();
});

test("[DOCS-25] the owner makes it on a phone; what is locked is named and left out, and it can be called off", async () => {
  const owner = DEMO_ACCOUNTS.owner;
  const gone = await approved("Gone.pdf", aPdfSaying("Gone"));
  const locked = await approved("Locked later.pdf", aPdfSaying("Locked"));
  const [page, dialog] = await openPacket(`/workspace/${workspaceId}/customer?tab=files`, {
    as: owner,
    width: 390,
  });
  // As a file that was stored before locked ones were refused.
  await page.route(new RegExp(`/files/${locked}$`), (route) =>
    route.fulfill({ body: Buffer.from(aSealedPdf("locked")), contentType: "application/pdf" }),
  );
  await page.route(new RegExp(`/files/${gone}$`), (route) => route.fulfill({ status: 410, body: "gone" }));
  const pdf = await madeBy(page, dialog);
  expect(waysIn(pdf).links).toHaveLength(5);
  await dialog.getByText("Locked later: It is locked with a password. Ask for a copy without one.").waitFor();
  await dialog.getByText("Gone: Its file is no longer stored. Upload it again.").waitFor();

  await page.route(/\/files\/\d+$/, () => new Promise(() => {}));
  await dialog.getByRole("button", { name: "One PDF with contents" }).click();
  await dialog.getByText("Putting in paper 1 of 6").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "One PDF with contents" }).waitFor();
  await page.context().close();
});
