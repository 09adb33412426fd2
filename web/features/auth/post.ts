import { call } from "#web/core/reader.ts";

/** A door below `/auth`; the sentence of its refusal says what to do. */
export async function post<T>(path: string, body: Record<string, unknown>): Promise<T> {
  return (await (await call("POST", `/auth/${path}`, body)).json()) as T;
}

/** The bare sentence of a refusal, without its status and without the field it is about. */
export function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^\d{3}: (?:\w+: )?/, "") : "";
}
