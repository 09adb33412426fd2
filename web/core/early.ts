type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Filled = { value: string; /** Undefined but for an input. */ checked: boolean | undefined };
/** Only index.html looks inside. */
type Place = { readonly element: HTMLElement };

/**
 * What somebody has done on parts of a page that its scripts had not taken over; index.html notes it. A part is taken
 * over once React has left its mark on the elements.
 */
type Early = {
  presses: Place[];
  /** What a shortcut was pressed with, before any was heard. */
  keys: KeyboardEventInit[];
  /** What has the focus, where it got it before it was taken over. */
  focused: Place | null;
  /** What was typed and chosen, by field. */
  fields: Map<Field, Filled & { place: Place }>;
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
    for (const [field, { place, ...filled }] of noted.fields) {
      const heard = heardAt(place);
      if (!heard) continue;
      noted.fields.delete(field);
      fillAgain(heard as Field, filled);
    }
    keepFocus(noted);
    noted.keys = noted.keys.filter((init) => isLostOnAll(init));
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

/** Gives back the focus that went with what stood there before. */
function keepFocus(noted: Early): void {
  const place = noted.focused;
  if (!place) return;
  const isElsewhere = ![document.body, place.element].includes(document.activeElement as HTMLElement);
  const isSettled = place.element.isConnected && document.activeElement === document.body;
  if (isElsewhere || isSettled || noted.isHeard(place.element)) noted.focused = null;
  else if (!place.element.isConnected) noted.elementAt(place)?.focus();
}

/** A shortcut that is heard does nothing else. */
const isLostOnAll = (init: KeyboardEventInit): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));

/** Fills the field by the way of the browser, past React's own, which would take it for what it knows already. */
function fillAgain(field: Field, { value, checked }: Filled): void {
  if (field.type === "checkbox" || field.type === "radio") {
    (field as HTMLInputElement).checked = !checked;
    field.click();
    return;
  }
  // Chosen files stay with their field, and no script may set them.
  if (field.type !== "file") {
    if ("defaultValue" in field) field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
