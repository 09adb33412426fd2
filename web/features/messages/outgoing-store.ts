/** What is sent: a message, or with `taskId` a comment on a to-do. */
export type Written = {
  body: string;
  mentions: readonly number[];
  files: readonly AttachedFile[];
  taskId?: number;
};

/** A stored paper that is to go along. */
export type AttachedFile = { documentId: number; name: string };

/** A message on its way. `id` is the attempt's key, so that trying again after a lost answer posts it once. */
export type Outgoing = Written & {
  id: string;
  state: "sending" | "failed" | "refused" | "sent";
  /** Why the server does not take it, while `refused`. */
  problem: string | null;
  /** Once the server has it. */
  messageId: number | null;
};

export type Post = (message: Outgoing) => Promise<{ id: number }>;

/** Where what has not gone yet outlives the page. */
export type Keeping = { read: () => string | null; write: (text: string | null) => void };

/** The sentence of a refusal that trying again cannot mend; null where the line was bad. */
export type ProblemOf = (error: unknown) => string | null;

/**
 * The messages of one person to one journey that the server does not have yet: shown at once, kept over a reload, and
 * sent again with the same key until one answer comes.
 */
export class OutgoingStore {
  #list: readonly Outgoing[];
  readonly #listeners = new Set<() => void>();
  readonly #post: Post;
  readonly #keeping: Keeping;
  readonly #problemOf: ProblemOf;
  #onSent: () => void = () => undefined;

  constructor(post: Post, keeping: Keeping, problemOf: ProblemOf) {
    this.#post = post;
    this.#keeping = keeping;
    this.#problemOf = problemOf;
    this.#list = keptIn(keeping.read());
  }

  readonly list = (): readonly Outgoing[] => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Who is told when the server has taken one; the last one to ask. */
  readonly whenSent = (onSent: () => void): void => {
    this.#onSent = onSent;
  };

  readonly send = (written: Written): void => {
    const id = crypto.randomUUID();
    this.#set([...this.#list, { ...written, id, state: "sending", problem: null, messageId: null }]);
    void this.#go(id);
  };

  readonly retry = (id: string): void => {
    void this.#go(id);
  };

  readonly discard = (id: string): void => this.#set(this.#list.filter((one) => one.id !== id));

  /** The line is back: what waited for it goes. */
  readonly resume = (): void => {
    for (const { id, state } of this.#list) if (state === "failed") void this.#go(id);
  };

  /** Takes off what stands among the messages that are shown. */
  readonly clearSent = (known: ReadonlySet<number>): void => {
    const left = this.#list.filter(({ messageId }) => messageId === null || !known.has(messageId));
    if (left.length !== this.#list.length) this.#set(left);
  };

  async #go(id: string): Promise<void> {
    const message = this.#list.find((one) => one.id === id);
    if (!message || message.state === "sent") return;
    this.#change(id, { state: "sending", problem: null });
    try {
      const { id: messageId } = await this.#post(message);
      this.#change(id, { state: "sent", messageId });
    } catch (error) {
      const problem = this.#problemOf(error);
      this.#change(id, { state: problem === null ? "failed" : "refused", problem });
      return;
    }
    this.#onSent();
  }

  #change(id: string, change: Partial<Outgoing>): void {
    this.#set(this.#list.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(list: readonly Outgoing[]): void {
    this.#list = list;
    const waiting = list.filter(({ state }) => state !== "sent");
    this.#keeping.write(waiting.length === 0 ? null : JSON.stringify(waiting));
    for (const listener of this.#listeners) listener();
  }
}

/** What an earlier page left: it waits to be sent again, since nobody knows whether it arrived. */
function keptIn(text: string | null): readonly Outgoing[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(kept)) return [];
    return (kept as Outgoing[])
      .filter(({ id, body }) => typeof id === "string" && typeof body === "string")
      .map((one) => (one.state === "refused" ? one : { ...one, state: "failed" }));
  } catch {
    return [];
  }
}
