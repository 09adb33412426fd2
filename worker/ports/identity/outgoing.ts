import { Fault } from "#worker/core/fault.ts";
import { readAtMost } from "#worker/http/guard.ts";

/** A provider that says nothing for so long is not there; in milliseconds. */
const PATIENCE_MS = 8_000;
/** What providers say about themselves and their keys is a few kilobytes. */
const MOST_BYTES = 262_144;

/** What the provider is asked for did not come. The sentence is for administrators and for the log. */
export class ProviderFault extends Error {}

/** Says why an address is not asked; null for one that may be. */
export type Guard = (address: string) => Promise<string | null>;

type Asking = Pick<RequestInit, "method" | "headers" | "body">;

/**
 * Asks at that very address, whose name is looked up first: whoever sends us elsewhere is not followed, and nobody is read
 * without end.
 * @throws ProviderFault for whatever is no JSON with a status below 300
 */
export async function guardedFetch(
  problemOnTheWay: Guard,
  address: string,
  { method = "GET", headers, body = null }: Asking = {},
): Promise<Response> {
  await refuseUnlessOutside(address, problemOnTheWay);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, {
      method,
      body,
      headers: { accept: "application/json", ...(headers as Record<string, string>) },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = answer.body ? new TextDecoder().decode(await readAtMost(answer.body, MOST_BYTES)) : "";
  } catch (error) {
    const what = error instanceof Fault ? "answers more than anybody reads" : "does not answer";
    throw new ProviderFault(`${address} ${what}.`);
  }
  if (answer.status >= 300 && answer.status < 400)
    throw new ProviderFault(`${address} sends us on to another address, which we do not follow.`);
  if (!answer.ok) throw new ProviderFault(`${address} answers ${answer.status}${reasonIn(text)}.`);
  if (!isJson(text)) throw new ProviderFault(`${address} answers something that is not JSON.`);
  return new Response(text, {
    status: answer.status,
    headers: { "content-type": answer.headers.get("content-type") ?? "application/json" },
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What a token endpoint says is wrong, as ` (invalid_client)`. */
function reasonIn(text: string): string {
  const said = /"error"\s*:\s*"([a-z_]{1,40})"/.exec(text)?.[1];
  return said ? ` (${said})` : "";
}

/** @throws ProviderFault for an address that is not on the public internet, or without TLS */
export async function refuseUnlessOutside(address: string, problemOnTheWay: Guard): Promise<void> {
  const problem = await problemOnTheWay(address);
  if (problem) throw new ProviderFault(`${address}: ${problem}`);
}
