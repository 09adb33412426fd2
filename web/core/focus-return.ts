const LAYERS = "dialog, [role=dialog], [role=menu]";

type Stop = { layer: Element | null; element: HTMLElement };

/**
 * Gives the focus back to what opened a dialog. Mantine does so where `opened` turns false; ours are mounted open and
 * taken away, and the focus would be lost with them.
 */
export function returnFocus(): void {
  /** Where the focus was last in the page and in each layer above it, the lowest first. */
  const stops: Stop[] = [];
  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const layer = target.closest(LAYERS);
    const known = stops.findIndex((stop) => stop.layer === layer);
    if (known >= 0) stops.length = known;
    stops.push({ layer, element: target });
  };
  // What had the focus before anybody listened.
  note(document.activeElement);
  // React stops it on its way up from a part that it has not taken over yet.
  document.addEventListener("focusin", ({ target }) => note(target), { capture: true });
  new MutationObserver(() => {
    if (document.activeElement !== document.body || !stops.at(-1)?.layer) return;
    if (stops.at(-1)?.element.isConnected) return;
    while (stops.length > 0 && !stops.at(-1)?.element.checkVisibility()) stops.pop();
    stops.at(-1)?.element.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}
