import { readFileSync } from "node:fs";

import { PDFDict, PDFDocument, PDFName, PDFStream } from "@cantoo/pdf-lib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit } from "#tests/support/browser.ts";
import { upload } from "#tests/support/file-door.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import {
  aDrawnForm,
  aFilledForm,
  aFormOf,
  aPaperWithScripts,
  type MadeField,
} from "#tests/support/made-papers.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { readPdf } from "#worker/reader/read-pdf.ts";

let portal: Portal;
let browser: Browser;
let workspaceId: number;
let bytes: Uint8Array;
let packet: PDFDocument;
/** Every piece of text that was drawn as a picture, in its order. */
let drawn: string[];

const says = (words: string) => `/Tx BMC q BT /F1 12 Tf 2 4 Td (${words}) Tj ET Q EMC`;
const CHOICES = "/FT /Ch /Opt [[(DE) (Germany)] [(AU) (Australia)]]";
const NOTE = "Kept apart from other dogs, and given water every four hours on the way to Sydney";

/** As programs leave a form that they have filled and ask its reader to draw. */
const UNDRAWN: MadeField[] = [
  { facts: "/F 4 /FT /Tx /V (BELLA)", draws: "/Tx BMC EMC" },
  { facts: "/F 4 /FT /Tx /V (new chip)", draws: says("old chip") },
  { facts: "/F 4 /FT /Tx /V (as it was drawn)", draws: says("as it was drawn") },
  { facts: `/F 4 /FT /Tx /Ff 4096 /V (${NOTE})`, rect: "400 600 500 700" },
  { facts: "/F 4 /FT /Tx /Ff 16777216 /MaxLen 5 /V (98511)" },
  { facts: `/F 4 /Ff 131072 ${CHOICES} /V (AU)` },
  { facts: `/F 4 /Ff 2097152 ${CHOICES} /V [(DE) (AU)]` },
  { facts: "/F 2 /FT /Tx /V (hidden)", draws: says("hidden as well") },
  { facts: "/F 4 /FT /Tx /Ff 8192 /V (password)" },
  { facts: "/F 4 /FT /Btn /AS /Yes /V /Yes", rect: "400 500 412 512" },
  { facts: "/F 4 /FT /Tx /MK << /R 90 >> /V (turned)", rect: "550 300 570 500" },
  { facts: "/F 4 /FT /Tx /V <FEFF0E2A0E210E0A0E320E22>" },
];
/** A frame only, and a drawing whose own box stands elsewhere. */
const FRAMED: MadeField[] = [
  { facts: "/F 4 /FT /Tx /V (in a frame)", draws: "0 0 200 17 re S" },
  {
    facts: "/F 4 /FT /Tx /V (elsewhere)",
    draws: "BT /F1 12 Tf 302 504 Td (elsewhere) Tj ET",
    box: "/BBox [300 500 500 517]",
  },
];

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
  const staff = await portal.staff();
  const files = {
    "Drawn.pdf": aDrawnForm("BELLA"),
    "Filled.pdf": aFilledForm({ pet: "BELLA" }),
    "Scripts.pdf": aPaperWithScripts("Rabies"),
    "Undrawn.pdf": aFormOf(UNDRAWN, "/NeedAppearances true"),
    "Framed.pdf": aFormOf(FRAMED),
  };
  for (const [fileName, file] of Object.entries(files)) {
    const { id, version } = (await upload(staff, file, { workspaceId, fileName })).json();
    await staff.trpc.documents.review.mutate({ documentId: id, version, decision: "approve", byEye: true });
  }
  const page = await visit(browser, portal, `/workspace/${workspaceId}`, { as: DEMO_ACCOUNTS.staff });
  await page.getByRole("button", { name: /^Submission packet of/ }).click();
  await page.evaluate(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    // oxlint-disable-next-line typescript/unbound-method -- called with its pen below
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function watched(text, ...place) {
      written.push(text);
      fillText.call(this, text, ...place);
    };
  });
  const dialog = page.getByRole("dialog", { name: "Submission packet" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "One PDF with contents" }).click(),
  ]);
  bytes = new Uint8Array(readFileSync(await download.path()));
  packet = await PDFDocument.load(bytes);
  drawn = (await page.evaluate(() => Reflect.get(window, "written") as unknown)) as string[];
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
  expect(packet.getPageCount()).toBe(7);
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

test("[RPT-17] what stands in a form's fields comes into the packet as people see it, and nothing hidden", async () => {
  const written = drawn.join("\n");
  for (const words of [
    "BELLA",
    "new chip",
    "9\n8\n5\n1\n1",
    "Australia",
    "Germany, Australia",
    "X",
    "turned",
    "สมชาย",
    "in a frame",
  ])
    expect(`\n${written}\n`).toContain(`\n${words}\n`);
  for (const words of ["hidden", "password", "as it was drawn", "elsewhere"])
    expect(written).not.toContain(words);
  const lines = drawn.filter((line) => line !== "" && NOTE.includes(line) && line.includes(" "));
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.map((line) => line.trim()).join(" ")).toBe(NOTE);
  const reading = await readPdf(new Uint8Array(bytes));
  const text = reading.state === "read" ? reading.text : "";
  expect(text).toContain("as it was drawn");
  expect(text).toContain("elsewhere");
  for (const words of ["old chip", "hidden"]) expect(text).not.toContain(words);
});

test("[TRUST-87] no script of a paper comes into the packet, its words do", async () => {
  const text = Buffer.from(await packet.save({ useObjectStreams: false })).toString("latin1");
  expect(text).not.toMatch(/JavaScript|app\.alert|\/AA\b|\/OpenAction/);
  expect(await readPdf(new Uint8Array(bytes))).toMatchObject({
    text: expect.stringContaining("Rabies") as string,
  });
});
