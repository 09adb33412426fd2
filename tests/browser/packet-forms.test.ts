import { readFileSync } from "node:fs";

import { PDFDict, PDFDocument, PDFName, PDFStream } from "@cantoo/pdf-lib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aDrawnForm, aFilledForm, aPaperWithScripts } from "#tests/support/made-papers.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { readPdf } from "#worker/reader/read-pdf.ts";

let portal: Portal;
let browser: Browser;
let workspaceId: number;
let bytes: Uint8Array;
let packet: PDFDocument;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
  const staff = await portal.staff();
  const files = {
    "Drawn.pdf": aDrawnForm("BELLA"),
    "Filled.pdf": aFilledForm({ pet: "BELLA" }),
    "Scripts.pdf": aPaperWithScripts("Rabies"),
  };
  for (const [fileName, file] of Object.entries(files)) {
    const { id, version } = (await upload(staff, file, { workspaceId, fileName })).json();
    await staff.trpc.documents.review.mutate({ documentId: id, version, decision: "approve" });
  }
  const page = await visit(browser, portal, `/workspace/${workspaceId}`, { as: DEMO_ACCOUNTS.staff });
  await page.getByRole("button", { name: /^Submission packet of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Submission packet" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "One PDF with contents" }).click(),
  ]);
  bytes = new Uint8Array(readFileSync(await download.path()));
  packet = await PDFDocument.load(bytes);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const drawingsOf = (at: number) =>
  (packet.getPage(at).node.Resources()?.lookup(PDFName.of("XObject"), PDFDict).values() ?? []).map((ref) => {
    const drawing = packet.context.lookup(ref, PDFStream);
    return String(drawing.dict.get(PDFName.of("Subtype")));
  });

test("[TRUST-86] what is filled into a form is drawn onto its page in the packet, and the form is gone", async () => {
  expect(packet.getPageCount()).toBe(5);
  expect(await readPdf(new Uint8Array(bytes))).toMatchObject({
    text: expect.stringContaining("BELLA") as string,
  });
  // Drawn by the program that filled it, or else by us, as a picture.
  expect([drawingsOf(1), drawingsOf(2)]).toEqual([["/Form"], ["/Image"]]);
  const kinds = packet.getPages().flatMap(({ node }) => {
    const all = node.Annots();
    return Array.from({ length: all?.size() ?? 0 }, (_, at) =>
      String(all?.lookup(at, PDFDict).get(PDFName.of("Subtype"))),
    );
  });
  expect(new Set(kinds)).toEqual(new Set(["/Link"]));
});

test("[TRUST-87] no script of a paper comes into the packet, its words do", async () => {
  const text = Buffer.from(await packet.save({ useObjectStreams: false })).toString("latin1");
  expect(text).not.toMatch(/JavaScript|app\.alert|\/AA\b|\/OpenAction/);
  expect(await readPdf(new Uint8Array(bytes))).toMatchObject({
    text: expect.stringContaining("Rabies") as string,
  });
});
