declare const taken: unique symbol;

/** A file that has been made ready and judged. Nothing else can be sent, so that no door forgets either. */
export type TakenFile = File & { readonly [taken]: true };
