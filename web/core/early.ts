type Field = HTMLInputElement | HTMLTextAreaElement;
/** Only index.html looks inside. */
type Place = { readonly element: HTMLElement };

/**
 * What somebody has done on parts of a page that its scripts had not taken over; index.html notes it. A part is taken
 * over once React has left its mark on the elements.
 */
type Early = {
  presses: Place[];
  /** What was typed, by field. */
  texts: Map<Field, { place: Place; text: string }>;
  isHeard: (element: Element) => boolean;
  /** The element there, or the one that has come in its stead. */
  elementAt: (place: Place) => HTMLElement | undefined;
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
  const heardAt = (place: Place) => {
    const element = noted.elementAt(place);
    return element && noted.isHeard(element) ? element : null;
  };
  const look = () => {
    for (const [field, { place, text }] of noted.texts) {
      const heard = heardAt(place);
      if (!heard) continue;
      noted.texts.delete(field);
      typeAgain(heard as Field, text);
    }
    const waiting: Place[] = [];
    for (const place of noted.presses.splice(0)) {
      const heard = heardAt(place);
      if (heard) heard.click();
      else waiting.push(place);
    }
    noted.presses.push(...waiting);
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
