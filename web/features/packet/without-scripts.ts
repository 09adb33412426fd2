import { PDFDict, PDFName, type PDFPage } from "@cantoo/pdf-lib";

/** Where a link may lead: within the packet, or to a page of the web that a person sees before it is opened. */
const HARMLESS: ReadonlySet<string> = new Set(["GoTo", "URI"]);
const ACTIONS = PDFName.of("AA");
const ACTION = PDFName.of("A");

/** Takes away what a page does by itself or when it is clicked, but for links. */
export function withoutScripts(page: PDFPage): void {
  page.node.delete(ACTIONS);
  const annotations = page.node.Annots();
  for (let at = 0; annotations && at < annotations.size(); at += 1) {
    const annotation = annotations.lookup(at);
    if (!(annotation instanceof PDFDict)) continue;
    annotation.delete(ACTIONS);
    const action = annotation.lookup(ACTION);
    const kind = action instanceof PDFDict ? action.lookup(PDFName.of("S")) : undefined;
    if (action === undefined) continue;
    const isHarmless = kind instanceof PDFName && HARMLESS.has(kind.decodeText());
    if (isHarmless && action instanceof PDFDict) action.delete(PDFName.of("Next"));
    else annotation.delete(ACTION);
  }
}
