import type { RefusalCode } from "#contracts/audit/shapes.ts";
import type { ErrorCode } from "#contracts/core/errors.ts";
import type { Env } from "#worker/core/env.ts";
import { Fault, Hidden } from "#worker/core/fault.ts";
import { describe, log } from "#worker/core/log.ts";
import type { RefusalDraft, RefusalRow } from "#worker/http/refusal-book.ts";

export type Refusals = {
  /** Keeps it, after the answer has gone out. */
  readonly note: (operation: string, error: unknown) => void;
  readonly list: (page: { before: number | null; limit: number }) => Promise<RefusalRow[]>;
};

const NOTED: Partial<Record<ErrorCode, RefusalCode>> = {
  forbidden: "forbidden",
  unauthorized: "unauthorized",
  rate_limited: "rate_limited",
};

/**
 * What is refused is kept in an object of its own and not in the database: a refused call writes nothing there, and
 * whoever knocks a million times neither fills it nor slows it down.
 */
export function refusals(
  env: Env,
  who: Omit<RefusalDraft, "operation" | "code" | "at">,
  afterwards: (work: Promise<unknown>) => void,
): Refusals {
  const book = () => env.REFUSALS.get(env.REFUSALS.idFromName("company"));
  return {
    note: (operation, error) => {
      const code =
        error instanceof Hidden ? "hidden" : error instanceof Fault ? NOTED[error.code] : undefined;
      // Every page that a stranger opens asks who they are.
      if (!code || (code === "unauthorized" && who.userId === null)) return;
      const noting = Promise.resolve(book().note({ ...who, at: Date.now(), operation, code }));
      afterwards(
        noting.catch((cause: unknown) => log({ event: "refusal not noted", error: describe(cause) })),
      );
    },
    list: async (page) => book().list(page),
  };
}
