import type { Page } from "playwright-core";

/** One press and how long the page took to draw something new because of it, in milliseconds; null where it never did. */
export type Answer = { on: string; ms: number | null };

/**
 * Measures from now on, in the page itself: from a click, or from the choice of a file, to the frame that shows a change
 * within the window. What is drawn elsewhere, hidden or under something else is no answer.
 */
export async function measureAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answers: { on: string; ms: number | null }[] = [];
    Object.assign(window, { answers });

    const isSeen = (node: Node): boolean => {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element === document.body || element === document.documentElement) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || bottom <= 0 || top >= innerHeight) return false;
      const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint((left + right) / 2, middle);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const isSeenChange = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean => {
      if (type !== "childList") return isSeen(target);
      return [...addedNodes].some(isSeen) || (removedNodes.length > 0 && isSeen(target));
    };
    const measure = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const pressed =
        event.type === "change"
          ? target?.closest("input[type=file]")
          : target?.closest("button, a, [role=tab]");
      if (!pressed) return;
      const words = pressed.textContent?.trim() || (pressed.getAttribute("aria-label") ?? event.type);
      const answer = { on: words, ms: null as number | null };
      answers.push(answer);
      const watcher = new MutationObserver((changes) => {
        if (!changes.some(isSeenChange)) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          answer.ms = performance.now() - event.timeStamp;
        });
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    };
    window.addEventListener("click", measure, { capture: true });
    window.addEventListener("change", measure, { capture: true });
  });
}

/** What was measured since the page was loaded. */
export function answersOf(page: Page): Promise<Answer[]> {
  return page.evaluate(() => (window as unknown as { answers: Answer[] }).answers);
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}
