import type { TakenFile } from "#web/core/taken.ts";

import type { Rejection } from "./file-rules.ts";
import type { LeftUpload, UploadMemory } from "./left-uploads.ts";
import type { Pause, Sending } from "./sending.ts";
import type { Taken } from "./taken-file.ts";

/** A file on its way. `id` is the attempt's key, so a retry after a lost answer stores the file once. Sizes in bytes. */
export type Upload = {
  readonly id: string;
  readonly chosen: File;
  /** What is sent of it, once it is ready. */
  readonly file: TakenFile | null;
  readonly state: "preparing" | "drawing" | "waiting" | "sending" | "stored" | "failed";
  readonly sentBytes: number;
  /** While it waits to go on by itself. */
  readonly pause: Pause | null;
  /** What went wrong, as a sentence, while `failed`. */
  readonly problem: string | null;
  /** Once it is stored. */
  readonly documentId: number | null;
};

export type OnUploaded = (files: readonly File[]) => void;
export type Take = (file: File, watch: { onDrawing: () => void; signal: AbortSignal }) => Promise<Taken>;
export type Send = (
  upload: { id: string; file: TakenFile },
  onProgress: (sentBytes: number) => void,
  onPause: (pause: Pause | null) => void,
) => Sending;

/** Whole percent of a file that is on the server; 100 only once the server has said that it is stored. */
export function percentOf(upload: Upload): number {
  if (upload.state === "stored") return 100;
  if (!upload.file || upload.file.size === 0) return 0;
  return Math.min(99, Math.floor((upload.sentBytes / upload.file.size) * 100));
}

/** Under the name that it has, or will have, among the files. */
export const nameOf = ({ chosen, file }: Upload): string => (file ?? chosen).name;

const FRESH = {
  file: null,
  state: "preparing",
  sentBytes: 0,
  pause: null,
  problem: null,
  documentId: null,
} as const;

/**
 * Makes files ready and sends them one after the other: on a thin line two at once only make both late. It belongs to a to-do and not to a
 * panel, so that closing the panel stops nothing.
 */
export class UploadQueue {
  readonly #take: Take;
  readonly #send: Send;
  readonly #problemOf: (error: unknown) => string;
  readonly #listeners = new Set<() => void>();
  #onUploaded: OnUploaded = () => undefined;
  #uploads: readonly Upload[] = [];
  #told = new Set<string>();
  #rejected: readonly Rejection[] = [];
  #making: { id: string; abort: () => void } | null = null;
  #underWay: ({ id: string } & Sending) | null = null;
  readonly #memory: UploadMemory | undefined;
  #left: readonly LeftUpload[];
  #kept: readonly LeftUpload[];
  readonly #chosenAt = new Map<string, number>();

  /** `memory` holds what is under way over a reload of the page. */
  constructor(take: Take, send: Send, problemOf: (error: unknown) => string, memory?: UploadMemory) {
    this.#take = take;
    this.#send = send;
    this.#problemOf = problemOf;
    this.#memory = memory;
    this.#left = memory?.read() ?? [];
    this.#kept = this.#left;
  }

  readonly list = (): readonly Upload[] => this.#uploads;

  /** What was under way when the page went away, and has not been chosen again since. */
  readonly left = (): readonly LeftUpload[] => this.#left;

  /** What was not taken the last time, and why. */
  readonly rejected = (): readonly Rejection[] => this.#rejected;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Who is told once what was dropped is stored; the last one to ask. */
  readonly whenUploaded = (onUploaded: OnUploaded): void => {
    this.#onUploaded = onUploaded;
  };

  readonly isBusy = (): boolean =>
    this.#uploads.some(({ state }) => state !== "stored" && state !== "failed");

  add(files: readonly File[]): void {
    this.#rejected = [];
    const fresh = files.map((chosen): Upload => {
      const id = this.#takeLeft(chosen) ?? crypto.randomUUID();
      return { ...FRESH, id, chosen };
    });
    this.#set([...this.#uploads, ...fresh]);
    this.#make();
  }

  /** Says of files why none of them is taken. */
  reject(rejected: readonly Rejection[]): void {
    this.#rejected = rejected;
    this.#set(this.#uploads);
  }

  dismiss(gone: Rejection): void {
    this.reject(this.#rejected.filter((one) => one !== gone));
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
    for (const one of [this.#making, this.#underWay]) if (one?.id === id) one.abort();
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
    this.#settle();
  }

  retry(id: string): void {
    if (this.#underWay?.id === id) return this.#underWay.goOn?.();
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

  /** The next photo is made ready while the one before goes up. */
  #make(): void {
    const first = this.#uploads.find(({ state }) => state === "preparing");
    if (this.#making || !first) return;
    const { id, chosen } = first;
    const calledOff = new AbortController();
    this.#making = { id, abort: () => calledOff.abort() };
    const onDrawing = () => this.#change(id, { state: "drawing" });
    void this.#take(chosen, { onDrawing, signal: calledOff.signal })
      .then((result) => {
        if (calledOff.signal.aborted) return;
        if ("file" in result) return this.#change(id, { state: "waiting", file: result.file });
        this.#rejected = [...this.#rejected, result.rejection];
        this.#set(this.#uploads.filter((upload) => upload.id !== id));
      })
      .finally(() => {
        this.#making = null;
        this.#settle();
        this.#next();
        this.#make();
      });
  }

  #next(): void {
    const waiting = this.#uploads.find(({ state }) => state === "waiting");
    if (this.#underWay || !waiting?.file) return;
    const { id, file } = waiting;
    this.#change(id, { state: "sending" });
    const sending = this.#send(
      { id, file },
      (sentBytes) => this.#change(id, { sentBytes }),
      (pause) => this.#change(id, { pause, sentBytes: 0 }),
    );
    this.#underWay = { id, ...sending };
    void sending.stored
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
    this.#onUploaded(fresh.flatMap(({ file }) => file ?? []));
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
      .map(({ id, chosen: { name, size, lastModified }, file }) => {
        const chosenAt = this.#chosenAt.get(id) ?? Date.now();
        this.#chosenAt.set(id, chosenAt);
        return { id, name, sentAs: file?.name ?? name, size, lastModified, chosenAt };
      });
    this.#memory?.write([...this.#left, ...underWay]);
  }
}
