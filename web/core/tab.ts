/** This tab's name to the server, which does not tell it what it did itself. */
export const TAB: string = crypto.randomUUID();
