/** One JSON line a request or event. Never a token, never a text that a person wrote. */
export type LogLine = {
  at: string;
  event: string;
  reference?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  userId?: number | null;
  trips?: number;
  error?: string;
};

export function log(line: Omit<LogLine, "at">): void {
  // oxlint-disable-next-line no-console -- the platform collects what a Worker prints
  console.log(JSON.stringify({ at: new Date().toISOString(), ...line }));
}

/** An error as the log keeps it: where it came from, with its causes, without the values it was given. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const cause = error.cause instanceof Error ? ` <- ${describe(error.cause)}` : "";
  const message = error.message.split("\nparams:")[0] ?? "";
  return `${error.name}: ${message.slice(0, 500)}${cause}`;
}
