import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";

import { dropDraftCopy, keepDraftCopy } from "./draft-copy.ts";

/**
 * `saved`: the server has all that was drawn. `unsaved`: waiting for a pause. `failed`: waiting for the line to come
 * back. `refused`: the server will not take it as it is. `stale`: somebody else has saved another draft meanwhile.
 */
export type SaveState = {
  readonly status: "saved" | "unsaved" | "saving" | "failed" | "refused" | "stale";
  readonly savedAt: Date | null;
  /** What stopped the last try. */
  readonly error: unknown;
};

export type Saved = { version: number; savedAt: Date | null };
type Send = (version: number, graph: WorkflowGraph) => Promise<Saved>;
export type Verdict = "again" | "refused" | "stale";

/** Milliseconds without a change until a draft goes up, and between attempts on a lost line. */
const PAUSE_MS = 1_000;
const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const;

/**
 * Keeps what is drawn: on this device at once, on the server after a pause, again and again while the line is down.
 * One save is under way at a time, each with the version that the one before it made.
 */
export class DraftSaver {
  readonly #templateId: number;
  readonly #send: Send;
  readonly #judge: (error: unknown) => Verdict;
  readonly #listeners = new Set<() => void>();
  #version: number;
  /** What the server has of that version. */
  #base: WorkflowGraph;
  #state: SaveState;
  #drawn: WorkflowGraph | null = null;
  #sent: WorkflowGraph | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;
  #failures = 0;

  constructor(
    opening: { templateId: number; version: number; savedAt: Date | null; graph: WorkflowGraph },
    send: Send,
    judge: (error: unknown) => Verdict,
  ) {
    this.#templateId = opening.templateId;
    this.#version = opening.version;
    this.#base = opening.graph;
    this.#state = { status: "saved", savedAt: opening.savedAt, error: null };
    this.#send = send;
    this.#judge = judge;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SaveState => this.#state;

  /** The version that the next save begins with. */
  get version(): number {
    return this.#version;
  }

  /** What went up without an answer: the server may have it all the same. */
  get sent(): WorkflowGraph | null {
    return this.#sent;
  }

  drawn(graph: WorkflowGraph): void {
    if (graph === this.#base && !this.#underWay && this.#state.status !== "stale") {
      this.#forget();
      return;
    }
    this.#drawn = graph;
    keepDraftCopy(this.#templateId, { graph, basedOn: this.#version });
    // Until a person has decided between the two, nothing goes over the other's draft.
    if (this.#state.status === "stale") return;
    if (this.#state.status !== "saving") this.#tell({ status: "unsaved" });
    this.#wait(PAUSE_MS);
  }

  /** Saves what is waiting now; resolves when it is saved or has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay) await this.#underWay;
    clearTimeout(this.#timer);
    if (this.#drawn === null || this.#state.status === "stale") return;
    this.#underWay = this.#up(this.#drawn).finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
  }

  /** The other's draft is known: what is drawn here goes over it. */
  async overwrite(version: number): Promise<void> {
    this.#version = version;
    this.#tell({ status: "unsaved", error: null });
    await this.flush();
  }

  /** What is drawn here is given up for another draft of the server's. */
  adopt(saved: Saved & { graph: WorkflowGraph }): void {
    this.#version = saved.version;
    this.#base = saved.graph;
    this.#forget();
    this.#tell({ savedAt: saved.savedAt });
  }

  /** There is nothing here that the server does not have. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#drawn = null;
    dropDraftCopy(this.#templateId);
    this.#tell({ status: "saved", error: null });
  }

  async #up(graph: WorkflowGraph): Promise<void> {
    this.#tell({ status: "saving" });
    try {
      const { version, savedAt } = await this.#send(this.#version, graph);
      this.#failures = 0;
      this.#sent = null;
      this.#version = version;
      this.#base = graph;
      if (this.#drawn === graph) {
        this.#drawn = null;
        dropDraftCopy(this.#templateId);
        this.#tell({ status: "saved", savedAt, error: null });
        return;
      }
      if (this.#drawn) keepDraftCopy(this.#templateId, { graph: this.#drawn, basedOn: version });
      this.#tell({ status: "unsaved", savedAt, error: null });
      this.#wait(PAUSE_MS);
    } catch (error) {
      const verdict = this.#judge(error);
      if (verdict === "again") this.#sent = graph;
      this.#tell({ status: verdict === "again" ? "failed" : verdict, error });
      if (verdict !== "again") return;
      this.#wait(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? PAUSE_MS);
    }
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #tell(change: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
