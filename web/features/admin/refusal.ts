import { codeOf, sentenceOf } from "#web/core/errors.ts";

/** The server's own reason where a rule stands in the way, such as the last administrator; else the general sentence. */
export function refusalOf(error: unknown): string {
  const hasReason = codeOf(error) === "wrong_state" || codeOf(error) === "invalid_input";
  return hasReason && error instanceof Error ? error.message : sentenceOf(error);
}
