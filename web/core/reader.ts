import type { FieldErrors } from "#contracts/core/errors.ts";

import { CallError } from "./errors.ts";

type Payload = Record<string, unknown>;

/**
 * A call to a REST address. Cookies always go along; body and content type only where there is a payload.
 * @throws CallError `{status}: {body, or the status text}` for every answer that is no success
 */
export async function call(method: string, address: string, payload?: Payload): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: "include",
    ...(payload !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payload),
    }),
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/**
 * Reads JSON from a REST address.
 * @param options.on401 `null`: an answer of 401 gives null; every other failure still throws
 */
export async function read<T>(address: string, options: { on401: "null" }): Promise<T | null>;
export async function read<T>(address: string, options?: { on401?: "throw" }): Promise<T>;
export async function read<T>(address: string, options?: { on401?: "null" | "throw" }): Promise<T | null> {
  try {
    const response = await call("GET", address);
    return (await response.json()) as T;
  } catch (error) {
    if (options?.on401 === "null" && error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}

/** The refusal an answer carries: the sentence as its body, code and reference in its headers. */
export async function refusalOf(response: Response, fields?: FieldErrors): Promise<CallError> {
  return new CallError({
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
    code: response.headers.get("x-error-code"),
    reference: response.headers.get("x-reference"),
    ...(fields && { fields }),
  });
}
