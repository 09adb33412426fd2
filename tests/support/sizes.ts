import type { Page } from "playwright-core";

/** The least a finger hits with certainty, in CSS pixels. */
const FINGERTIP = 44;

/**
 * What can be pressed on the page and is smaller than a fingertip, one line each: its name and what there is to press,
 * which may reach past what is drawn. Links within a sentence are as high as its lines.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressable =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=menuitem], [role=switch], [role=slider]";
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest(".sr-only, [aria-hidden=true], [inert]") === null &&
      !element.matches(":disabled, [type=file]");
    /** A box that is ticked is pressed on its words too. */
    const reach = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, ...(/^(checkbox|radio)$/.test(element.getAttribute("type") ?? "") ? labels : [])];
    };
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const around = element.parentElement?.innerText ?? "";
      return around.trim().length > (element.textContent ?? "").trim().length;
    };
    const isHit = (elements: Element[], x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null &&
        elements.some((element) => element.contains(hit) || (hit.contains(element) && hit.matches("label")))
      );
    };
    return [...document.querySelectorAll(pressable)].filter(isSeen).flatMap((element) => {
      if (isInSentence(element)) return [];
      element.scrollIntoView({ block: "center", inline: "nearest" });
      const elements = reach(element);
      const boxes = elements.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      const grown = (distance: number, dx: number, dy: number) => {
        let far = 0;
        while (far < distance && isHit(elements, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
      };
      const width = Math.max(right - left, grown(least / 2, -1, 0) + grown(least / 2, 1, 0));
      const height = Math.max(bottom - top, grown(least / 2, 0, -1) + grown(least / 2, 0, 1));
      if (width >= least - 2 && height >= least - 2) return [];
      const name =
        element.getAttribute("aria-label") ??
        (element.textContent?.trim() || element.getAttribute("name") || element.id);
      return [
        `${element.tagName.toLowerCase()} "${name.slice(0, 60)}" ${Math.round(width)} x ${Math.round(height)}`,
      ];
    });
  }, FINGERTIP);
}

/** Fields whose text a phone would zoom at, since it is smaller than 16 px. */
export function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("input, select, textarea")]
      .filter(
        (field) =>
          field.checkVisibility() &&
          !field.matches("[type=checkbox], [type=radio], [type=file], [type=range], [type=color]"),
      )
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(
        (field) =>
          `${field.getAttribute("aria-label") ?? field.getAttribute("name") ?? field.id} ${getComputedStyle(field).fontSize}`,
      ),
  );
}

/**
 * Words that are cut: they reach past the edge of the window, or of a box that hides what does not fit. A text that ends
 * with dots may be read in full elsewhere and counts as whole.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || !holder.checkVisibility({ visibilityProperty: true }))
        continue;
      if (holder.closest(".sr-only, [aria-hidden=true], svg, noscript, style, script")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width === 0) continue;
        let cutBy: string | null = null;
        let isScrolled = { x: false, y: false };
        for (
          let around: Element | null = holder;
          around !== null && cutBy === null;
          around = around.parentElement
        ) {
          const style = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
          if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break;
          if (
            !isScrolled.x &&
            hides(style.overflowX) &&
            (box.right > edge.right + 1 || box.left < edge.left - 1)
          )
            cutBy = around.className;
          if (
            !isScrolled.y &&
            hides(style.overflowY) &&
            (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)
          )
            cutBy = around.className;
          const scrolls = /auto|scroll/;
          isScrolled = {
            x: isScrolled.x || (scrolls.test(style.overflowX) && around.scrollWidth > around.clientWidth),
            y: isScrolled.y || (scrolls.test(style.overflowY) && around.scrollHeight > around.clientHeight),
          };
        }
        const isOutside = box.right > window.innerWidth + 1 || box.left < -1;
        if (cutBy === null && isOutside && !isScrolled.x) cutBy = "window";
        if (cutBy !== null) found.push(`"${node.textContent.trim().slice(0, 40)}" by ${cutBy}`);
      }
    }
    return [...new Set(found)];
  });
}
