const LAYERS = "dialog, [role=dialog], [role=menu]";

type Stop = { layer: Element | null; element: HTMLElement };

/**
 * Gives the focus back to what opened a dialog. Mantine does so where `opened` turns false; ours are mounted open and
 * taken away, and the focus would be lost with them.
 */
export function returnFocus(): void {
  /** Where the focus was last in the page and in each layer above it, the lowest first. */
  const stops: Stop[] = [];
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const layer = target.closest(LAYERS);
    const known = stops.findIndex((stop) => stop.layer === layer);
    if (known >= 0) stops.length = known;
    stops.push({ layer, element: target });
  });
  new MutationObserver(() => {
    if (document.activeElement !== document.body || !stops.at(-1)?.layer) return;
    if (stops.at(-1)?.element.isConnected) return;
    while (stops.length > 0 && !stops.at(-1)?.element.checkVisibility()) stops.pop();
    stops.at(-1)?.element.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}
