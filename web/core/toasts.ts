/** How many toasts are on screen at once. */
export const TOAST_LIMIT = 1;
/** How long a toast is displayed, in milliseconds. */
export const TOAST_DURATION_MS = 5000;
/** How long a dismissed toast is still remembered, in milliseconds. */
export const TOAST_REMOVE_MS = 1_000_000;
/** How far to the right a toast must be swiped to go away, in pixels. */
export const TOAST_SWIPE_PX = 50;

export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly kind: "success" | "error" | "info";
  /** One thing that can be done about it, such as Undo. Doing it dismisses the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly isOpen: boolean;
};
export type ToastDraft = Omit<Toast, "id" | "isOpen" | "kind"> & { kind?: Toast["kind"] };

/**
 * The queue behind the toasts. A new toast takes the place of the one on screen; a dismissed one stays in the queue,
 * hidden, until its second timer takes it out.
 */
export class ToastStore {
  #toasts: readonly Toast[] = [];
  #lastId = 0;
  #isPaused = false;
  readonly #listeners = new Set<() => void>();
  readonly #display = new Map<
    number,
    { timer: ReturnType<typeof setTimeout> | undefined; since: number; left: number }
  >();

  /** Newest first, dismissed ones included. */
  readonly list = (): readonly Toast[] => this.#toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly add = (draft: ToastDraft): number => {
    const toast: Toast = { kind: "info", ...draft, id: ++this.#lastId, isOpen: true };
    for (const shown of this.#toasts.filter((t) => t.isOpen).slice(TOAST_LIMIT - 1)) this.dismiss(shown.id);
    this.#set([toast, ...this.#toasts]);
    this.#display.set(toast.id, { timer: undefined, since: 0, left: TOAST_DURATION_MS });
    if (!this.#isPaused) this.#start(toast.id);
    return toast.id;
  };

  readonly dismiss = (id: number): void => {
    if (!this.#toasts.some((t) => t.id === id && t.isOpen)) return;
    clearTimeout(this.#display.get(id)?.timer);
    this.#display.delete(id);
    this.#set(this.#toasts.map((t) => (t.id === id ? { ...t, isOpen: false } : t)));
    setTimeout(() => this.#set(this.#toasts.filter((t) => t.id !== id)), TOAST_REMOVE_MS);
  };

  /** The clock of what is on screen stands still, as long as somebody reads or holds it. */
  readonly pause = (): void => {
    if (this.#isPaused) return;
    this.#isPaused = true;
    for (const display of this.#display.values()) {
      clearTimeout(display.timer);
      display.left = Math.max(0, display.left - (Date.now() - display.since));
    }
  };

  readonly resume = (): void => {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    for (const id of this.#display.keys()) this.#start(id);
  };

  #start(id: number): void {
    const display = this.#display.get(id);
    if (!display) return;
    display.since = Date.now();
    display.timer = setTimeout(() => this.dismiss(id), display.left);
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

export const toasts = new ToastStore();

/** Shows a message that goes away by itself. */
export const showToast = toasts.add;
