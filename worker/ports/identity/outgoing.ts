import { Fault } from "#worker/core/fault.ts";
import { readAtMost } from "#worker/http/guard.ts";

/** A provider that says nothing for so long is not there; in milliseconds. */
const PATIENCE_MS = 8_000;
/** What providers say about themselves and their keys is a few kilobytes. */
const MOST_BYTES = 262_144;

/** What the provider is asked for did not come. The sentence is for administrators and for the log. */
export class ProviderFault extends Error {}

export type Asking = { method?: "POST"; headers?: Readonly<Record<string, string>>; body?: URLSearchParams };

/**
 * Asks for JSON, at that very address: whoever sends us elsewhere is not followed.
 * @throws ProviderFault for whatever is no JSON with a status below 300
 */
export async function askForJson(
  address: string,
  { problemOnTheWay, headers, ...init }: Asking & { problemOnTheWay: Guard },
): Promise<unknown> {
  await refuseUnlessOutside(address, problemOnTheWay);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: "application/json", ...headers },
    });
    text = answer.body ? new TextDecoder().decode(await readAtMost(answer.body, MOST_BYTES)) : "";
  } catch (error) {
    const what = error instanceof Fault ? "answers more than anybody reads" : "does not answer";
    throw new ProviderFault(`${address} ${what}.`);
  }
  if (answer.status >= 300 && answer.status < 400)
    throw new ProviderFault(`${address} sends us on to another address, which we do not follow.`);
  if (!answer.ok) throw new ProviderFault(`${address} answers ${answer.status}${reasonIn(text)}.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProviderFault(`${address} answers something that is not JSON.`);
  }
}

/** What a token endpoint says is wrong, as ` (invalid_client)`. */
function reasonIn(text: string): string {
  const said = /"error"\s*:\s*"([a-z_]{1,40})"/.exec(text)?.[1];
  return said ? ` (${said})` : "";
}

/** Says why an address is not asked; null for one that may be. */
export type Guard = (address: string) => Promise<string | null>;

/** @throws ProviderFault for an address that is not on the public internet, or without TLS */
export async function refuseUnlessOutside(address: string, problemOnTheWay: Guard): Promise<void> {
  const problem = await problemOnTheWay(address);
  if (problem) throw new ProviderFault(`${address}: ${problem}`);
}
