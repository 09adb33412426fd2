import {
  PageSizes,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";

import type { Document } from "#contracts/documents/shapes.ts";
import type { Step } from "#contracts/rules/types.ts";
import { type LeftOutReason, packet as copy } from "#web/copy/packet.ts";
import { CallError } from "#web/core/errors.ts";
import { call } from "#web/core/reader.ts";

import { type ContentsHead, type ContentsLine, drawContents, pagesNeeded } from "./contents-page.ts";
import { addPaper, LeftOut } from "./paper-pages.ts";
import { PAGE } from "./pen.ts";
import { drawRules } from "./rules-page.ts";

export type PacketPaper = Pick<Document, "id" | "name" | "fileName" | "mediaType"> & { note: string };
export type Packet = {
  file: Blob;
  pages: number;
  papers: number;
  leftOut: { id: number; name: string; reason: LeftOutReason }[];
};

/** What the border asks, on the day the packet is made. */
export type PacketRules = { steps: readonly Step[]; today: string };
type Watch = { signal: AbortSignal; onProgress: (done: number) => void };

/**
 * All papers as one PDF after a page of contents whose lines lead to them; so do the reader's own bookmarks. What cannot
 * be put in is named with its reason, in the contents too. The rules come last, each with the address where it stands.
 * @throws where the line is lost or the signal says stop
 */
export async function makePacket(
  head: ContentsHead,
  papers: readonly PacketPaper[],
  rules: PacketRules,
  { signal, onProgress }: Watch,
): Promise<Packet> {
  const packet = await PDFDocument.create();
  packet.setTitle(`${head.title} – ${copy.title}`, { showInWindowTitleBar: true });
  const leftOut: Packet["leftOut"] = [];
  const added: { paper: PacketPaper; pages: PDFPage[] | null; reason?: LeftOutReason }[] = [];
  for (const [done, paper] of papers.entries()) {
    onProgress(done);
    try {
      // One file at a time: a phone has no room for all of them.
      // oxlint-disable-next-line no-await-in-loop
      const file = await fileOf(paper, signal);
      // oxlint-disable-next-line no-await-in-loop
      added.push({ paper, pages: await addPaper(packet, file, paper.mediaType) });
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      leftOut.push({ id: paper.id, name: paper.name, reason: error.reason });
      added.push({ paper, pages: null, reason: error.reason });
    }
    signal.throwIfAborted();
  }
  onProgress(papers.length);

  const rulePages = await addRules(packet, rules);
  let next = pagesNeeded(added.length + (rulePages.length > 0 ? 1 : 0)) + 1;
  const targets: { line: ContentsLine; page: PDFPage | undefined }[] = added.map(
    ({ paper, pages, reason }) => {
      const line: ContentsLine = {
        name: paper.name,
        note: reason ? copy.reasons[reason] : paper.note,
        page: pages ? next : null,
      };
      next += pages?.length ?? 0;
      return { line, page: pages?.[0] };
    },
  );
  const [firstOfRules] = rulePages;
  if (firstOfRules)
    targets.push({ line: { name: copy.rules, note: copy.rulesNote, page: next }, page: firstOfRules });
  await addContents(packet, head, targets);
  addBookmarks(packet, targets);
  const bytes = await packet.save();
  signal.throwIfAborted();
  return {
    file: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/pdf" }),
    pages: packet.getPageCount(),
    papers: papers.length - leftOut.length,
    leftOut,
  };
}

async function addRules(packet: PDFDocument, { steps, today }: PacketRules): Promise<PDFPage[]> {
  const pages: PDFPage[] = [];
  for (const { picture, links } of await drawRules(steps, today)) {
    const page = packet.addPage(PageSizes.A4);
    // oxlint-disable-next-line no-await-in-loop
    const image = await packet.embedJpg(await picture.arrayBuffer());
    page.drawImage(image, { x: 0, y: 0, width: PAGE.width, height: PAGE.height });
    for (const { url, top, height } of links) {
      const action = { Type: "Action", S: "URI", URI: PDFString.of(url) };
      page.node.addAnnot(place(packet, url, { top, height, A: action }));
    }
    pages.push(page);
  }
  return pages;
}

async function fileOf({ id }: PacketPaper, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  try {
    return await Promise.race([read(`/files/${id}`), stopped(signal)]);
  } catch (error) {
    const isGone = error instanceof CallError && (error.status === 404 || error.status === 410);
    throw isGone ? new LeftOut("gone") : error;
  }
}

async function read(address: string): Promise<Blob> {
  return (await call("GET", address)).blob();
}

/** Fails as soon as the signal says stop: a file on a bad line is not waited for. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Stopped")), { once: true });
  });
}

type Target = { line: ContentsLine; page: PDFPage | undefined };

async function addContents(
  packet: PDFDocument,
  head: ContentsHead,
  targets: readonly Target[],
): Promise<void> {
  const drawn = await drawContents(
    head,
    targets.map(({ line }) => line),
  );
  const pageOf = new Map(targets.map(({ line, page }) => [line, page]));
  for (const [at, { picture, lines }] of drawn.entries()) {
    const page = packet.insertPage(at, PageSizes.A4);
    // oxlint-disable-next-line no-await-in-loop
    const image = await packet.embedPng(await picture.arrayBuffer());
    page.drawImage(image, { x: 0, y: 0, width: PAGE.width, height: PAGE.height });
    for (const { line, top, height } of lines) {
      const target = pageOf.get(line);
      if (target) page.node.addAnnot(place(packet, line.name, { top, height, Dest: [target.ref, "Fit"] }));
    }
  }
}

type Way = { top: number; height: number } & (
  | { Dest: [PDFRef, "Fit"] }
  | { A: Record<string, string | PDFString> }
);

/** The place on a page that leads somewhere: to another page, or out. */
function place(packet: PDFDocument, name: string, { top, height, ...way }: Way): PDFRef {
  const upper = PAGE.height - top;
  return packet.context.register(
    packet.context.obj({
      Type: "Annot",
      Subtype: "Link",
      Rect: [40, upper - height, PAGE.width - 40, upper],
      Border: [0, 0, 0],
      Contents: PDFHexString.fromText(name),
      ...way,
    }),
  );
}

/** The reader's own list beside the pages; its letters are text, in the order they are spoken. */
function addBookmarks(packet: PDFDocument, targets: readonly Target[]): void {
  const { context } = packet;
  const reached = targets.flatMap(({ line, page }) => (page ? [{ line, page }] : []));
  if (reached.length === 0) return;
  const root = context.nextRef();
  const refs = reached.map(() => context.nextRef());
  for (const [at, { line, page }] of reached.entries()) {
    const [ref, before, after] = [refs[at], refs[at - 1], refs[at + 1]];
    if (!ref) continue;
    const item = context.obj({
      Title: PDFHexString.fromText(line.name),
      Parent: root,
      Dest: [page.ref, "Fit"],
      ...(before && { Prev: before }),
      ...(after && { Next: after }),
    });
    context.assign(ref, item);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  context.assign(root, context.obj({ Type: "Outlines", First: first, Last: last, Count: refs.length }));
  packet.catalog.set(PDFName.of("Outlines"), root);
  packet.catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
}
