/**
 * The id of an attempt: the same values keep it, however often they are sent, so that a try whose answer was lost makes
 * no second journey; changed values are a new attempt.
 */
export class Attempts {
  #body = "";
  #requestId = "";

  readonly idFor = (values: object): string => {
    const body = JSON.stringify(values);
    if (body !== this.#body) {
      this.#body = body;
      this.#requestId = crypto.randomUUID();
    }
    return this.#requestId;
  };
}
