import type { ErrorCode, FieldErrors } from "#contracts/core/errors.ts";

/** What a refusal says where nobody says it better. */
const SENTENCE = {
  invalid_input: "Something in what was sent is not right.",
  unauthorized: "Please sign in first.",
  payment_failed: "Payment processing failed. Please try again.",
  forbidden: "You may not do this.",
  module_off: "The company has switched this part of the portal off.",
  not_found: "There is nothing here, or it is not yours to see.",
  method_not_allowed: "This address does not take that method.",
  already_invited: "This person has been invited already.",
  out_of_turn: "This step opens after the one before it.",
  papers_missing: "Papers that belong to this step are still missing.",
  request_reused: "This attempt was already used for something else.",
  slot_taken: "This time is taken.",
  stale_version: "Somebody has changed this in the meantime.",
  wrong_state: "This is not possible in its present state.",
  file_gone: "The file is no longer there.",
  too_large: "This is larger than allowed.",
  unsupported_file: "Files of this kind are not accepted.",
  rate_limited: "Too many attempts. Please wait a moment.",
  internal: "Internal error",
  unavailable: "The service is not available for the moment. Please try again.",
} as const satisfies Record<ErrorCode, string>;

/** How long a caller waits where the database does not answer. */
const UNAVAILABLE_SECONDS = 2;

/** The only error a domain throws on purpose. It knows no transport; one place translates it for each. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** What is there instead, for a caller who may see it: both can then be shown. */
  readonly current: unknown;

  /** When to try again, in seconds; where that is known. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message?: string,
    fields?: FieldErrors,
    current?: unknown,
    retryAfter?: number,
  ) {
    super(message ?? SENTENCE[code]);
    this.name = "Fault";
    this.code = code;
    this.fields = fields;
    this.current = current;
    this.retryAfter = retryAfter ?? (code === "unavailable" ? UNAVAILABLE_SECONDS : undefined);
  }
}

/** A write whose own condition no longer held: nothing of it happened. Whoever can look again may try once more. */
export class CalledOff extends Fault {
  constructor() {
    super("stale_version");
  }
}

/** A change of what somebody else has changed first, with what they have made of it. */
export function staleBut(current: unknown): Fault {
  return new Fault("stale_version", undefined, undefined, current);
}

/** What exists and is another's. It is answered as what is missing; only the record tells them apart. */
export class Hidden extends Fault {
  constructor() {
    super("not_found");
  }
}

/** A refusal of single fields of an input; its sentence names each. */
export function badFields(fields: FieldErrors): Fault {
  const sentence = Object.entries(fields)
    .map(([field, message]) => `${field}: ${message}`)
    .join("; ");
  return new Fault("invalid_input", sentence, fields);
}
