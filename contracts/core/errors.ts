/** The refusals that may cross the wire. The Worker answers with the status; the web has words for every code. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthorized: 401,
  payment_failed: 402,
  forbidden: 403,
  module_off: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_invited: 409,
  out_of_turn: 409,
  papers_missing: 409,
  request_reused: 409,
  slot_taken: 409,
  stale_version: 409,
  wrong_state: 409,
  file_gone: 410,
  too_large: 413,
  unsupported_file: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** What is wrong with which field of an input: `{ "departureDate": "Departure date is required" }`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The one error shape. `reference` is the request's id in the log. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  reference: string;
  fields?: FieldErrors;
  /** With 409: what is there instead. */
  current?: unknown;
};
