import { EncryptedPDFError, PageSizes, PDFDocument, type PDFPage } from "@cantoo/pdf-lib";

import type { MediaType } from "#contracts/documents/shapes.ts";
import type { LeftOutReason } from "#web/copy/packet.ts";
import { uprightJpeg } from "#web/core/upright.ts";

import { drawForm } from "./draw-form.ts";
import { withoutScripts } from "./without-scripts.ts";

/** Room around a picture, in points. */
const MARGIN = 28;

/** Why a paper cannot stand in a packet. */
export class LeftOut extends Error {
  readonly reason: LeftOutReason;
  constructor(reason: LeftOutReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Puts a paper's pages at the end of the packet: a PDF's own, a picture on a page of its shape.
 * @throws LeftOut for one that is locked or cannot be read; nothing of it is in the packet then
 */
export async function addPaper(packet: PDFDocument, file: Blob, mediaType: MediaType): Promise<PDFPage[]> {
  try {
    return mediaType === "application/pdf"
      ? await addPages(packet, file)
      : [await addPicture(packet, file, mediaType)];
  } catch (error) {
    throw error instanceof LeftOut ? error : new LeftOut("unreadable");
  }
}

async function addPages(packet: PDFDocument, file: Blob): Promise<PDFPage[]> {
  const paper = await unlocked(await file.arrayBuffer());
  await drawForm(paper).catch(() => {
    throw new LeftOut("form");
  });
  const pages = await packet.copyPages(paper, paper.getPageIndices());
  if (pages.length === 0) throw new LeftOut("unreadable");
  for (const page of pages) {
    withoutScripts(page);
    packet.addPage(page);
  }
  return pages;
}

/** One that may be read by everybody but not printed or changed is sealed with the empty password. */
async function unlocked(bytes: ArrayBuffer): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, password: "" });
  } catch (error) {
    const isLocked = error instanceof EncryptedPDFError || /password|encrypt/i.test(String(error));
    throw new LeftOut(isLocked ? "locked" : "unreadable");
  }
}

async function addPicture(packet: PDFDocument, file: Blob, mediaType: MediaType): Promise<PDFPage> {
  const image =
    mediaType === "image/png"
      ? await packet.embedPng(await file.arrayBuffer())
      : await packet.embedJpg(await (await uprightJpeg(file)).arrayBuffer());
  const [short, long] = PageSizes.A4;
  const [width, height] = image.width > image.height ? [long, short] : [short, long];
  const page = packet.addPage([width, height]);
  const scale = Math.min((width - 2 * MARGIN) / image.width, (height - 2 * MARGIN) / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  page.drawImage(image, { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 });
  return page;
}
