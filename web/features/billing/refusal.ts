import { codeOf, fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";

/** Why a change was refused: what the server says of a state or a field, else our words. */
export function refusalOf(error: unknown): string {
  const [field] = Object.values(fieldErrorsOf(error));
  if (field) return field;
  return codeOf(error) === "wrong_state" && error instanceof Error ? error.message : sentenceOf(error);
}
