import { openBrowser, visit } from "#tests/support/browser.ts";
import { aPortal } from "#tests/support/portal.ts";

import { medianOf, percentileOf, print } from "./figures.ts";

const KEYSTROKES = 60;

/**
 * How long the planner takes for a keystroke in a real browser: from the event to the end of all that it sets off, the
 * rules and the drawing of the steps. A frame has 16 ms.
 */
export async function measurePlanner(): Promise<void> {
  const portal = await aPortal();
  const browser = await openBrowser();
  try {
    const page = await visit(browser, portal, "/planner");
    await page.getByRole("combobox", { name: "To", exact: true }).selectOption({ label: "Australia" });
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { keystrokes: times });
      const { port1, port2 } = new MessageChannel();
      let started = 0;
      // A message comes after the event and everything that it has queued.
      port1.addEventListener("message", () => times.push(performance.now() - started));
      port1.start();
      window.addEventListener(
        "input",
        () => {
          started = performance.now();
          port2.postMessage(null);
        },
        { capture: true },
      );
    });
    const breed = page.getByLabel("Breed");
    await breed.focus();
    for (let stroke = 0; stroke < KEYSTROKES; stroke += 1)
      await page.keyboard.press(stroke % 12 === 11 ? "Space" : "a");
    const times = await page.evaluate(() => (window as unknown as { keystrokes: number[] }).keystrokes);
    print("planner: a keystroke in the browser", "median", "p95");
    print(
      `${times.length} keystrokes, in milliseconds`,
      medianOf(times).toFixed(1),
      percentileOf(times, 95).toFixed(1),
    );
  } finally {
    await browser.close();
    await portal.stop();
  }
}
