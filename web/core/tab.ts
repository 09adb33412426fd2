let name: string | undefined;

/** This tab's name to the server, which does not tell it what it did itself. */
export const tab = (): string => (name ??= crypto.randomUUID());
