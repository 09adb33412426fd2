import { TRPCClientError } from "@trpc/client";

import { ERROR_STATUS, type ErrorCode, type FieldErrors } from "#contracts/core/errors.ts";
import { errors as copy } from "#web/copy/errors.ts";

/** What a failed call carries, over REST and tRPC alike. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly fields: FieldErrors;
  readonly reference: string | null;

  /** `text` is the body of the answer; where it is empty the status text stands for it. */
  constructor(answer: {
    status: number;
    statusText: string;
    text: string;
    code?: string | null;
    fields?: FieldErrors;
    reference?: string | null;
  }) {
    super(`${answer.status}: ${answer.text || answer.statusText}`);
    this.name = "CallError";
    this.status = answer.status;
    this.code = isErrorCode(answer.code) ? answer.code : null;
    this.fields = answer.fields ?? {};
    this.reference = answer.reference ?? null;
  }
}

/** What the server says of a failed procedure, see `errorFormatter` of the Worker. */
type FaultData = { fault?: string; httpStatus?: number; fields?: FieldErrors; reference?: string };

/** `{status}: {message}` of a failed call; the bare message of anything else, empty where it has none. */
export function messageOf(error: unknown): string {
  const { httpStatus } = dataOf(error);
  if (httpStatus !== undefined && error instanceof Error) return `${httpStatus}: ${error.message}`;
  return error instanceof Error ? error.message : "";
}

/** Null for an error that is no refusal of ours: the line is down, or the program is wrong. */
export function codeOf(error: unknown): ErrorCode | null {
  if (error instanceof CallError) return error.code;
  const { fault } = dataOf(error);
  return isErrorCode(fault) ? fault : null;
}

/** What is wrong with which field of the input; empty where the refusal is of another kind. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof CallError ? error.fields : (dataOf(error).fields ?? {});
}

/** The request's id in the log, to be told to support. */
export function referenceOf(error: unknown): string | null {
  return error instanceof CallError ? error.reference : (dataOf(error).reference ?? null);
}

/** One sentence for a person. */
export function sentenceOf(error: unknown): string {
  const code = codeOf(error);
  return code ? copy[code] : copy.offline;
}

function dataOf(error: unknown): FaultData {
  // The router's own type of the data would tie every screen's errors to the Worker.
  return error instanceof TRPCClientError ? ((error.data as FaultData | null | undefined) ?? {}) : {};
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && code in ERROR_STATUS;
}
