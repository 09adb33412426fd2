import { Buffer } from "node:buffer";

import type { MadeFile } from "./made-files.ts";

/** PDFs made by code that a reader has trouble with, or that hold more than words. */

const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";
const RESOURCES = "/Resources << /Font << /F1 5 0 R >> >>";

export type MadePage = { says?: string; page?: string; catalog?: string; objects?: readonly string[] };

/** One page of words; `page` and `catalog` are added to their dictionaries, `objects` get the numbers from 6 on. */
export function aPaper({ says = "", page = "", catalog = "", objects = [] }: MadePage): MadeFile {
  const content = says === "" ? "" : `BT /F1 12 Tf 14 TL 20 700 Td (${says}) Tj ET`;
  return whole([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${RESOURCES} ${page} >>`,
    streamOf(content),
    FONT,
    ...objects,
  ]);
}

/** A megabyte whose stream has no end, looked for a hundred thousand times in vain, and named twenty thousand times. */
export function aPaperWithoutEnd(): MadeFile {
  return whole([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${"4 0 R ".repeat(20_000)}] ${RESOURCES} >>`,
    `<< /Length 9999999 >>\nstream\n${"endstrea ".repeat(100_000)}`,
  ]);
}

/** Small, and drawn for hours: a page that is its own content many thousand times. */
export function aPaperThatKeepsBusy(): MadeFile {
  return whole([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${"4 0 R ".repeat(40_000)}] ${RESOURCES} >>`,
    streamOf("q Q\n".repeat(100_000)),
    FONT,
  ]);
}

/** A form of the file's own, filled in by somebody. */
export function aFilledForm(fields: Readonly<Record<string, string>>, says = ""): MadeFile {
  const names = Object.entries(fields);
  const refs = names.map((_, at) => `${at + 6} 0 R`).join(" ");
  return aPaper({
    says,
    page: `/Annots [${refs}]`,
    catalog: `/AcroForm << /Fields [${refs}] /DA (/Helv 10 Tf 0 g) /DR << /Font << /Helv 5 0 R >> >> >>`,
    objects: names.map(
      ([name, value], at) =>
        `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /P 3 0 R /T (${name}) /V (${value}) /DA (/Helv 10 Tf 0 g) /Rect [120 ${695 - at * 30} 320 ${712 - at * 30}] >>`,
    ),
  });
}

/** The same with what its program has drawn of it. */
export function aDrawnForm(value: string): MadeFile {
  return aPaper({
    page: "/Annots [6 0 R]",
    catalog: "/AcroForm << /Fields [6 0 R] >>",
    objects: [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /P 3 0 R /T (pet) /V (${value}) /Rect [120 695 320 712] /AP << /N 7 0 R >> >>`,
      streamOf(
        `BT /F1 12 Tf 2 4 Td (${value}) Tj ET`,
        `/Type /XObject /Subtype /Form /BBox [0 0 200 17] ${RESOURCES}`,
      ),
    ],
  });
}

/** A field of a form by its facts, what its program has drawn of it, and where it stands. */
export type MadeField = { facts: string; draws?: string; box?: string; rect?: string };

/** A form whose fields stand one under another; `form` is added to what holds them. */
export function aFormOf(fields: readonly MadeField[], form = ""): MadeFile {
  const refs = fields.map((_, at) => `${at + 6} 0 R`).join(" ");
  const drawings = fields.flatMap(({ draws, box }) => (draws === undefined ? [] : [{ draws, box }]));
  let next = 6 + fields.length;
  const widgets = fields.map(({ facts, draws, rect }, at) => {
    const place = rect ?? `120 ${760 - at * 30} 320 ${777 - at * 30}`;
    const drawing = draws === undefined ? "" : `/AP << /N ${next++} 0 R >>`;
    return `<< /Type /Annot /Subtype /Widget /P 3 0 R /T (field ${at}) ${facts} /Rect [${place}] ${drawing} >>`;
  });
  return aPaper({
    page: `/Annots [${refs}]`,
    catalog: `/AcroForm << /Fields [${refs}] /DR << /Font << /F1 5 0 R >> >> ${form} >>`,
    objects: [
      ...widgets,
      ...drawings.map(({ draws, box = "/BBox [0 0 200 17]" }) =>
        streamOf(draws, `/Type /XObject /Subtype /Form ${box}`),
      ),
    ],
  });
}

/** As LiveCycle writes it: the form is data for one program, and the page says to wait. */
export function aFormOfOneProgram(): MadeFile {
  return aPaper({
    says: "Please wait... If this message is not eventually replaced, your viewer cannot show this document.",
    catalog: "/NeedsRendering true /AcroForm << /Fields [] /XFA 6 0 R >>",
    objects: [streamOf(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>`)],
  });
}

/** The same beside objects that are packed: whether there are fields among them is seen only once they are read. */
export function aPackedFormOfOneProgram(): MadeFile {
  return aPaper({
    says: "Please wait...",
    catalog: "/AcroForm << /Fields [] /XFA 6 0 R >>",
    objects: [
      streamOf(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>`),
      streamOf("9 0 null", "/Type /ObjStm /N 1 /First 4"),
    ],
  });
}

/** A form whose program is still named although it was printed: its page has its words. */
export function aPrintedForm(says: string): MadeFile {
  return aPaper({
    says,
    catalog: "/AcroForm << /Fields [] /XFA 6 0 R >>",
    objects: [streamOf(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>`)],
  });
}

/** Whole, and without a page; `counted` are said to be there. */
export function aPaperWithoutPages(counted = 0): MadeFile {
  return whole([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${"9 0 R ".repeat(counted)}] /Count ${counted} >>`,
  ]);
}

/** Asks for something as soon as it is opened, as each page is, and where it is clicked. */
export function aPaperWithScripts(says: string): MadeFile {
  const script = (words: string) => `<< /S /JavaScript /JS (app.alert\\("${words}"\\)) >>`;
  return aPaper({
    says,
    page: `/AA << /O ${script("page")} >> /Annots [6 0 R]`,
    catalog: `/OpenAction ${script("open")} /Names << /JavaScript << /Names [(a) ${script("named")}] >> >>`,
    objects: [`<< /Type /Annot /Subtype /Link /Rect [20 690 200 720] /A ${script("click")} >>`],
  });
}

/** What a scanner or a mail has put before the file's own beginning. */
export function aPaperAfter(before: string, says: string): MadeFile {
  return bytes(before, Buffer.from(aPaper({ says })).toString("latin1"));
}

function streamOf(content: string, facts = ""): string {
  return `<< /Length ${content.length} ${facts} >>\nstream\n${content}\nendstream`;
}

function whole(objects: readonly string[]): MadeFile {
  let body = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return bytes(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

function bytes(...parts: readonly string[]): MadeFile {
  return new Uint8Array(Buffer.from(parts.join(""), "latin1"));
}
