import type { LeftUpload, UploadMemory } from "./left-uploads.ts";

/** A file on its way. `id` is the attempt's key, so a retry after a lost answer stores the file once. Sizes in bytes. */
export type Upload = {
  readonly id: string;
  readonly file: File;
  readonly state: "waiting" | "sending" | "stored" | "failed";
  readonly sentBytes: number;
  /** What went wrong, as a sentence, while `failed`. */
  readonly problem: string | null;
  /** Once it is stored. */
  readonly documentId: number | null;
};

export type Sending = { stored: Promise<{ documentId: number }>; abort: () => void };
export type OnUploaded = (files: readonly File[]) => void;
export type Send = (upload: { id: string; file: File }, onProgress: (sentBytes: number) => void) => Sending;

/** Whole percent of a file that is on the server; 100 only once the server has said that it is stored. */
export function percentOf(upload: Upload): number {
  if (upload.state === "stored") return 100;
  if (upload.file.size === 0) return 0;
  return Math.min(99, Math.floor((upload.sentBytes / upload.file.size) * 100));
}

/**
 * Sends files one after the other: on a thin line two at once only make both late. It belongs to a to-do and not to a
 * panel, so that closing the panel stops nothing.
 */
export class UploadQueue {
  readonly #send: Send;
  readonly #problemOf: (error: unknown) => string;
  readonly #listeners = new Set<() => void>();
  #onUploaded: OnUploaded = () => undefined;
  #uploads: readonly Upload[] = [];
  #told = new Set<string>();
  #underWay: { id: string; abort: () => void } | null = null;
  readonly #memory: UploadMemory | undefined;
  #left: readonly LeftUpload[];
  #kept: readonly LeftUpload[];
  readonly #chosenAt = new Map<string, number>();

  /** `memory` holds what is under way over a reload of the page. */
  constructor(send: Send, problemOf: (error: unknown) => string, memory?: UploadMemory) {
    this.#send = send;
    this.#problemOf = problemOf;
    this.#memory = memory;
    this.#left = memory?.read() ?? [];
    this.#kept = this.#left;
  }

  readonly list = (): readonly Upload[] => this.#uploads;

  /** What was under way when the page went away, and has not been chosen again since. */
  readonly left = (): readonly LeftUpload[] => this.#left;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Who is told once what was dropped is stored; the last one to ask. */
  readonly whenUploaded = (onUploaded: OnUploaded): void => {
    this.#onUploaded = onUploaded;
  };

  readonly isBusy = (): boolean =>
    this.#uploads.some(({ state }) => state === "waiting" || state === "sending");

  add(files: readonly File[]): void {
    const fresh = files.map((file): Upload => {
      const id = this.#takeLeft(file) ?? crypto.randomUUID();
      return { id, file, state: "waiting", sentBytes: 0, problem: null, documentId: null };
    });
    this.#set([...this.#uploads, ...fresh]);
    this.#next();
  }

  /** Forgets files of before the page went away. */
  forget(ids: ReadonlySet<string>): void {
    const left = this.#left.filter(({ id }) => !ids.has(id));
    if (left.length === this.#left.length) return;
    this.#left = left;
    this.#set(this.#uploads);
  }

  /** Stops an upload that is under way and takes it off the list. */
  cancel(id: string): void {
    if (this.#underWay?.id === id) this.#underWay.abort();
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
    this.#settle();
  }

  retry(id: string): void {
    this.#change(id, { state: "waiting", sentBytes: 0, problem: null });
    this.#next();
  }

  /** Takes stored files off the list once they stand among the documents. */
  clearStored(documentIds: ReadonlySet<number>): void {
    const left = this.#uploads.filter(
      ({ documentId }) => documentId === null || !documentIds.has(documentId),
    );
    if (left.length !== this.#uploads.length) this.#set(left);
  }

  /** The key of the attempt that a file belongs to which is chosen again. */
  #takeLeft({ name, size, lastModified }: File): string | undefined {
    const found = this.#left.find(
      (one) => one.name === name && one.size === size && one.lastModified === lastModified,
    );
    if (found) this.#left = this.#left.filter((one) => one !== found);
    return found?.id;
  }

  #next(): void {
    const waiting = this.#uploads.find(({ state }) => state === "waiting");
    if (this.#underWay || !waiting) return;
    const { id } = waiting;
    this.#change(id, { state: "sending" });
    const { stored, abort } = this.#send(waiting, (sentBytes) => this.#change(id, { sentBytes }));
    this.#underWay = { id, abort };
    void stored
      .then(
        ({ documentId }) => this.#change(id, { state: "stored", documentId }),
        (error: unknown) => this.#change(id, { state: "failed", problem: this.#problemOf(error) }),
      )
      .finally(() => {
        this.#underWay = null;
        this.#settle();
        this.#next();
      });
  }

  /** Tells what is stored and not told yet, as soon as nothing is on its way any more. */
  #settle(): void {
    if (this.isBusy()) return;
    const fresh = this.#uploads.filter(({ id, state }) => state === "stored" && !this.#told.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) this.#told.add(id);
    this.#onUploaded(fresh.map(({ file }) => file));
  }

  #change(id: string, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    const hasChanged =
      uploads.length !== this.#uploads.length ||
      uploads.some((one, at) => one.state !== this.#uploads[at]?.state);
    this.#uploads = uploads;
    if (hasChanged || this.#left !== this.#kept) this.#keep();
    for (const listener of this.#listeners) listener();
  }
  /** Not at every byte that goes up: only when a file comes, arrives or is given up. */
  #keep(): void {
    this.#kept = this.#left;
    const underWay = this.#uploads
      .filter(({ state }) => state !== "stored")
      .map(({ id, file: { name, size, lastModified } }) => {
        const chosenAt = this.#chosenAt.get(id) ?? Date.now();
        this.#chosenAt.set(id, chosenAt);
        return { id, name, size, lastModified, chosenAt };
      });
    this.#memory?.write([...this.#left, ...underWay]);
  }
}
