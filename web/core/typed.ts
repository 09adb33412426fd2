type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is looked for and what is known by heart is no work, and a button has no text of anybody's. */
const NOTHING_TYPED = new Set(["search", "hidden", "submit", "button", "reset", "password"]);

const valueOf = (field: Field): string => {
  if (!(field instanceof HTMLInputElement)) return field.value;
  if (field.type === "checkbox" || field.type === "radio") return String(field.checked);
  return field.value;
};

const isText = (field: Field): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !["checkbox", "radio"].includes(field.type));

const valuesOf = (form: HTMLFormElement): Map<Field, string> =>
  new Map(
    [...form.elements].flatMap((field) =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement) &&
      !NOTHING_TYPED.has(field.type) &&
      field.autocomplete !== "one-time-code"
        ? [[field, valueOf(field)] as const]
        : [],
    ),
  );

/** How what was sent in this time has ended: null while nothing has been sent. */
type Sending = (from: number, until: number) => "failed" | "taken" | "saved" | null;

type Sent = { readonly at: number; until: number; readonly values: Map<Field, string> };

/** What stands in the fields of a form, against what stood there before anybody touched it. */
export class Typed {
  #before = new Map<Field, string>();
  /** What was last seen in each field, also in those that have gone since. */
  #seen = new Map<Field, string>();
  /** Fields that have come since somebody touched the form. */
  #come = new Set<Field>();
  #isMoreKept = false;
  #isTouched = false;
  #sent: Sent | null = null;
  readonly #sending: Sending;

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  /**
   * After each drawing. Until somebody touches it, a form may fill itself.
   * @param isMore something that is in no field is there too
   */
  drawn(form: HTMLFormElement, isMore: boolean): void {
    const ended = this.#ended();
    if (this.#sent && ended === "saved") {
      this.#isTouched = this.#sent.until < Infinity;
      const kept = [...this.#before, ...this.#sent.values];
      this.#begin(new Map(kept.filter(([field]) => field.isConnected)));
      this.#isMoreKept = isMore;
    }
    // Sent back by its own check, it has sent nothing.
    if (ended === null && form.querySelector("[aria-invalid=true]")) this.#sent = null;
    if (!this.#isTouched) this.#begin(valuesOf(form), this.#sent);
    this.#isMoreKept &&= isMore;
  }

  /** Before a change: fields that have come since are as they begin. */
  touched(form: HTMLFormElement, isTyped: boolean): void {
    this.#isTouched = true;
    if (this.#sent && isTyped) this.#sent.until = Math.min(this.#sent.until, Date.now());
    for (const [field, value] of valuesOf(form)) {
      if (!this.#before.has(field)) {
        this.#before.set(field, value);
        this.#come.add(field);
      }
      this.#seen.set(field, value);
    }
  }

  sent(form: HTMLFormElement): void {
    this.#sent = { at: Date.now(), until: Infinity, values: valuesOf(form) };
  }

  isChanged(form: HTMLFormElement, isMore: boolean): boolean {
    this.drawn(form, isMore);
    const now = valuesOf(form);
    const isAs = (then: Map<Field, string>) =>
      [...now].every(([field, value]) => (then.get(field) ?? value) === value);
    if (isAs(this.#before) && !this.#hasLost(now) && (!isMore || this.#isMoreKept)) return false;
    // What is on its way is no longer only here; a form closes itself before its answer is told to everybody.
    return !(this.#sent && isAs(this.#sent.values) && this.#ended() === "taken");
  }

  /** What stands there now is kept or given up. */
  settle(form: HTMLFormElement, isMore: boolean): void {
    this.#begin(valuesOf(form));
    this.#isMoreKept = isMore;
  }

  #ended() {
    return this.#sent && this.#sending(this.#sent.at, this.#sent.until);
  }

  #begin(values: Map<Field, string>, sent: Sent | null = null): void {
    this.#before = values;
    this.#seen = new Map(values);
    this.#come.clear();
    this.#sent = sent;
  }

  /** Whether a text went with its field: a line taken away, a step gone on from. A field drawn anew brings it again. */
  #hasLost(now: Map<Field, string>): boolean {
    const again = new Set([...now].flatMap(([field, value]) => (this.#seen.has(field) ? [] : [value])));
    return [...this.#seen].some(([field, value]) => {
      if (now.has(field) || !isText(field) || value.trim() === "" || again.has(value)) return false;
      return !this.#come.has(field) || this.#before.get(field) !== value;
    });
  }
}
