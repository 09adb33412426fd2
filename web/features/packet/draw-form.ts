import {
  PDFCheckBox,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFName,
  PDFTextField,
} from "@cantoo/pdf-lib";

import { blobOf } from "#web/core/upright.ts";

/** Dots for each point of what is drawn in. */
const DOTS = 3;
const ROOM = 2;
const LARGEST = 12;

/**
 * Draws what was filled into a paper's form onto its pages and takes the form away: pages that are copied leave their
 * fields behind. What the program that filled it has drawn stays as it is; where it has drawn nothing, the letters of the
 * reader's own system are used, which have every script.
 */
export async function drawForm(paper: PDFDocument): Promise<void> {
  if (!paper.catalog.has(PDFName.of("AcroForm"))) return;
  const form = paper.getForm();
  form.deleteXFA();
  for (const field of form.getFields()) {
    await drawUndrawn(paper, field);
  }
  form.flatten({ updateFieldAppearances: false });
}

async function drawUndrawn(paper: PDFDocument, field: PDFField): Promise<void> {
  const words = wordsOf(field);
  if (words === "") return;
  for (const widget of field.acroField.getWidgets()) {
    if (widget.getAppearances()?.normal !== undefined) continue;
    const { x, y, width, height } = widget.getRectangle();
    const page = paper.getPages().find(({ ref, node }) => ref === widget.P() || holds(node, widget.dict));
    if (!page || width <= 0 || height <= 0) continue;
    const image = await paper.embedPng(await (await picture(words, width, height)).arrayBuffer());
    page.drawImage(image, { x, y, width, height });
  }
}

type PageNode = ReturnType<PDFDocument["getPages"]>[number]["node"];

function holds(page: PageNode, widget: unknown): boolean {
  const all = page.Annots();
  return (
    all !== undefined &&
    Array.from({ length: all.size() }, (_, at) => all.lookup(at)).includes(widget as never)
  );
}

function wordsOf(field: PDFField): string {
  if (field instanceof PDFTextField) return field.getText() ?? "";
  if (field instanceof PDFDropdown) return field.getSelected().join(", ");
  return field instanceof PDFCheckBox && field.isChecked() ? "X" : "";
}

async function picture(words: string, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * DOTS);
  canvas.height = Math.ceil(height * DOTS);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw a form");
  pen.scale(DOTS, DOTS);
  const lines = words.split(/\r\n?|\n/);
  const size = Math.min(LARGEST, (height - ROOM) / lines.length / 1.2);
  pen.font = `${size}px sans-serif`;
  pen.textBaseline = "middle";
  for (const [at, line] of lines.entries()) {
    pen.fillText(line, ROOM, ((at + 0.5) * height) / lines.length, width - 2 * ROOM);
  }
  return blobOf(canvas, "image/png");
}
