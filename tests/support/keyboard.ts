import type { Page } from "playwright-core";

/** What the page's own record of a walk says, once Tab has been all the way round. */
export type Walk = {
  /** Names of what a mouse can use and no key reaches. */
  unreached: string[];
  /** Names of what looks the same with and without the focus. */
  unseen: string[];
  /** Names of what puts itself before the order of the page. */
  jumpers: string[];
  /** Stops of Tab. */
  stops: number;
  isRound: boolean;
};

/** More stops than any page has; a walk that is not round by then is in a trap. */
const MOST_STOPS = 600;
const STOPS_AT_ONCE = 25;

/** Walks a page, or an open dialog of it, by Tab, and by arrows within what is one stop for Tab. */
export async function walk(page: Page, within = "body"): Promise<Walk> {
  await page.evaluate(record, within);
  for (let stop = 0; stop < MOST_STOPS; stop += STOPS_AT_ONCE) {
    // The key is held down: Chromium moves the focus once for each repetition.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(Array.from({ length: STOPS_AT_ONCE }, () => page.keyboard.down("Tab")));
    // oxlint-disable-next-line no-await-in-loop
    if (await page.evaluate(() => window.walked.isRound())) break;
  }
  await page.keyboard.up("Tab");
  const groups = await page.evaluate(() => window.walked.groups());
  for (const group of groups) {
    // oxlint-disable-next-line no-await-in-loop
    const keys = await page.evaluate((at) => window.walked.enter(at), group);
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press(key);
    }
  }
  return page.evaluate(() => window.walked.result());
}

type Record = {
  isRound: () => boolean;
  /** Groups with members that arrows have to reach. */
  groups: () => number[];
  /** Puts the focus where Tab put it in a group. @returns the keys that go through the rest. */
  enter: (group: number) => string[];
  result: () => Walk;
  end: () => void;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to what is declared
  interface Window {
    walked: Record;
  }
}

/** Runs in the page: it keeps what gets the focus, and what that changes to the eye. */
function record(within: string): void {
  const CONTROLS =
    "a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=option],[role=menuitem]";
  const GROUPS = "[role=tablist],[role=radiogroup],[role=grid],[role=listbox],[role=menu],[role=toolbar]";
  const still = document.createElement("style");
  still.textContent = "*{transition:none!important;animation:none!important;caret-color:transparent}";
  document.head.append(still);

  const handlersOf = (element: Element): { onClick?: unknown } =>
    (Object.entries(element).find(([key]) => key.startsWith("__reactProps$"))?.[1] ?? {}) as object;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.getBoundingClientRect().height > 1 &&
    !element.closest("[inert]");
  const isEnabled = (element: Element) => !element.matches(":disabled");
  const nameOf = (element: Element) => {
    const label =
      element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    const words = (label ?? element.textContent).trim().slice(0, 60);
    return `${element.getAttribute("role") ?? element.localName} '${words}'`;
  };
  const pointed = (element: Element) => getComputedStyle(element).cursor === "pointer";
  /** Every element that answers a mouse; of nested ones the outermost that only looks as if. */
  const targets = [...document.querySelectorAll(`${within} *`)].filter((element) => {
    if (!isShown(element) || !isEnabled(element)) return false;
    if (element.matches(CONTROLS) || handlersOf(element).onClick) return true;
    if (element.hasAttribute("tabindex")) return element.getAttribute("tabindex") !== "-1";
    return pointed(element) && !(element.parentElement && pointed(element.parentElement));
  });

  const visited = new Set<Element>();
  const unseen = new Set<string>();
  let stops = 0;
  let isRound = false;
  let first: Element | null = null;
  let last: { element: Element; look: string } | null = null;

  /** What of an element and of what stands around it an eye could notice. */
  const lookOf = (element: Element) => {
    const around = [element, element.nextElementSibling];
    for (let up = element.parentElement; up && around.length < 8; up = up.parentElement) around.push(up);
    return around
      .flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, "::after")] : []))
      .map((style) => {
        const outline = style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineColor}`;
        return `${outline}|${style.boxShadow}|${style.borderColor}|${style.backgroundColor}`;
      })
      .join();
  };
  if ("walked" in window) window.walked.end();
  const ended = new AbortController();
  const onFocus = ({ target, isTrusted }: FocusEvent) => {
    if (!isTrusted || !(target instanceof Element)) return;
    if (last?.element.isConnected && last.element !== target && lookOf(last.element) === last.look)
      unseen.add(nameOf(last.element));
    if (target === first) isRound = true;
    first ??= target;
    stops += 1;
    visited.add(target);
    last = { element: target, look: lookOf(target) };
  };
  // React stops what happens on a part that it has not taken over yet, and tells it once more afterwards.
  document.addEventListener("focusin", onFocus, { capture: true, signal: ended.signal });

  const isReached = (element: Element) => {
    const control = (element.closest("label") ?? element.querySelector("label"))?.control;
    return [...visited].some(
      (one) =>
        one === control ||
        one.contains(element) ||
        (!element.matches(CONTROLS) && element.contains(one)) ||
        (!one.isConnected && nameOf(one) === nameOf(element)),
    );
  };
  const missing = () =>
    targets.filter((element) => element.isConnected && isShown(element) && !isReached(element));
  const groupOf = (element: Element) => {
    const control = element.closest("label")?.control ?? element;
    return control.closest(GROUPS) ?? control.closest("fieldset");
  };
  let groups: Element[] = [];
  window.walked = {
    isRound: () => isRound,
    groups: () => {
      groups = [...new Set(missing().flatMap((element) => groupOf(element) ?? []))];
      return groups.map((_, at) => at);
    },
    enter: (at) => {
      const group = groups[at];
      const start = [...visited].find((one) => group?.contains(one) && one.isConnected);
      if (!group || !(start instanceof HTMLElement)) return [];
      start.focus();
      const size = targets.filter((one) => group.contains(one)).length;
      const keys = Array.from({ length: Math.min(size, 7) }, () => "ArrowRight");
      if (group.getAttribute("role") !== "grid") return keys;
      return Array.from({ length: Math.ceil(size / 7) }, () => [...keys, "ArrowDown"]).flat();
    },
    result: () => ({
      unreached: missing().map(nameOf),
      unseen: [...unseen],
      jumpers: [...document.querySelectorAll("[tabindex]")]
        .filter((element) => Number(element.getAttribute("tabindex")) > 0)
        .map(nameOf),
      stops,
      isRound,
    }),
    end: () => ended.abort(),
  };
}
