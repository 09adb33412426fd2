import type { FormValues } from "#contracts/forms/shapes.ts";

import { dropCopy, keepCopy } from "./draft-copy.ts";

/**
 * `saved`: the server has all that was typed. `unsaved`: waiting for a pause in typing. `failed`: waiting for the line to
 * come back. `refused`: the server will not take it, as when the form was sent from another device. `elsewhere`: another
 * page has kept something else since; nothing goes up until a person chooses.
 */
export type DraftState = {
  status: "saved" | "unsaved" | "saving" | "failed" | "refused" | "elsewhere";
  savedAt: Date | null;
};

export type Typed = {
  values: FormValues;
  basis: FormValues;
  /** The page that types, and when the draft was saved that it types over. */
  page: { id: string; over: Date | null };
};
type Save = (typed: Typed) => Promise<{ savedAt: Date }>;
/** What a failed save means; null where trying again may help. */
type Refusal = (error: unknown) => "refused" | "elsewhere" | null;

/** Milliseconds without a keystroke until a draft goes up, and between attempts on a lost line. */
const PAUSE_MS = 800;
const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const;

/**
 * Keeps what is typed: on this device at once, on the server after a pause, again and again while the line is down.
 * One save is under way at a time, so an older one never lands after a newer one.
 */
export class DraftKeeper {
  readonly #taskId: number;
  readonly #save: Save;
  readonly #refusal: Refusal;
  readonly #pageId = crypto.randomUUID();
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  #basis: FormValues;
  #typed: FormValues | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;
  #failures = 0;

  /** @param basis what the record said when the values were begun */
  constructor(
    taskId: number,
    { savedAt, basis }: { savedAt: Date | null; basis: FormValues },
    save: Save,
    refusal: Refusal = () => null,
  ) {
    this.#taskId = taskId;
    this.#basis = basis;
    this.#save = save;
    this.#refusal = refusal;
    this.#state = { status: "saved", savedAt };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DraftState => this.#state;

  /** @param basis where it is another one from now on */
  typed(values: FormValues, basis = this.#basis): void {
    this.#typed = values;
    this.#basis = basis;
    const basedOn = this.#state.savedAt?.toISOString() ?? null;
    keepCopy(this.#taskId, { values, basedOn, basis });
    if (this.#state.status === "saved") this.#tell({ status: "unsaved" });
    if (this.#state.status !== "elsewhere") this.#wait(PAUSE_MS);
  }

  /** A person has chosen what stands here over what another page saved at this moment. */
  overrule(values: FormValues, savedAt: Date | null): Promise<void> {
    this.#tell({ status: "unsaved", savedAt });
    return this.save(values);
  }

  /** A person has chosen what another page saved at this moment: nothing here is newer. */
  adopt(savedAt: Date | null, basis: FormValues): void {
    this.forget();
    this.#basis = basis;
    this.#tell({ savedAt });
  }

  /** What "Save Draft" does: whatever stands in the form goes up now, unchecked, changed or not. */
  save(values: FormValues): Promise<void> {
    this.typed(values);
    return this.flush();
  }

  /** Saves what is waiting now; resolves when it is saved or has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay) await this.#underWay;
    if (this.#typed === null || this.#state.status === "elsewhere") return;
    this.#underWay = this.#send(this.#typed).finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
  }

  /** What the server knows this page by, and the draft that it has seen. */
  page(): Typed["page"] {
    return { id: this.#pageId, over: this.#state.savedAt };
  }

  /** After the form itself was refused: what another page has kept since is asked about. */
  compare(found: { savedAt: Date | null } | undefined): void {
    const isOthers = found && found.savedAt?.getTime() !== this.#state.savedAt?.getTime();
    if (isOthers) this.#tell({ status: "elsewhere" });
  }

  /** Before the form itself is sent: nothing more goes up, and what is under way has landed. */
  async rest(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#underWay;
    clearTimeout(this.#timer);
  }

  /** The form was sent: the draft has served. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#typed = null;
    dropCopy(this.#taskId);
    this.#tell({ status: "saved" });
  }

  async #send(values: FormValues): Promise<void> {
    this.#tell({ status: "saving" });
    try {
      const { savedAt } = await this.#save({ values, basis: this.#basis, page: this.page() });
      this.#failures = 0;
      if (this.#typed === values) {
        this.#typed = null;
        dropCopy(this.#taskId);
        this.#tell({ status: "saved", savedAt });
      } else {
        this.#tell({ status: "unsaved", savedAt });
      }
    } catch (error) {
      const refusal = this.#refusal(error);
      if (refusal) {
        this.#tell({ status: refusal });
        return;
      }
      this.#tell({ status: "failed" });
      this.#wait(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? PAUSE_MS);
    }
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #tell(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
