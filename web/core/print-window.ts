/**
 * Opens a window of its own with a copy of `part`, in the page's styles and the light scheme, and prints it.
 * @returns false where the browser blocked the window
 */
export function printInWindow(part: Element, title: string): boolean {
  const opened = window.open("", "_blank", "popup,width=900,height=1000");
  if (!opened) return false;
  const paper = opened.document;
  paper.title = title;
  paper.documentElement.lang = document.documentElement.lang;
  paper.documentElement.style.cssText = document.documentElement.style.cssText;
  paper.documentElement.dataset["mantineColorScheme"] = "light";
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    paper.head.append(paper.importNode(sheet, true));
  }
  const body = paper.createElement("main");
  body.style.padding = "24px";
  body.append(paper.importNode(part, true));
  paper.body.append(body);
  void whenStyled(paper).then(() => opened.print());
  return true;
}

/** Without its style sheets the paper would be printed bare. */
async function whenStyled(paper: Document): Promise<void> {
  const links = [...paper.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve) => {
          if (link.sheet) resolve();
          link.addEventListener("load", () => resolve());
          link.addEventListener("error", () => resolve());
        }),
    ),
  );
}
