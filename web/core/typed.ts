type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is looked for and what is known by heart is no work, and a button has no text of anybody's. */
const NOTHING_TYPED = new Set(["search", "hidden", "submit", "button", "reset", "password"]);

const valueOf = (field: Field): string => {
  if (!(field instanceof HTMLInputElement)) return field.value;
  if (field.type === "checkbox" || field.type === "radio") return String(field.checked);
  return field.value;
};

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

/** How what was sent has ended: null while nothing has been sent. */
type Sending = (since: number) => "failed" | "taken" | "saved" | null;

/** What stands in the fields of a form, against what stood there before anybody touched it. */
export class Typed {
  #before = new Map<Field, string>();
  #isMoreKept = false;
  #isTouched = false;
  #sent: { at: number; values: Map<Field, string>; isTypedSince: boolean } | null = null;
  readonly #sending: Sending;

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  /**
   * After each drawing. Until somebody touches it, a form may fill itself.
   * @param isMore something that is in no field is there too
   */
  drawn(form: HTMLFormElement, isMore: boolean): void {
    if (this.#sent && this.#sending(this.#sent.at) === "saved") {
      for (const [field, value] of this.#sent.values) this.#before.set(field, value);
      this.#isTouched = this.#sent.isTypedSince;
      this.#isMoreKept = isMore;
      this.#sent = null;
    }
    if (!this.#isTouched) this.#before = valuesOf(form);
    this.#isMoreKept &&= isMore;
  }

  /** Before a change: fields that have come since are as they begin. */
  touched(form: HTMLFormElement, isTyped: boolean): void {
    this.#isTouched = true;
    if (this.#sent && isTyped) this.#sent.isTypedSince = true;
    for (const [field, value] of valuesOf(form)) if (!this.#before.has(field)) this.#before.set(field, value);
  }

  sent(form: HTMLFormElement): void {
    this.#sent = { at: Date.now(), values: valuesOf(form), isTypedSince: false };
  }

  isChanged(form: HTMLFormElement, isMore: boolean): boolean {
    this.drawn(form, isMore);
    const now = [...valuesOf(form)];
    const isAs = (then: Map<Field, string>) =>
      now.every(([field, value]) => (then.get(field) ?? value) === value);
    if (isAs(this.#before) && (!isMore || this.#isMoreKept)) return false;
    // What is on its way is no longer only here; a form closes itself before its answer is told to everybody.
    return !(this.#sent && isAs(this.#sent.values) && this.#sending(this.#sent.at) === "taken");
  }

  /** What stands there now is kept or given up. */
  settle(form: HTMLFormElement, isMore: boolean): void {
    this.#before = valuesOf(form);
    this.#isMoreKept = isMore;
    this.#sent = null;
  }
}
