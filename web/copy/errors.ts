import type { ErrorCode } from "#contracts/core/errors.ts";

/** One sentence per refusal; a code without words does not compile. `offline` is for an answer that never came. */
export const errors = {
  invalid_input: "Something in the form needs your attention.",
  unauthorized: "Please sign in first.",
  payment_failed: "Payment processing failed. Please try again.",
  forbidden: "Your account may not do this.",
  module_off: "Your company has switched this part of the portal off.",
  not_found: "There is nothing here, or it is not yours to see.",
  method_not_allowed: "This is not possible here.",
  already_invited: "This person has been invited already.",
  out_of_turn: "This step opens after the one before it.",
  papers_missing: "Papers that belong to this step are still missing.",
  request_reused: "This was already sent. Reload the page to see it.",
  slot_taken: "This time has just been taken. Please choose another one.",
  stale_version: "Somebody has changed this in the meantime. Reload to see it.",
  wrong_state: "This is not possible any more. Reload to see why.",
  file_gone: "The file is no longer there.",
  too_large: "This is larger than allowed.",
  unsupported_file: "Files of this kind are not accepted.",
  rate_limited: "Too many attempts. Please wait a moment.",
  internal: "Something went wrong on our side.",
  unavailable: "The server did not answer. Nothing is lost.",
  offline: "The server did not answer. Nothing is lost.",
} as const satisfies Record<ErrorCode | "offline", string>;
