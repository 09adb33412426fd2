import type { FormValues } from "#contracts/forms/shapes.ts";

import { dropCopy, keepCopy } from "./draft-copy.ts";

/**
 * `saved`: the server has all that was typed. `unsaved`: waiting for a pause in typing. `failed`: waiting for the line to
 * come back. `refused`: the server will not take it, as when the form was sent from another device.
 */
export type DraftState = {
  status: "saved" | "unsaved" | "saving" | "failed" | "refused";
  savedAt: Date | null;
};

type Save = (values: FormValues, basis: FormValues) => Promise<{ savedAt: Date }>;

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
  readonly #isRefusal: (error: unknown) => boolean;
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
    isRefusal: (error: unknown) => boolean = () => false,
  ) {
    this.#taskId = taskId;
    this.#basis = basis;
    this.#save = save;
    this.#isRefusal = isRefusal;
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
    this.#wait(PAUSE_MS);
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
    if (this.#typed === null) return;
    this.#underWay = this.#send(this.#typed).finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
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
      const { savedAt } = await this.#save(values, this.#basis);
      this.#failures = 0;
      if (this.#typed === values) {
        this.#typed = null;
        dropCopy(this.#taskId);
        this.#tell({ status: "saved", savedAt });
      } else {
        this.#tell({ status: "unsaved", savedAt });
      }
    } catch (error) {
      if (this.#isRefusal(error)) {
        this.#tell({ status: "refused" });
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
