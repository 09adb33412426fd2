import type { QueryClient } from "@tanstack/react-query";

import { HOUR_MS } from "#contracts/core/durations.ts";
import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import type { ApiUtils } from "#web/core/api.ts";

import { keptAnswers } from "./store.ts";

/** For so long what was asked for ahead is not asked for again; a phone abroad pays for it. */
const FRESH_MS = HOUR_MS;

/** Asks for what belongs to the journey on the page and was not opened: its rules, its appointments, whom to call. */
export async function readAhead(api: ApiUtils, client: QueryClient, build: string): Promise<void> {
  const journeys = client.getQueriesData<CustomerWorkspace>({
    queryKey: [["journeys", "customerWorkspace"]],
  });
  if (journeys.length === 0) return;
  const kept = await keptAnswers(build).catch(() => []);
  const isFresh = (name: string, id?: number) =>
    kept.some(({ queryKey: [path, details], state }) => {
      const { input } = (details ?? {}) as { input?: Record<string, unknown> };
      const isOf = id === undefined || Object.values(input ?? {}).includes(id);
      return String(path) === name && isOf && Date.now() - state.dataUpdatedAt < FRESH_MS;
    });
  if (!isFresh("help,contact")) void api.help.contact.prefetch({});
  for (const [, journey] of journeys) {
    if (!journey) continue;
    const workspaceId = journey.id;
    if (journey.panels.includes("rules") && !isFresh("journeys,assess", workspaceId))
      void api.journeys.assess.prefetch({ workspaceId });
    for (const { id: taskId } of journey.todos.filter(({ isBookable }) => isBookable))
      if (!isFresh("bookings,find", taskId)) void api.bookings.find.prefetch({ taskId });
  }
}
