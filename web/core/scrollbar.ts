/** How long a scrollbar stays highlighted after the last scroll event, in milliseconds. */
export const SCROLL_HIGHLIGHT_MS = 1000;

/**
 * Marks whatever scrolls with the class `is-scrolling` until it has stood still for a second.
 * @returns takes the listener away again
 */
export function highlightScrollbars(root: Document): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const onScroll = (event: Event) => {
    const scrolled = event.target instanceof Element ? event.target : root.documentElement;
    clearTimeout(timers.get(scrolled));
    scrolled.classList.add("is-scrolling");
    timers.set(
      scrolled,
      setTimeout(() => {
        scrolled.classList.remove("is-scrolling");
        timers.delete(scrolled);
      }, SCROLL_HIGHLIGHT_MS),
    );
  };
  root.addEventListener("scroll", onScroll, { capture: true, passive: true });
  return () => {
    root.removeEventListener("scroll", onScroll, { capture: true });
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
