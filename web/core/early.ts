type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What somebody has done on parts of a page that its scripts had not taken over; index.html notes it. A part is taken
 * over once React has left its mark on the elements.
 */
type Early = {
  presses: HTMLElement[];
  /** What was typed, by field. */
  texts: Map<Field, string>;
  isHeard: (element: Element) => boolean;
  end: () => void;
};

declare global {
  // oxlint-disable-next-line no-var -- a property of the window takes `var`
  var early: Early | undefined;
}

const LOOK_EVERY_MS = 50;
/** A part that has not come by then says so itself. */
const LOOK_FOR_MS = 20_000;

/** Does what was noted once more, each as soon as it is heard. */
export function replayEarly(noted: Early | undefined = globalThis.early): void {
  if (!noted) return;
  const until = Date.now() + LOOK_FOR_MS;
  const look = () => {
    for (const [field, text] of noted.texts) {
      if (!noted.isHeard(field)) continue;
      noted.texts.delete(field);
      typeAgain(field, text);
    }
    const pressed = noted.presses.filter((one) => noted.isHeard(one));
    noted.presses = noted.presses.filter((one) => !pressed.includes(one));
    for (const one of pressed) if (one.isConnected) one.click();
    if (Date.now() < until) setTimeout(look, LOOK_EVERY_MS);
    else noted.end();
  };
  look();
}

/** Sets the field by the way of the browser, past React's own, which would take it for what it knows already. */
function typeAgain(field: Field, text: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
