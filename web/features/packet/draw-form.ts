import {
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from "@cantoo/pdf-lib";

import { type Drawing, drawingOf, says } from "./field-drawing.ts";
import { isButton, isField, isHidden, settingOf, wordsOf } from "./form-field.ts";
import { pictureOfWords } from "./words-picture.ts";

const FORM = PDFName.of("AcroForm");
const ANNOTATIONS = PDFName.of("Annots");

type Box = { x: number; y: number; width: number; height: number };

/**
 * Draws what was filled into a paper's form onto its pages and takes the form away: pages that are copied leave their
 * fields behind. What the program that filled it has drawn stays as it is; where it has drawn nothing, or what stood there
 * before, the letters of the reader's own system are used, which have every script.
 */
export async function drawForm(paper: PDFDocument): Promise<void> {
  const form = paper.catalog.lookup(FORM);
  const facts = form instanceof PDFDict ? form : paper.context.obj({});
  for (const page of paper.getPages()) {
    const all = page.node.lookup(ANNOTATIONS);
    if (!(all instanceof PDFArray)) continue;
    const others = [];
    for (const reference of all.asArray()) {
      const one = paper.context.lookup(reference);
      // Fields of a page lie over each other in their order.
      // oxlint-disable-next-line no-await-in-loop
      if (isField(one)) await drawField(paper, page, one, facts);
      else others.push(reference);
    }
    page.node.set(ANNOTATIONS, paper.context.obj(others));
  }
  paper.catalog.delete(FORM);
}

async function drawField(paper: PDFDocument, page: PDFPage, field: PDFDict, form: PDFDict): Promise<void> {
  const box = boxOf(field.lookup(PDFName.of("Rect")));
  if (isHidden(field) || box.width <= 0 || box.height <= 0) return;
  const words = wordsOf(field);
  const drawing = drawingOf(field);
  const said = drawing && says(drawing);
  // The program asks whoever shows the form to draw it, and may have left what stood there before.
  const isOld =
    !isButton(field) &&
    form.lookup(PDFName.of("NeedAppearances")) === PDFBool.True &&
    said?.words !== words.replaceAll(/\s/gu, "");
  if (drawing && !isOld) draw(page, drawing, box, form);
  if (words !== "" && (!said || isOld || (!said.isShown && !isButton(field)))) {
    await drawWords(paper, page, { field, words, box });
  }
}

/** ISO 32000-1, 12.5.5, algorithm 8.1: the drawing's own box, as it turns it, fills the field. */
function draw(page: PDFPage, { reference, stream }: Drawing, box: Box, form: PDFDict): void {
  const { dict } = stream;
  const own = boxOf(dict.lookup(PDFName.of("BBox")));
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(dict.lookup(PDFName.of("Matrix")));
  const corners = [own.x, own.x + own.width].flatMap((x) =>
    [own.y, own.y + own.height].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [bottom, top] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  if (right <= left || top <= bottom) return;
  const [across, up] = [box.width / (right - left), box.height / (top - bottom)];
  dict.set(PDFName.of("Type"), PDFName.of("XObject"));
  dict.set(PDFName.of("Subtype"), PDFName.of("Form"));
  const fonts = form.get(PDFName.of("DR"));
  if (fonts && !dict.has(PDFName.of("Resources"))) dict.set(PDFName.of("Resources"), fonts);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(across, 0, 0, up, box.x - left * across, box.y - bottom * up),
    drawObject(page.node.newXObject("Field", reference)),
    popGraphicsState(),
  );
}

type Written = { field: PDFDict; words: string; box: Box };

async function drawWords(paper: PDFDocument, page: PDFPage, { field, words, box }: Written): Promise<void> {
  const { x, y, width, height } = box;
  const turn = turnOf(field);
  const [across, up] = turn % 180 === 0 ? [width, height] : [height, width];
  const picture = await pictureOfWords(words, { width: across, height: up }, settingOf(field));
  page.drawImage(await paper.embedPng(await picture.arrayBuffer()), {
    x: turn === 90 || turn === 180 ? x + width : x,
    y: turn === 180 || turn === 270 ? y + height : y,
    width: across,
    height: up,
    rotate: degrees(turn),
  });
}

/** How far a field is turned on its page, against the clock. */
function turnOf(field: PDFDict): number {
  const looks = field.lookup(PDFName.of("MK"));
  const turn = looks instanceof PDFDict ? looks.lookup(PDFName.of("R")) : undefined;
  return turn instanceof PDFNumber ? (((Math.round(turn.asNumber() / 90) * 90) % 360) + 360) % 360 : 0;
}

function numbersOf(array: unknown): number[] {
  if (!(array instanceof PDFArray)) return [];
  return Array.from({ length: array.size() }, (_, at) => array.lookup(at)).flatMap((one) =>
    one instanceof PDFNumber ? [one.asNumber()] : [],
  );
}

function boxOf(array: unknown): Box {
  const [ax = 0, ay = 0, bx = 0, by = 0] = numbersOf(array);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
}
