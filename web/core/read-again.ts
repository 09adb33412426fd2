import { type QueryClient, useQueryClient } from "@tanstack/react-query";

import { concernedByChanges, type Topic } from "./live-topics.ts";

/** Fetches again what is shown of the topics, and marks the rest as old. Ends when what is shown is new, or has failed. */
export function readAgain(
  client: QueryClient,
  topics: readonly Topic[],
  workspaceId: number | null,
): Promise<void> {
  if (topics.length === 0) return Promise.resolve();
  const changes = topics.map((topic) => ({ topic, workspaceId }));
  return client.invalidateQueries({ predicate: concernedByChanges(changes) });
}

/** For what changes otherwise than by one mutation: an upload, or several mutations in a row. */
export function useReadAgain(): (topics: readonly Topic[], workspaceId?: number) => Promise<void> {
  const client = useQueryClient();
  return (topics, workspaceId) => readAgain(client, topics, workspaceId ?? null);
}
