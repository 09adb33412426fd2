/** A text message on its way. */
export type Text = {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** When it was first put into the outbox, and whether it has been tried before: it may have gone out then. */
  readonly since: Date;
  readonly isRepeated: boolean;
};

/** `refused`: this number will never take it. */
export type TextOutcome = "sent" | "refused";

/** Hands a text message to a provider. @throws what may be different the next time. */
export type TextSender = (text: Text) => Promise<TextOutcome>;
