import type { MutationOptions, QueryClient } from "@tanstack/react-query";

import { topicsOf } from "./mutation-topics.ts";
import { readAgain } from "./read-again.ts";

/** Reads again what a mutation concerns; ends when that is shown. */
export async function afterMutation(
  client: QueryClient,
  input: unknown,
  { mutationKey, meta }: MutationOptions,
): Promise<void> {
  const [path] = mutationKey ?? [];
  // One without a name is no call of ours: an export, a step of the page itself.
  if (!Array.isArray(path) || meta?.isReadByCaller) return;
  const { workspaceId } = (input ?? {}) as { workspaceId?: unknown };
  await readAgain(client, topicsOf(path as string[]), typeof workspaceId === "number" ? workspaceId : null);
}
